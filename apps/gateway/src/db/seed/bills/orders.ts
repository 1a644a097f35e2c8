/** The orders that payments of the demo world paid, so that each has a receipt. */
import { canonicalAccountNo } from '@portal/domain/account-number';
import { orderId, orderReference } from '@portal/domain/paynow-qr/reference';
import { monthNumber, type SgMonth, toMonth, toSgDay } from '@portal/domain/sg-time';
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

/** Above the number of any account. */
const NEXT_BILL = 1_000_000;

/**
 * One payment of a bill per month and channel. Two bills may be paid in one month, on the 1st and on the 30th: their
 * orders differ in the number of months since the bill.
 */
export function makeOrder({ id, no }: WorldAccount, bill: SgMonth, channel: string, at: number): WorldOrder {
  const paid = toMonth(toSgDay(at));
  const order = orderId(paid, FIRST_NUMBER + monthsBetween(bill, paid) * NEXT_BILL + id);
  const prefix = prefixes[channel];
  if (prefix !== undefined) return { id: order.replace(/^PN/, prefix), method: channel, reference: null };
  const account = canonicalAccountNo(no);
  if (account === null) throw new RangeError(`not an account number: ${no}`);
  return { id: order, method: channel, reference: orderReference([account], order) };
}

const monthsBetween = (from: SgMonth, to: SgMonth): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + monthNumber(to) - monthNumber(from);
