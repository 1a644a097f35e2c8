import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedClock } from '@portal/domain/clock';
import { cents } from '@portal/domain/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTreasury } from './http-treasury.ts';
import { type PayoutOrder, PayoutRejected, type Treasury, TreasuryUnavailable } from './port.ts';

const clock = fixedClock('2026-11-20T15:30:00+08:00');
const payout: PayoutOrder = {
  reference: 'RF-2611-1183',
  amount: cents(21_240),
  bpNo: '1000228104',
  holder: 'Bernard Lim',
  destination: { method: '08', proxyType: 'NRIC', proxyValue: null },
};
let server: Server;
let treasury: Treasury;
let status: number;
let asked: unknown[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      asked.push([request.url, JSON.parse(body)]);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = {
    TREASURY_URL: `http://127.0.0.1:${port}/treasury`,
    TREASURY_SECRETS: ['the-secret-of-the-treasury-in-tests-01'],
  };
  treasury = createTreasury(settings, clock) as Treasury;
});
afterEach(() => server.close());

describe('the treasury over HTTP', () => {
  it('is told of a payout in words of the wire', async () => {
    status = 202;
    await treasury.order(payout);
    expect(asked).toEqual([
      [
        '/treasury/payouts',
        {
          reference: 'RF-2611-1183',
          amount: 21_240,
          currency: 'SGD',
          bp_no: '1000228104',
          holder: 'Bernard Lim',
          method: '08',
          proxy_type: 'NRIC',
          proxy_value: null,
        },
      ],
    ]);
  });

  it.each([400, 410, 422])('rejects a payout with %i', async (answered) => {
    status = answered;
    await expect(treasury.order(payout)).rejects.toBeInstanceOf(PayoutRejected);
  });

  it.each([302, 401, 403, 404, 408, 409, 429, 500, 503])(
    'says nothing of a payout with %i, which may be tried again',
    async (answered) => {
      status = answered;
      await expect(treasury.order(payout)).rejects.toThrow(new TreasuryUnavailable(`status ${answered}`));
    },
  );

  it('may have taken a payout that it did not answer', async () => {
    server.close();
    server.closeAllConnections();
    await expect(treasury.order(payout)).rejects.toBeInstanceOf(TreasuryUnavailable);
  });
});
