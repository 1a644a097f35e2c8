/** Gathers the facts of a refund and puts them to the rules. Every place that decides on a refund comes through here. */
import type { AccountNo } from '@portal/domain/account-number';
import { addCents, type Cents } from '@portal/domain/money';
import { type EligibilityCode, judgeRefund } from '@portal/domain/refunds/refund-eligibility';
import type { MethodFacts } from '@portal/domain/refunds/refund-method';
import type { SgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { accountBalances } from '../bills/public.ts';
import { findOpenRequests, type StoredRequest } from '../requests/public.ts';
import { loadArrears } from './arrears.ts';
import { listHolderAccounts, loadRefundRecords, type RefundRecord } from './refund-facts.store.ts';
import { KIND } from './refund-request.ts';

export interface RefundFacts {
  readonly record: RefundRecord;
  readonly method: MethodFacts;
  /** Sum of the ledger; negative is a credit. */
  readonly outstanding: Cents;
  /** Overdue on the holder's other accounts, less the money that is being checked for them. */
  readonly arrears: Cents;
  /** The refund under way. */
  readonly open: StoredRequest | null;
  readonly code: EligibilityCode;
}

/** @param mayReceive accounts that may be named as the target of a transfer; the caller's own */
export async function loadRefundFacts(
  db: Db,
  accountIds: readonly number[],
  today: SgDay,
  mayReceive: (accountNo: AccountNo) => boolean,
): Promise<Map<number, RefundFacts>> {
  const records = await loadRefundRecords(db, accountIds, today);
  const bpNos = [...new Set([...records.values()].map(({ bpNo }) => bpNo))];
  const holderAccounts = await listHolderAccounts(db, bpNos, accountIds);
  const [balanceOf, open] = await Promise.all([
    accountBalances(
      db,
      holderAccounts.map(({ accountId }) => accountId),
      today,
    ),
    findOpenRequests(db, KIND, accountIds),
  ]);
  // Debt with a payment arrangement is arrears still.
  const getArrears = await loadArrears(db, holderAccounts, (accountId) => {
    const { overdue, arranged } = balanceOf(accountId);
    return addCents(overdue, arranged);
  });
  const targets = new Map(
    [...Map.groupBy(holderAccounts, ({ bpNo }) => bpNo)].map(([bpNo, accounts]) => [
      bpNo,
      accounts.flatMap(({ accountNo, isTarget }) => (isTarget && mayReceive(accountNo) ? [accountNo] : [])),
    ]),
  );
  const judge = (record: RefundRecord): RefundFacts => {
    const { outstanding } = balanceOf(record.accountId);
    const arrears = getArrears(record);
    const request = open.get(record.accountId) ?? null;
    return {
      record,
      outstanding,
      arrears,
      open: request,
      method: toMethodFacts(record, today, targets.get(record.bpNo) ?? []),
      code: judgeRefund({ ...record, outstanding, arrears, isPending: request !== null }),
    };
  };
  return new Map([...records].map(([accountId, record]) => [accountId, judge(record)]));
}

function toMethodFacts(
  { accountNo, bpType, mobile, uen, bank, addressChangedOn }: RefundRecord,
  today: SgDay,
  targets: readonly AccountNo[],
): MethodFacts {
  return {
    customerType: bpType === '2' ? 'Business' : 'Personal',
    mobile: mobile ?? '',
    uen: uen ?? '',
    bankId: bank?.id ?? null,
    transferTargets: targets.filter((target) => target !== accountNo),
    addressChangedOn,
    today,
  };
}
