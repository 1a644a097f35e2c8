/** Payments to accounts: those that were posted, and money that came and is being checked or was sent back. */
import type { Output } from '@portal/contract';
import { MOST_PARTS_OF_ROW } from '@portal/contract/bills/histories.contract';
import type { AccountNo } from '@portal/domain/account-number';
import { channelCode, isNew } from '@portal/domain/history';
import { addDays, type SgDay, sgDayOf, startOfSgDay } from '@portal/domain/sg-time';
import { dateAt } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { Refusal } from '../../wire/refusal.ts';
import type { OwnedAccount } from '../../wire/subject.ts';
import { partOrError } from '../../wire/unexpected.ts';
import { type CheckedRow, type Returned, rowsBeingChecked, type Unmatched } from './being-checked.rules.ts';
import { firstDayShown, idsOf, ownOf } from './histories.ts';
import { MOST_ROWS, type Span, wholeSpans } from './history-cut.rules.ts';
import { type PaidOrder, type PaymentRow, paidOrders, paymentsTo } from './payment-history.store.ts';

/** What this area is told by another, which knows it: payments know bills, so bills cannot ask them. */
export interface PaymentSources {
  /** Whatever may be for one of the accounts, newest first. */
  beingChecked(db: Db, accountIds: readonly number[]): Promise<readonly Unmatched[]>;
  /** What staff have sent back of it. @param since when its payer sent it, at the earliest */
  sentBack(db: Db, accountIds: readonly number[], since: number): Promise<readonly Returned[]>;
}

type History = NonNullable<Output<'bills:paymentHistory'>['payment_history']['data']>;
type Payment = History['payments'][number];

/** Whatever the bank tells of comes by it. */
const BANK_CHANNEL = 'PAYNOW';

const days: Span = { startOf: (day) => day, after: (day) => addDays(day, 1) };

export async function paymentHistoryOf(
  context: SubjectContext,
  sources: PaymentSources,
  accountNos: readonly AccountNo[],
): Promise<Output<'bills:paymentHistory'>> {
  const accounts = ownOf(context, accountNos);
  const work = async () => {
    const history = await paymentsOf(context, sources, accounts);
    if (history.payments.length === 0) throw new Refusal('SK_BILL_3003');
    return history;
  };
  return { payment_history: await partOrError(work, context.log, 'bills:paymentHistory') };
}

/** What both the keyed call and GET /v1/history tell. What is being checked is told however old it is. */
export async function paymentsOf(
  { db, clock, subject }: SubjectContext,
  { beingChecked, sentBack }: PaymentSources,
  accounts: readonly OwnedAccount[],
): Promise<History> {
  const today = sgDayOf(clock.now());
  const [listed, visible] = [idsOf(accounts), idsOf(subject.accounts)];
  const asked = firstDayShown(today);
  const [found, unmatched, returned] = await Promise.all([
    paymentsTo(db, listed, asked),
    beingChecked(db, listed),
    sentBack(db, listed, startOfSgDay(asked)),
  ]);
  const { rows, since } = wholeSpans(found, ({ paidOn }) => paidOn, days, asked);
  const orders = await paidOrders(db, [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))], visible);
  const reader = { listed: new Set(listed), visible: new Set(visible) };
  const numberOf = new Map(subject.accounts.map(({ accountId, accountNo }) => [accountId, accountNo]));
  const checked = unmatched
    .flatMap((money) => rowsBeingChecked(money, reader, MOST_PARTS_OF_ROW))
    .slice(0, MOST_ROWS);
  const back = returned.flatMap((money) =>
    rowsBeingChecked(money, reader, MOST_PARTS_OF_ROW).map((row) => ({ ...row, money })),
  );
  return {
    payments: [
      ...checked.map((row) => unmatchedPayment(row, numberOf, today)),
      ...back
        .filter(({ paidAt }) => sgDayOf(paidAt) >= since)
        .map(({ money, ...row }) => unmatchedPayment(row, numberOf, today, money)),
      ...rows.map((row) =>
        paymentPosted(row, row.orderId === null ? undefined : orders.get(row.orderId), numberOf, today),
      ),
    ].toSorted(newestFirst),
    since,
  };
}

/** Rows that agree in both keep their order. */
function newestFirst(one: Payment, other: Payment): number {
  const [a, b] = [`${one.date} ${one.created_at}`, `${other.date} ${other.created_at}`];
  if (a === b) return 0;
  return a > b ? -1 : 1;
}

type Numbers = ReadonlyMap<number, string>;

function paymentPosted(
  row: PaymentRow,
  order: PaidOrder | undefined,
  numberOf: Numbers,
  today: SgDay,
): Payment {
  const { accountId, channel, amountCents } = row;
  const name = channel ?? '';
  const parts = order?.parts ?? [{ accountId, amountCents }];
  return {
    accountNo: numberOf.get(accountId) ?? '',
    date: row.paidOn,
    created_at: row.cameAt.toISOString(),
    method: row.method ?? name,
    payment_method: row.method ?? name,
    channel: channelCode(name),
    order_id: row.orderId,
    // The bank's number of a payment that is partly another's is theirs too.
    method_options: { reference_id: order?.isAll === false ? null : row.referenceId },
    amount: order?.wholeCents ?? amountCents,
    utilities_internal_transactions: parts.map((part) => ({
      account_number: numberOf.get(part.accountId) ?? '',
      amount: part.amountCents,
    })),
    undivided_between: null,
    isNew: isNew(row.paidOn, today),
    status: 'SUCCESS',
    returned: null,
  };
}

/** @param returned null while it is being checked */
function unmatchedPayment(
  row: CheckedRow,
  numberOf: Numbers,
  today: SgDay,
  returned: Returned | null = null,
): Payment {
  const on = sgDayOf(row.paidAt);
  return {
    accountNo: numberOf.get(row.accountId) ?? '',
    date: on,
    created_at: dateAt(row.paidAt).toISOString(),
    method: BANK_CHANNEL,
    payment_method: BANK_CHANNEL,
    channel: channelCode(BANK_CHANNEL),
    order_id: row.orderId,
    // It is the bank's for whoever matches it.
    method_options: { reference_id: null },
    amount: row.amount,
    utilities_internal_transactions: row.parts.map((part) => ({
      account_number: numberOf.get(part.accountId) ?? '',
      amount: part.amount,
    })),
    undivided_between: row.undividedBetween,
    isNew: isNew(on, today),
    status: returned ? 'RETURNED' : 'CHECKING',
    returned: returned && { date: sgDayOf(returned.decidedAt), reason: returned.reason },
  };
}
