/** The histories of accounts. Each fails alone, and says with a code of its own that there is nothing. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { filePeriod } from '@portal/domain/file-names';
import { channelCode, isNew } from '@portal/domain/history';
import {
  addMonths,
  firstDayOf,
  monthNumber,
  monthOf,
  type SgDay,
  type SgMonth,
  sgDayOf,
} from '@portal/domain/sg-time';
import type { SubjectContext } from '../../wire/context.ts';
import { Refusal } from '../../wire/refusal.ts';
import type { OwnedAccount } from '../../wire/subject.ts';
import { partOrError } from '../../wire/unexpected.ts';
import { billReferenceOf } from './bill-reference.ts';
import {
  type BillRow,
  billsOf,
  type ChargedRow,
  chargedTo,
  type PaymentRow,
  paymentsTo,
  refundsFrom,
} from './history.store.ts';
import { openByBill } from './open-bills.rules.ts';

type Bills = NonNullable<Output<'bills:billHistory'>['bills_history']['data']>;
type Payment = NonNullable<Output<'bills:paymentHistory'>['payment_history']['data']>['payments'][number];
type Refunds = NonNullable<Output<'bills:refundHistory'>['refund_history']['data']>;

/** Two years, and the month that the newest is compared with. */
export const MONTHS_KEPT = 25;

export const ownOf = ({ subject }: SubjectContext, accountNos: readonly AccountNo[]): OwnedAccount[] => [
  ...new Set(accountNos.map((accountNo) => subject.own(accountNo))),
];

export const firstDayShown = (today: SgDay): SgDay => firstDayOf(addMonths(monthOf(today), 1 - MONTHS_KEPT));

const idsOf = (accounts: readonly OwnedAccount[]): number[] => accounts.map(({ accountId }) => accountId);

export async function billHistoryOf(
  context: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'bills:billHistory'>> {
  const accounts = ownOf(context, accountNos);
  return {
    bills_history: await partOrError(() => bills(context, accounts), context.log, 'bills:billHistory'),
  };
}

async function bills(context: SubjectContext, accounts: readonly OwnedAccount[]): Promise<Bills> {
  const { db, clock } = context;
  const today = sgDayOf(clock.now());
  const since = firstDayShown(today);
  const [rows, charged] = await Promise.all([
    billsOf(db, idsOf(accounts), since),
    chargedTo(db, idsOf(accounts), since),
  ]);
  if (rows.length === 0) throw new Refusal('SK_BILL_3002');
  const open = openOf(charged);
  const billRow = async (row: BillRow, account: OwnedAccount): Promise<Bills['bills'][number]> => ({
    billId: row.billId,
    accountNo: account.accountNo,
    date: row.issuedOn,
    period: filePeriod(monthOf(row.issuedOn)),
    month: monthOf(row.issuedOn),
    amount: row.totalCents,
    due: row.dueOn,
    open: open.get(row.accountId)?.get(row.billId) ?? 0,
    estimated: row.estimated,
    isNew: isNew(row.issuedOn, today),
    encryptedUrl: await billReferenceOf(context, account, row.billId),
  });
  const byId = new Map(accounts.map((account) => [account.accountId, account]));
  const months = rows.map(({ issuedOn }) => monthOf(issuedOn)).sort();
  const [oldest, newest] = [months.at(0), months.at(-1)];
  return {
    maximumMonths: oldest === undefined || newest === undefined ? 0 : monthsFrom(oldest, newest),
    since,
    bills: await Promise.all(
      rows.flatMap((row) => {
        const account = byId.get(row.accountId);
        return account ? [billRow(row, account)] : [];
      }),
    ),
  };
}

/** Cents by bill, by account. */
export function openOf(charged: readonly ChargedRow[]): Map<number, Map<string, number>> {
  const byAccount = Map.groupBy(charged, ({ accountId }) => accountId);
  return new Map([...byAccount].map(([id, own]) => [id, openByBill(own[0]?.outstandingCents ?? 0, own)]));
}

const monthsFrom = (oldest: SgMonth, newest: SgMonth): number =>
  (Number(newest.slice(0, 4)) - Number(oldest.slice(0, 4))) * 12 +
  monthNumber(newest) -
  monthNumber(oldest) +
  1;

export async function paymentHistoryOf(
  context: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'bills:paymentHistory'>> {
  const accounts = ownOf(context, accountNos);
  const work = async () => {
    const payments = await paymentsOf(context, accounts);
    if (payments.length === 0) throw new Refusal('SK_BILL_3003');
    return { payments, since: firstDayShown(sgDayOf(context.clock.now())) };
  };
  return { payment_history: await partOrError(work, context.log, 'bills:paymentHistory') };
}

/** What both the keyed call and GET /v1/history tell. */
export async function paymentsOf(
  { db, clock, subject }: SubjectContext,
  accounts: readonly OwnedAccount[],
): Promise<Payment[]> {
  const today = sgDayOf(clock.now());
  const numberOf = new Map(subject.accounts.map(({ accountId, accountNo }) => [accountId, accountNo]));
  const rows = await paymentsTo(db, idsOf(accounts), idsOf(subject.accounts), firstDayShown(today));
  return rows.map((row) => paymentOf(row, numberOf, today));
}

function paymentOf(row: PaymentRow, numberOf: ReadonlyMap<number, string>, today: SgDay): Payment {
  const { accountId, channel, amountCents } = row;
  const name = channel ?? '';
  const parts = row.parts ?? [{ accountId, amountCents }];
  return {
    accountNo: numberOf.get(accountId) ?? '',
    date: row.paidOn,
    created_at: row.recordedAt.toISOString(),
    method: row.method ?? name,
    payment_method: row.method ?? name,
    channel: channelCode(name),
    order_id: row.orderId,
    method_options: { reference_id: row.referenceId },
    amount: row.wholeCents ?? amountCents,
    utilities_internal_transactions: parts.map((part) => ({
      account_number: numberOf.get(part.accountId) ?? '',
      amount: part.amountCents,
    })),
    isNew: isNew(row.paidOn, today),
    status: 'SUCCESS',
  };
}

export async function refundHistoryOf(
  context: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'bills:refundHistory'>> {
  const accounts = ownOf(context, accountNos);
  return {
    refund_history: await partOrError(() => refunds(context, accounts), context.log, 'bills:refundHistory'),
  };
}

async function refunds({ db, clock }: SubjectContext, accounts: readonly OwnedAccount[]): Promise<Refunds> {
  const today = sgDayOf(clock.now());
  const numberOf = new Map(accounts.map(({ accountId, accountNo }) => [accountId, accountNo]));
  const rows = await refundsFrom(db, idsOf(accounts), firstDayShown(today));
  return {
    refunds: rows.map((row) => ({
      accountNo: numberOf.get(row.accountId) ?? '',
      date: row.refundedOn,
      amount: row.amountCents,
      // It stands in the ledger when it has left.
      status: 'Refunded',
      method: row.channel,
      isNew: isNew(row.refundedOn, today),
    })),
  };
}
