/**
 * The rows of the histories: what stands in which tab, with the sign and the day that the rules give. Pure; words are
 * copy.ts's.
 */

import { balanceChange, inUSaveOrder } from '@portal/domain/bills/u-save-items';
import { byYear, historyAmount, type YearOf } from '@portal/domain/history';
import { type Cents, cents } from '@portal/domain/money';
import { daysBetween, type SgDay, sgDay } from '@portal/domain/sg-time';
import type { Payment } from '../payment.ts';
import type { HistoryBill, OtherEntry } from '../queries/bill-history.query.ts';
import type { HistoryRefund } from '../queries/refund-history.query.ts';
import type { USaveEntry } from '../queries/u-save.query.ts';

interface Common {
  readonly key: string;
  readonly on: SgDay;
  readonly accountNo: string;
  readonly amount: Cents;
  readonly isNew: boolean;
}
export type BillRow = Common & { readonly kind: 'bill'; readonly bill: HistoryBill };
export type PaymentRow = Common & { readonly kind: 'payment'; readonly payment: Payment };
export type USaveRow = Common & { readonly kind: 'u-save'; readonly entry: USaveEntry };
export type RefundRow = Common & { readonly kind: 'refund'; readonly refund: HistoryRefund };
export type OtherRow = Common & { readonly kind: 'other'; readonly entry: OtherEntry };
export type HistoryRow = OtherRow | BillRow | PaymentRow | USaveRow | RefundRow;

export const billRows = (bills: readonly HistoryBill[]): BillRow[] =>
  bills.map((bill) => ({
    kind: 'bill',
    key: `bill ${bill.billId}`,
    on: sgDay(bill.date),
    accountNo: bill.accountNo,
    amount: historyAmount('bill', cents(bill.amount)),
    isNew: bill.isNew,
    bill,
  }));

/** Late payment charges, waivers and credits: with the rest they come to the change of what is owed. */
export const otherRows = (others: readonly OtherEntry[]): OtherRow[] =>
  others.map((entry, index) => ({
    kind: 'other',
    key: `other ${index} ${entry.accountNo}`,
    on: sgDay(entry.date),
    accountNo: entry.accountNo,
    amount: cents(entry.amount),
    isNew: false,
    entry,
  }));

export const paymentRows = (payments: readonly Payment[]): PaymentRow[] =>
  payments.map((payment, index) => ({
    kind: 'payment',
    key: `payment ${index} ${payment.accountNo}`,
    on: payment.on,
    accountNo: payment.accountNo,
    // Money being checked or sent back does not lower the amount owed.
    amount: payment.state !== 'received' ? payment.share : historyAmount('payment', payment.share),
    isNew: payment.isNew,
    payment,
  }));

/** In their own tab: the change of the balance, in the order of its rule. */
export const uSaveRows = (items: readonly USaveEntry[]): USaveRow[] =>
  inUSaveOrder(items.map((entry) => ({ entry, ...getItem(entry) }))).map(({ entry, ...item }, index) =>
    uSaveRow(entry, index, balanceChange(item)),
  );

/** Among all histories: a credit alone. It changes no sum there, as each bill is shown less the part that it used. */
export const uSaveCredits = (items: readonly USaveEntry[]): USaveRow[] =>
  items.filter(({ type }) => type === 'Credited').map((entry, index) => uSaveRow(entry, index, cents(0)));

const getItem = (entry: USaveEntry) => ({
  on: sgDay(entry.billDate),
  type: entry.type,
  amount: cents(entry.amount),
});

const uSaveRow = (entry: USaveEntry, index: number, amount: Cents): USaveRow => ({
  kind: 'u-save',
  key: `u-save ${index} ${entry.accountNo}`,
  on: sgDay(entry.billDate),
  accountNo: entry.accountNo,
  amount,
  isNew: false,
  entry,
});

export const refundRows = (refunds: readonly HistoryRefund[]): RefundRow[] =>
  refunds.map((refund, index) => ({
    kind: 'refund',
    key: `refund ${index} ${refund.accountNo}`,
    on: sgDay(refund.date),
    accountNo: refund.accountNo,
    amount: historyAmount('refund', cents(refund.amount)),
    isNew: refund.isNew,
    refund,
  }));

export const inYears = (rows: readonly HistoryRow[]): YearOf<HistoryRow>[] => byYear(rows);

/** Next step for a bill: nothing, as it is paid or a credit; or by which day. */
export function billState(bill: HistoryBill, today: SgDay): 'paid' | 'credit' | 'due' | 'overdue' {
  if (bill.amount < 0) return 'credit';
  if (bill.dueBy === null) return 'paid';
  return daysBetween(today, sgDay(bill.dueBy)) < 0 ? 'overdue' : 'due';
}
