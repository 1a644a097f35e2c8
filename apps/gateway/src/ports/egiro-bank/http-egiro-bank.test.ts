import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedClock } from '@portal/domain/clock';
import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSigned } from '../../webhooks/signature.rules.ts';
import { createEgiroBank } from './http-egiro-bank.ts';
import { type EgiroBank, EgiroBankUnavailable, EgiroOrderRejected, EgiroOrderUnknown } from './port.ts';

const SECRET = 'the-secret-of-the-banks-of-egiro-in-tests';
const clock = fixedClock('2026-11-20T15:30:00+08:00');
let server: Server;
let bank: EgiroBank;
let reply: { status: number; body: unknown };
let asked: { path: string; body: Record<string, unknown>; isSigned: boolean }[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const signed = {
        timestamp: String(request.headers['x-webhook-timestamp']),
        signature: String(request.headers['x-webhook-signature']),
        body,
      };
      asked.push({
        path: request.url ?? '',
        body: JSON.parse(body.toString()) as Record<string, unknown>,
        isSigned: isSigned(signed, [SECRET], clock.now()),
      });
      response
        .writeHead(reply.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = {
    EGIRO_URL: `http://127.0.0.1:${port}/egiro`,
    EGIRO_SECRETS: [SECRET],
    EGIRO_REDIRECT_ORIGINS: ['https://bank.example'],
  };
  bank = createEgiroBank(settings, clock) as EgiroBank;
});
afterEach(() => server.close());

const order = {
  txnRefNo: 'GR-2611-1003',
  ddaRefNo: 'DDA-2611-1002',
  requestType: 'CREATION',
  bankCode: 'CMPKSGS0XXX',
  segment: 'RETAIL',
  accountNo: '8934521670',
  holder: 'Tan Mei Lin',
  returnUrl: 'http://localhost:4000/e-giro/status',
  expiresAt: clock.now(),
} as const;
const start = (redirect_url: string) => {
  reply = { status: 200, body: { redirect_url } };
  return bank.startRequest(order);
};

describe('an order to the banks of eGIRO', () => {
  it('is signed, and brings back the bank’s page', async () => {
    expect(await start('https://bank.example/pages/1')).toEqual({
      redirectUrl: 'https://bank.example/pages/1',
    });
    expect(asked[0]).toMatchObject({
      path: '/egiro/requests',
      isSigned: true,
      body: { txn_ref_no: 'GR-2611-1003', expires_at: '2026-11-20T07:30:00.000Z' },
    });
  });

  it.each([
    'https://evil.example/pages/1',
    'https://bank.example.evil.example/',
    'https://bank.example@evil.example/',
    'https://user@bank.example/',
    'http://bank.example/',
    '//bank.example/',
    '/pages/1',
    'javascript:alert(1)',
    'https:\\\\evil.example',
    '',
  ])('never sends a customer to %j', async (address) => {
    await expect(start(address)).rejects.toThrow(EgiroOrderRejected);
  });

  it.each([
    [400, EgiroOrderRejected],
    [422, EgiroOrderRejected],
    [401, EgiroBankUnavailable],
    [404, EgiroOrderUnknown],
    [429, EgiroBankUnavailable],
    [302, EgiroBankUnavailable],
    [500, EgiroBankUnavailable],
    [503, EgiroBankUnavailable],
  ])('an order that is answered %i is refused or to be sent again', async (status, failure) => {
    reply = { status, body: {} };
    const deduction = { reference: 'GD-2612-1001', ddaRefNo: 'DDA-2611-1002', bankCode: null };
    await expect(
      bank.deduct({ ...deduction, amount: cents(4_830), dueOn: sgDay('2026-12-07') }),
    ).rejects.toThrow(failure);
  });

  it('an order whose answer cannot be read is to be sent again', async () => {
    reply = { status: 200, body: { redirect: 'https://bank.example' } };
    await expect(bank.startRequest(order)).rejects.toThrow(EgiroBankUnavailable);
  });

  it('an order without an answer is to be sent again', async () => {
    server.close();
    server.closeAllConnections();
    await expect(bank.listUnavailable()).rejects.toThrow(EgiroBankUnavailable);
  });
});

describe('a question about a request', () => {
  it.each([
    [404, {}, null],
    [200, { state: 'open' }, { state: 'open' }],
    [200, { state: 'failed', reason: 'REJECTED_BY_USER' }, { state: 'failed', reason: 'REJECTED_BY_USER' }],
    [
      200,
      { state: 'completed', last_four: '2208', limit: 20_000 },
      { state: 'completed', lastFour: '2208', limit: 20_000 },
    ],
  ])('answered %i %j is read', async (status, body, expected) => {
    reply = { status, body };
    expect(await bank.findRequest('GR-2611-1003')).toEqual(expected);
  });
});

describe('a question about a deduction', () => {
  const at = '2026-12-03T01:00:00.000Z';
  it.each([
    [404, {}, null],
    [200, { state: 'waits' }, { state: 'waits' }],
    [
      200,
      { state: 'paid', amount: 4_830, currency: 'SGD', at },
      { state: 'paid', amount: 4_830, currency: 'SGD', at: Date.parse(at) },
    ],
    [
      200,
      { state: 'returned', reason: 'ABOVE_LIMIT', at },
      { state: 'returned', reason: 'ABOVE_LIMIT', at: Date.parse(at) },
    ],
  ])('answered %i %j is read', async (status, body, expected) => {
    reply = { status, body };
    expect(await bank.findDeduction('GD-2612-1001')).toEqual(expected);
    expect(asked[0]).toMatchObject({ path: '/egiro/deductions/find', isSigned: true });
  });

  it.each([
    { state: 'paid', amount: 0, currency: 'SGD', at },
    { state: 'returned', reason: 'WHY', at },
    { state: 'paid', amount: 4_830, currency: 'SGD' },
    {},
  ])('answered %j is asked again', async (body) => {
    reply = { status: 200, body };
    await expect(bank.findDeduction('GD-2612-1001')).rejects.toThrow(EgiroBankUnavailable);
  });
});
