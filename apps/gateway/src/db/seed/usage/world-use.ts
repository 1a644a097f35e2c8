/** Use of the demo world's accounts by the month of the bill: as its own figures have it, unless customers send readings. */
import type { SgMonth } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import type { WorldAccount } from '../accounts/world-account.ts';
import { isEstimated, monthlyUse } from './monthly-use.ts';

export interface WorldUse {
  /** In thousandths of the unit. */
  use(account: WorldAccount, utility: Utility, month: SgMonth): number;
  /** Whether the bill of the month is estimated. */
  isEstimated(account: WorldAccount, utility: Utility, month: SgMonth): boolean;
}

export const usualUse: WorldUse = { use: monthlyUse, isEstimated };
