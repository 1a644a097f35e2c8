/** Use of an account in a bill's period, and whether it was read or estimated. */
import { monthNumber, type SgMonth } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import type { WorldAccount } from '../accounts/world-account.ts';
import { hashToSeed, rollBetween } from '../chance.ts';
import { MEI_LIN, meiLinMonths } from './mei-lin.ts';

/** Hotter from April to August, and electricity with it (standards B7), January first. */
const season = [0.9, 0.92, 0.98, 1.04, 1.09, 1.08, 1.05, 1.04, 1.01, 1.0, 0.96, 0.93] as const;
/** Registers count whole kWh and tenths of a Cu M. */
export const registerStep: Readonly<Record<Utility, number>> = { electricity: 1_000, water: 100, gas: 1_000 };

/** In thousandths of the unit (Wh, litres, Wh); 0 when the account does not carry the utility. */
export function monthlyUse(account: WorldAccount, utility: Utility, month: SgMonth): number {
  const pinned = account.id === MEI_LIN ? meiLinMonths[month]?.[utility] : undefined;
  if (pinned !== undefined) return pinned;
  const average = account.services.includes(utility) ? (account.average[utility] ?? 0) : 0;
  const warmth = utility === 'electricity' ? (season[monthNumber(month) - 1] ?? 1) : 1;
  const mood = rollBetween(hashToSeed('month', account.id, utility, month), 0, 0.94, 1.06);
  return Math.round((average * warmth * mood) / registerStep[utility]) * registerStep[utility];
}

/** Meters are read every second month; one that sends half hours is read each month. */
export function isEstimated(account: WorldAccount, utility: Utility, month: SgMonth): boolean {
  const turn = account.id === MEI_LIN ? 1 : account.id % 2;
  const remote = utility === 'electricity' && account.halfHoursFrom !== null;
  return !remote && monthNumber(month) % 2 === turn;
}
