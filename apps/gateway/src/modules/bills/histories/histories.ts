/** The history of bills. It fails alone, and says with a code of its own that there is nothing. */
import type { Output } from '@portal/contract';
import type { AccountNo } from '@portal/domain/account-number';
import { findFirstDue, sumOpen } from '@portal/domain/bills/open-charges';
import { filePeriod } from '@portal/domain/file-names';
import { isNew } from '@portal/domain/history';
import {
  addMonths,
  getFirstDay,
  monthNumber,
  type SgDay,
  type SgMonth,
  toMonth,
  toSgDay,
} from '@portal/domain/sg-time';
import type { OwnedAccount } from '../../../wire/callers/subject.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import { partOrError } from '../../../wire/calls/unexpected.ts';
import type { SubjectContext } from '../../../wire/context.ts';
import { type Balance, loadBalances } from '../balance.store.ts';
import { makeBillReference } from '../bill-reference.ts';
import { type BillRow, loadBills, loadOthers } from './history.store.ts';
import { type Span, wholeSpans } from './history-cut.rules.ts';

type Bills = NonNullable<Output<'bills:billHistory'>['bills_history']['data']>;

/** Two years, and the month that the newest is compared with. */
const MONTHS_KEPT = 25;

const months: Span = {
  startOf: (day) => getFirstDay(toMonth(day)),
  after: (start) => getFirstDay(addMonths(toMonth(start), 1)),
};

export const listOwned = ({ subject }: SubjectContext, accountNos: readonly AccountNo[]): OwnedAccount[] => [
  ...new Set(accountNos.map((accountNo) => subject.own(accountNo))),
];

export const firstDayShown = (today: SgDay): SgDay => getFirstDay(addMonths(toMonth(today), 1 - MONTHS_KEPT));

export const listIds = (accounts: readonly OwnedAccount[]): number[] =>
  accounts.map(({ accountId }) => accountId);

export async function loadBillHistory(
  context: SubjectContext,
  accountNos: readonly AccountNo[],
): Promise<Output<'bills:billHistory'>> {
  const accounts = listOwned(context, accountNos);
  return {
    bills_history: await partOrError(() => bills(context, accounts), context.log, 'bills:billHistory'),
  };
}

async function bills(context: SubjectContext, accounts: readonly OwnedAccount[]): Promise<Bills> {
  const { db, clock } = context;
  const today = toSgDay(clock.now());
  const first = firstDayShown(today);
  const ids = listIds(accounts);
  const [found, balances, others] = await Promise.all([
    loadBills(db, ids, first),
    loadBalances(db, ids, today),
    loadOthers(db, ids, first),
  ]);
  if (found.length === 0) throw new Refusal('SK_BILL_3002');
  const { rows, since } = wholeSpans(found, ({ issuedOn }) => issuedOn, months, first);
  const billRow = async (row: BillRow, account: OwnedAccount): Promise<Bills['bills'][number]> => ({
    billId: row.billId,
    accountNo: account.accountNo,
    date: row.issuedOn,
    period: filePeriod(toMonth(row.issuedOn)),
    month: toMonth(row.issuedOn),
    amount: row.totalCents,
    payable: row.totalCents + row.earlierCents,
    due: row.dueOn,
    ...findOpen(balances.get(row.accountId), row.billId),
    estimated: row.estimated,
    isNew: isNew(row.issuedOn, today),
    encryptedUrl: await makeBillReference(context, account, row.billId),
  });
  const byId = new Map(accounts.map((account) => [account.accountId, account]));
  const [newest, oldest] = [rows.at(0), rows.at(-1)];
  return {
    maximumMonths: newest && oldest ? monthsFrom(toMonth(oldest.issuedOn), toMonth(newest.issuedOn)) : 0,
    since,
    others: others.flatMap(({ accountId, on, kind, amountCents }) => {
      const account = byId.get(accountId);
      return account && on >= since
        ? { accountNo: account.accountNo, date: on, kind, amount: amountCents }
        : [];
    }),
    bills: await Promise.all(
      rows.flatMap((row) => {
        const account = byId.get(row.accountId);
        return account ? [billRow(row, account)] : [];
      }),
    ),
  };
}

function findOpen(balance: Balance | undefined, bill: string) {
  const charges = balance?.charges.filter(({ billId }) => billId === bill) ?? [];
  return { open: sumOpen(charges), dueBy: findFirstDue(charges) };
}

const monthsFrom = (oldest: SgMonth, newest: SgMonth): number =>
  (Number(newest.slice(0, 4)) - Number(oldest.slice(0, 4))) * 12 +
  monthNumber(newest) -
  monthNumber(oldest) +
  1;
