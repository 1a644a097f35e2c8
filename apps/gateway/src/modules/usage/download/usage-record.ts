/** One measured or billed stretch, as every format writes it. */
import type { AccountNo } from '@portal/domain/account-number';
import type { Utility } from '@portal/domain/utility-names';

export interface UsageRecord {
  /** First instant, and the first one after it. */
  readonly from: number;
  readonly to: number;
  /** Thousandths of the unit; null: not measured. */
  readonly total: number | null;
  readonly status: 'Actual' | 'Estimated' | 'Partial' | 'Missing';
  /** Cents with GST; null: not known. */
  readonly cost: number | null;
}

/** Records of one account and utility that follow each other: a day of half hours, a month of days, a year of months. */
export interface RecordBatch {
  readonly accountId: number;
  readonly accountNo: AccountNo;
  readonly utility: Utility;
  readonly records: readonly UsageRecord[];
  /** Bills of the utility that lie within the dates asked for, with the first records of the account; for formats with bills. */
  readonly bills: readonly UsageRecord[];
}

export interface FileFacts {
  readonly by: 'monthly' | 'daily' | 'hourly';
  readonly createdAt: number;
}
