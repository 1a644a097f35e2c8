/** A row of the payment history as the page knows it, whichever source has answered. */
import type { HistoryReply } from '@portal/contract/bills/bills.rest';
import { type AccountNo, canonicalAccountNo, displaySpelling } from '@portal/domain/account-number';
import { type Cents, cents } from '@portal/domain/money';
import { findShare } from '@portal/domain/payment-parts';
import { type SgDay, type SgMonth, sgDay, sgMonth } from '@portal/domain/sg-time';

export interface Returned {
  readonly on: SgDay;
  readonly reason: UnmatchedReason;
}

/** Where histories and dues come from (readings §1, ppmsCustomer): never both, and both answer the same. */
export type HistorySource = 'payments-service' | 'operations';

export interface Payment {
  readonly accountNo: string;
  readonly on: SgDay;
  /** The instant at which it came. */
  readonly at: number;
  readonly channel: string;
  /** The bank's name for it; null: not given. */
  readonly reference: string | null;
  /** null: no receipt. */
  readonly orderId: string | null;
  /** The part of this account where parts are given, else the whole; positive. */
  readonly share: Cents;
  readonly isNew: boolean;
  /** Only what was received has a receipt and is counted as paid. */
  readonly state: PaymentState;
  /** When and why it was sent back to its payer: it paid nothing and has no receipt; null: it was not. */
  readonly returned: Returned | null;
  /** A deduction that the bank returned is tried once more on this day; null: it is not. */
  readonly secondAttemptOn: SgDay | null;
  /** A deduction that was paid, and that the bank took back on this day; null: it is none. */
  readonly takenBackOn: SgDay | null;
  /** The bills that it went to, the earliest first; none where it is not posted, or left a credit. */
  readonly settled: readonly SettledBill[];
  /** Between how many accounts nobody could divide it: under each of them it is the same one; null: it is divided. */
  readonly undividedBetween: number | null;
}

/** 'checking': it has come, but nobody could match it yet. */
export type PaymentState = 'received' | 'checking' | 'returned' | 'pending' | 'failed';

const states: ReadonlyMap<string, PaymentState> = new Map([
  ['SUCCESS', 'received'],
  ['CHECKING', 'checking'],
  ['RETURNED', 'returned'],
  ['PENDING', 'pending'],
]);

/** A state without a name here is nothing that was received. */
const paymentState = (status: string): PaymentState => states.get(status.toUpperCase()) ?? 'failed';

export interface SettledBill {
  readonly month: SgMonth;
  /** It paid all of the bill; else a part. */
  readonly isWhole: boolean;
}

type Transaction = HistoryReply['transactions'][number];

export type UnmatchedReason = NonNullable<Transaction['returned']>['reason'];

/** The names that both sources share. */
type SharedRow = Pick<
  Transaction,
  | 'amount'
  | 'channel'
  | 'order_id'
  | 'returned'
  | 'second_attempt_on'
  | 'settled_bills'
  | 'status'
  | 'taken_back_on'
  | 'undivided_between'
  | 'utilities_internal_transactions'
>;

/** @param own the fields under names of the source's own. @param account in any spelling that payments use */
export const toPayment = (
  row: SharedRow,
  account: string,
  own: Pick<Payment, 'on' | 'at' | 'reference' | 'isNew'>,
): Payment => ({
  ...own,
  accountNo: toAccountNo(account),
  channel: row.channel,
  orderId: row.order_id,
  share: shareOn(account, row.amount, row.utilities_internal_transactions),
  state: paymentState(row.status),
  returned: row.returned && { on: sgDay(row.returned.date), reason: row.returned.reason },
  secondAttemptOn: row.second_attempt_on === undefined ? null : sgDay(row.second_attempt_on),
  takenBackOn: row.taken_back_on === undefined ? null : sgDay(row.taken_back_on),
  settled: row.settled_bills.map(({ month, isWhole }) => ({ month: sgMonth(month), isWhole })),
  undividedBetween: row.undivided_between,
});

interface WirePart {
  readonly account_number: string;
  readonly amount: number;
}

/** @param account in any spelling that payments use */
function shareOn(account: string, amount: number, parts: readonly WirePart[]): Cents {
  return findShare(toAccountNo(account), {
    amount: cents(amount),
    parts: parts.map((part) => ({ account: toAccountNo(part.account_number), amount: cents(part.amount) })),
  });
}

/** The one form in which accounts are compared and shown. */
export function toAccountNo(spelling: string): AccountNo {
  const shown = displaySpelling(spelling);
  return canonicalAccountNo(shown) ?? (shown as AccountNo);
}
