/** Gathers the facts of a refund and puts them to the rules. Every place that decides on a refund comes through here. */
import type { AccountNo } from '@portal/domain/account-number';
import { addCents, type Cents, cents } from '@portal/domain/money';
import { type EligibilityCode, judgeRefund } from '@portal/domain/refunds/refund-eligibility';
import type { MethodFacts } from '@portal/domain/refunds/refund-method';
import type { SgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { accountBalances } from '../bills/public.ts';
import { findOpenRequests, type StoredRequest } from '../requests/public.ts';
import { loadRefundRecords, type RefundRecord } from './refund-facts.store.ts';
import { KIND } from './refund-request.ts';

export interface RefundFacts {
  readonly record: RefundRecord;
  readonly method: MethodFacts;
  /** Sum of the ledger; negative is a credit. */
  readonly outstanding: Cents;
  /** Overdue on the holder's other accounts. */
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
  const records = await loadRefundRecords(db, accountIds);
  const all = [...records.values()].flatMap(({ accountId, others }) => [
    accountId,
    ...others.map((other) => other.accountId),
  ]);
  const balanceOf = await accountBalances(db, [...new Set(all)], today);
  const open = await findOpenRequests(db, KIND, accountIds);
  const judge = (record: RefundRecord): RefundFacts => {
    const { outstanding } = balanceOf(record.accountId);
    const arrears = addCents(cents(0), ...record.others.map(({ accountId }) => balanceOf(accountId).overdue));
    const request = open.get(record.accountId) ?? null;
    return {
      record,
      outstanding,
      arrears,
      open: request,
      method: toMethodFacts(record, today, mayReceive),
      code: judgeRefund({ ...record, outstanding, arrears, isPending: request !== null }),
    };
  };
  return new Map([...records].map(([accountId, record]) => [accountId, judge(record)]));
}

function toMethodFacts(
  { bpType, mobile, bank, others, addressChangedOn }: RefundRecord,
  today: SgDay,
  mayReceive: (accountNo: AccountNo) => boolean,
): MethodFacts {
  return {
    customerType: bpType === '2' ? 'Business' : 'Personal',
    mobile: mobile ?? '',
    bankId: bank?.id ?? null,
    transferTargets: others
      .filter(({ accountNo, isTarget }) => isTarget && mayReceive(accountNo))
      .map(({ accountNo }) => accountNo),
    addressChangedOn,
    today,
  };
}
