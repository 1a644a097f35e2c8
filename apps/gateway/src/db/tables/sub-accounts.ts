/** Rows of sub-accounts (migration 027). */
import type { SubAccountStatus } from '@portal/domain/sub-accounts/sub-account-order';
import type { Utility } from '@portal/domain/utility-names';
import type { Int8 } from './columns.ts';

export interface SubAccountTable {
  /** The master account. */
  accountId: Int8;
  subAccountNo: string;
  deviceNo: string;
  deviceOrder: string;
  premiseAddress: string;
  utility: Utility;
  status: SubAccountStatus;
}

export interface SubAccountCountTable {
  accountId: Int8;
  utility: Utility;
  status: SubAccountStatus;
  count: number;
}

export interface SubAccountMarkTable {
  accountId: Int8;
  sort: 'number' | 'device';
  utility: Utility | '';
  status: SubAccountStatus | '';
  position: number;
  subAccountNo: string;
  deviceOrder: string;
}
