/** The last payment to several accounts: an order is one payment, however many of them it pays. Pure. */
import { addCents } from '@portal/domain/money';
import type { Payment } from '../balance.store.ts';

/** @param ofAccounts the last one to each account; null: it has had none */
export function findLastPayment(ofAccounts: readonly (Payment | null)[]): Payment | null {
  const payments = ofAccounts.flatMap((payment) => payment ?? []);
  const [first, ...others] = payments;
  if (first === undefined) return null;
  const last = others.reduce((newest, each) => (isLater(each, newest) ? each : newest), first);
  if (last.orderId === null) return last;
  const parts = payments.filter(({ orderId }) => orderId === last.orderId);
  return { ...last, amount: addCents(...parts.map(({ amount }) => amount)) };
}

/** By the day that counts, then by the time, as the payment history has it. */
const isLater = (one: Payment, other: Payment): boolean =>
  one.paidOn === other.paidOn ? one.at > other.at : one.paidOn > other.paidOn;
