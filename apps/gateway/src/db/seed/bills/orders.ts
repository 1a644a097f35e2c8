/** The orders that payments of the demo world paid, so that each has a receipt. */
import { canonicalAccountNo } from '@portal/domain/account-number';
import { orderId, orderReference } from '@portal/domain/paynow-qr/reference';
import { monthOf, sgDayOf } from '@portal/domain/sg-time';
import type { WorldAccount } from '../accounts/world-account.ts';

export interface WorldOrder {
  readonly id: string;
  readonly method: string;
  readonly reference: string | null;
}

/** Numbers of eight digits: those that the portal gives out begin with few. */
const FIRST_NUMBER = 10_000_000;

const prefixes: Readonly<Record<string, string>> = {
  '7-Eleven': 'SE',
  COUNTER: 'SC',
  EGIRO: 'EG',
  GIRO: 'GR',
};

/** One payment of an account a month and channel: no two share an order. */
export function orderOf({ id, no }: WorldAccount, channel: string, at: number): WorldOrder {
  const order = orderId(monthOf(sgDayOf(at)), FIRST_NUMBER + id);
  const prefix = prefixes[channel];
  if (prefix !== undefined) return { id: order.replace(/^PN/, prefix), method: channel, reference: null };
  const account = canonicalAccountNo(no);
  if (account === null) throw new RangeError(`not an account number: ${no}`);
  return { id: order, method: channel, reference: orderReference([account], order) };
}
