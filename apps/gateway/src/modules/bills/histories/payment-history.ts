/** Payments to accounts: those that were posted, and money that came and is being checked or was sent back. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { type DeductionPlan, planDeductions } from '@portal/domain/giro/giro-deduction';
import { isNew } from '@portal/domain/history';
import { channelCode } from '@portal/domain/payment-channel';
import { addDays, instantText, type SgDay, startOfSgDay, toMonth, toSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../../db/database.ts';
import { findOwnedAmong } from '../../../wire/callers/sub-accounts.ts';
import type { OwnedAccount } from '../../../wire/callers/subject.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import { partOrError } from '../../../wire/calls/unexpected.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { loadGiroDebts } from '../giro-debt.ts';
import { loadSettlements } from '../settlement/settlement.store.ts';
import type { CheckedRow, Returned } from '../settlement/under-review.rules.ts';
import { checkedRows, type PaymentSources, sentBackRows } from '../settlement/under-review.ts';
import { firstDayShown, listIds, listOwned } from './histories.ts';
import { type Span, wholeSpans } from './history-cut.rules.ts';
import {
  type PaidOrder,
  type PaymentRow,
  paidOrders,
  paymentsTo,
  type UnpaidDeduction,
  unpaidDeductions,
} from './payment-history.store.ts';
import { settlements } from './settled-by.rules.ts';

type History = NonNullable<Output<'bills:paymentHistory'>['payment_history']['data']>;
type Payment = History['payments'][number];

/** The channel of every payment that the bank notifies. */
const BANK_CHANNEL = 'PAYNOW';

const days: Span = { startOf: (day) => day, after: (day) => addDays(day, 1) };

export async function loadPaymentHistory(
  context: SubjectContext,
  sources: PaymentSources,
  accountNos: readonly AccountNo[],
): Promise<Output<'bills:paymentHistory'>> {
  const accounts = listOwned(context, accountNos);
  const work = async () => {
    const history = await loadPayments(context, sources, accounts);
    if (history.payments.length === 0) throw new Refusal('SK_BILL_3003');
    return history;
  };
  return { payment_history: await partOrError(work, context.log, 'bills:paymentHistory') };
}

/**
 * Payments for the keyed call and GET /v1/history, and deductions that have paid nothing. Payments under review are listed
 * whatever their age.
 */
export async function loadPayments(
  context: SubjectContext,
  sources: PaymentSources,
  accounts: readonly OwnedAccount[],
): Promise<History> {
  const { db, clock, subject } = context;
  const today = toSgDay(clock.now());
  const listed = listIds(accounts);
  const first = firstDayShown(today);
  const [found, checked, back, deductions] = await Promise.all([
    paymentsTo(db, listed, first),
    checkedRows(context, sources, accounts),
    sentBackRows(context, sources, accounts, startOfSgDay(first)),
    unpaidDeductions(db, listed, first),
  ]);
  const { rows, since } = wholeSpans(found, ({ paidOn }) => paidOn, days, first);
  const [orders, settled, getDebt] = await Promise.all([
    paidOrders(db, [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))], subject),
    settledBills(db, [...new Set(rows.map(({ accountId }) => accountId))]),
    loadGiroDebts(db, sources, [...new Set(deductions.map(({ accountId }) => accountId))], today),
  ]);
  const told: readonly { readonly accountId: number }[] = [
    ...[...checked, ...back].flatMap((row) => [row, ...row.parts]),
    ...[...orders.values()].flatMap(({ parts }) => parts ?? []),
    ...deductions,
    ...rows,
  ];
  const owned = await findOwnedAmong(
    context,
    told.map(({ accountId }) => accountId),
  );
  const accountNumbers = new Map([...owned].map(([id, { accountNo }]) => [id, accountNo]));
  return {
    payments: [
      ...checked.map((row) => unmatchedPayment(row, accountNumbers, today)),
      ...back
        .filter(({ paidAt }) => toSgDay(paidAt) >= since)
        .map(({ money, ...row }) => unmatchedPayment(row, accountNumbers, today, money)),
      ...deductions
        .filter(({ orderedOn }) => orderedOn >= since)
        .map((row) =>
          describeDeduction(row, {
            accountNumbers,
            today,
            next: findNext(row, planDeductions(getDebt(row.accountId), today)),
          }),
        ),
      ...rows.map((row) =>
        paymentPosted(row, {
          order: row.orderId === null ? undefined : orders.get(row.orderId),
          settled: settled(row),
          accountNumbers,
          today,
        }),
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

interface Posted {
  /** undefined: it was not asked for here. */
  readonly order: PaidOrder | undefined;
  readonly settled: Payment['settled_bills'];
  readonly accountNumbers: Numbers;
  readonly today: SgDay;
}

function paymentPosted(row: PaymentRow, { order, settled, accountNumbers, today }: Posted): Payment {
  const { accountId, channel, amountCents } = row;
  const name = channel ?? '';
  const parts = order?.parts ?? [{ accountId, amountCents }];
  return {
    accountNo: accountNumbers.get(accountId) ?? '',
    date: row.paidOn,
    created_at: instantText(row.cameAt),
    method: row.method ?? name,
    payment_method: row.method ?? name,
    channel: channelCode(name),
    order_id: row.orderId,
    // The bank's number of a payment that is partly another's is theirs too.
    method_options: { reference_id: order?.isAll === false ? null : row.referenceId },
    amount: order?.wholeCents ?? amountCents,
    utilities_internal_transactions: parts.map((part) => ({
      account_number: accountNumbers.get(part.accountId) ?? '',
      amount: part.amountCents,
    })),
    undivided_between: null,
    isNew: isNew(row.paidOn, today),
    status: 'SUCCESS',
    returned: null,
    settled_bills: settled,
  };
}

/** @returns finds the bills that a payment to one of the accounts went to */
async function settledBills(
  db: Db,
  accountIds: readonly number[],
): Promise<(payment: PaymentRow) => Payment['settled_bills']> {
  const found = new Map(
    [...(await loadSettlements(db, accountIds))].map(([accountId, { charged, credits }]) => [
      accountId,
      Map.groupBy(settlements(charged, credits), ({ credit }) => credit.entryNo),
    ]),
  );
  return ({ accountId, entryNo }) =>
    (found.get(accountId)?.get(entryNo) ?? []).flatMap(({ charge: { billId, issuedOn }, isWhole }) =>
      billId === null || issuedOn === null ? [] : [{ billId, month: toMonth(issuedOn), isWhole }],
    );
}

/** The day of the second attempt, while one follows. */
function findNext({ billId, attempt, status }: UnpaidDeduction, { next }: DeductionPlan): SgDay | null {
  if (attempt !== 1 || status !== 'RETURNED') return null;
  return next.find(({ covers }) => covers.includes(billId))?.on ?? null;
}

interface Deducted {
  readonly accountNumbers: Numbers;
  readonly today: SgDay;
  readonly next: SgDay | null;
}

/** It paid nothing, so it has no receipt and went to no bill. */
function describeDeduction(row: UnpaidDeduction, { accountNumbers, today, next }: Deducted): Payment {
  const { accountId, orderedOn, orderedAt, channel, amountCents: amount } = row;
  const accountNo = accountNumbers.get(accountId) ?? '';
  return {
    accountNo,
    date: orderedOn,
    created_at: instantText(orderedAt),
    method: channel,
    payment_method: channel,
    channel: channelCode(channel),
    order_id: null,
    method_options: { reference_id: null },
    amount,
    utilities_internal_transactions: [{ account_number: accountNo, amount }],
    undivided_between: null,
    isNew: isNew(orderedOn, today),
    status: row.status === 'RETURNED' ? 'FAILED' : 'PENDING',
    ...(next !== null && { second_attempt_on: next }),
    ...(row.takenBackAt !== null && { taken_back_on: toSgDay(row.takenBackAt) }),
    returned: null,
    settled_bills: [],
  };
}

/** @param returned null while it is being checked */
function unmatchedPayment(
  row: CheckedRow,
  accountNumbers: Numbers,
  today: SgDay,
  returned: Returned | null = null,
): Payment {
  const on = toSgDay(row.paidAt);
  return {
    accountNo: accountNumbers.get(row.accountId) ?? '',
    date: on,
    created_at: instantText(row.paidAt),
    method: BANK_CHANNEL,
    payment_method: BANK_CHANNEL,
    channel: channelCode(BANK_CHANNEL),
    order_id: row.orderId,
    // It is the bank's for whoever matches it.
    method_options: { reference_id: null },
    amount: row.amount,
    utilities_internal_transactions: row.parts.map((part) => ({
      account_number: accountNumbers.get(part.accountId) ?? '',
      amount: part.amount,
    })),
    undivided_between: row.undividedBetween,
    isNew: isNew(on, today),
    status: returned ? 'RETURNED' : 'CHECKING',
    returned: returned && { date: toSgDay(returned.decidedAt), reason: returned.reason },
    settled_bills: [],
  };
}
