/** The treasury over HTTP: one signed POST for each payout, without redirects, with a limit of time. */
import { headers } from '@portal/contract/http';
import type { Clock } from '@portal/domain/clock';
import type { Config } from '../../config.ts';
import { computeSignature } from '../../webhooks/signature.rules.ts';
import {
  type Destination,
  type PayoutOrder,
  PayoutRejected,
  type Treasury,
  TreasuryUnavailable,
} from './port.ts';

const TIMEOUT_MS = 5_000;

function toWire({ reference, amount, bpNo, holder, destination }: PayoutOrder) {
  return { reference, amount, currency: 'SGD', bp_no: bpNo, holder, ...toWireDestination(destination) };
}

function toWireDestination(destination: Destination) {
  switch (destination.method) {
    case '08':
      return { method: '08', proxy_type: destination.proxyType, proxy_value: destination.proxyValue };
    case '03':
      return { method: '03', bank_id: destination.bankId };
    case '02':
      return { method: '02', address: destination.address };
  }
}

/** @returns null without an address: payouts wait */
export function createTreasury(
  { TREASURY_URL, TREASURY_SECRETS }: Pick<Config, 'TREASURY_URL' | 'TREASURY_SECRETS'>,
  clock: Clock,
): Treasury | null {
  const [secret] = TREASURY_SECRETS;
  if (TREASURY_URL === undefined || secret === undefined) return null;
  return {
    async order(payout) {
      const body = JSON.stringify(toWire(payout));
      const timestamp = String(Math.floor(clock.now() / 1000));
      const status = await send(`${TREASURY_URL}/payouts`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          [headers.webhookTimestamp]: timestamp,
          [headers.webhookSignature]: computeSignature(secret, timestamp, body),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (isOfThisOrder(status)) throw new PayoutRejected(`status ${status}`);
      if (status < 200 || status > 299) throw new TreasuryUnavailable(`status ${status}`);
    },
  };
}

/** Refused for what it says: not for its signature, nor because too much was sent. */
const isOfThisOrder = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

async function send(url: string, init: RequestInit): Promise<number> {
  try {
    const answer = await fetch(url, init);
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    throw new TreasuryUnavailable(error instanceof Error ? error.name : 'unknown');
  }
}
