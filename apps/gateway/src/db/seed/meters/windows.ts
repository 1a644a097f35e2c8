/** Submission windows of the demo world: one each month for a premises, with its limits. */
import { addDays, addMonths, type SgDay, type SgMonth, sgDay, startOfSgDay } from '@portal/domain/sg-time';
import type { WorldPremises } from '../accounts/world-account.ts';
import { worldAccounts } from '../accounts/world-accounts.ts';
import type { WorldMeter } from './world-meters.ts';

export interface WorldWindow {
  readonly meter: WorldMeter;
  readonly opensOn: SgDay;
  readonly from: number;
  readonly to: number;
}

const HOUR = 3_600_000;
const toPremisesKey = ({ bpNo, premiseNo }: WorldPremises): string => `${bpNo} ${premiseNo}`;

/** All meters of a premises share the windows of its first account. */
const opensOnDay = new Map<string, number>();
for (const { premises, windowDay } of worldAccounts) {
  if (!opensOnDay.has(toPremisesKey(premises))) opensOnDay.set(toPremisesKey(premises), windowDay);
}

/** Two months after its first reading each meter has been read once in truth: before there is nothing to compare with. */
export const firstWindowMonth = ({ firstMonth }: WorldMeter): SgMonth => addMonths(firstMonth, 2);

/** From 8 AM to 11 PM a week later; null while there is no window for the meter. */
export function makeWindow(meter: WorldMeter, month: SgMonth): WorldWindow | null {
  const { account } = meter;
  if (month < firstWindowMonth(meter) || account.opensSoon) return null;
  const day = opensOnDay.get(toPremisesKey(account.premises)) ?? account.windowDay;
  const opensOn = sgDay(`${month}-${String(day).padStart(2, '0')}`);
  const closesOn = addDays(opensOn, 7);
  if (account.closedOn !== null && closesOn > account.closedOn) return null;
  return { meter, opensOn, from: startOfSgDay(opensOn) + 8 * HOUR, to: startOfSgDay(closesOn) + 23 * HOUR };
}
