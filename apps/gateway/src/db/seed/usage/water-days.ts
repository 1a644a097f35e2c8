/** The days of water of the homes whose meter sends hours: they add up to what the bill says, gaps left out. */
import { addMonths, daysFrom, type SgDay, type SgMonth, startOfSgDay, toMonth } from '@portal/domain/sg-time';
import { toHalves } from '../../../modules/usage/public.ts';
import type { WorldAccount } from '../accounts/world-account.ts';
import { type MadeLeak, type WaterHome, waterHours } from '../generated/water.ts';
import type { WorldDay } from './electricity-days.ts';
import { monthlyUse } from './monthly-use.ts';
import { findPeriod } from './periods.ts';
import { spread } from './spread.ts';

const leak = (from: string, to: string, litresPerHour: number): MadeLeak => ({
  startedAt: Date.parse(`${from}:00:00+08:00`),
  endedAt: Date.parse(`${to}:00:00+08:00`),
  litresPerHour,
  spread: 0.1,
});

/** Leaks of the homes with such a meter, by account number. */
const leaksByAccount: Readonly<Record<string, readonly MadeLeak[]>> = {
  // Chitra: a cistern that runs on.
  '8934540017': [leak('2026-08-11T02', '2026-08-14T10', 31), leak('2026-11-16T21', '2026-12-05T09', 22)],
  // Salmah: nothing so far.
  '8934620015': [],
  // Ravi: a pipe that was repaired.
  '8934610016': [leak('2026-06-20T13', '2026-06-24T16', 38)],
};

/** Meters send hours of water since then. */
const FIRST_DAY = '2026-06-01' as SgDay;

export function waterDays(account: WorldAccount, from: SgDay, to: SgDay): WorldDay[] {
  const leaks = leaksByAccount[account.no];
  if (!leaks || !account.services.includes('water')) return [];
  const first = from > FIRST_DAY ? from : FIRST_DAY;
  const last = account.closedOn !== null && account.closedOn < to ? account.closedOn : to;
  const days: WorldDay[] = [];
  for (let month = toMonth(first); month <= addMonths(toMonth(last), 1); month = addMonths(month, 1))
    days.push(...daysOfBill(account, month, leaks).filter(({ day }) => day >= first && day <= last));
  return days;
}

/** The taps use the rest of the bill beside the leaks. */
function daysOfBill(account: WorldAccount, month: SgMonth, leaks: readonly MadeLeak[]): WorldDay[] {
  const home: WaterHome = { id: account.id, people: 3, step: 1, nightChance: 0.08, tankFlow: 0 };
  const dry: WaterHome = { ...home, people: 0, nightChance: 0 };
  const { from, to } = findPeriod(account, month);
  const all = daysFrom(from, to);
  const leaked = all.map((day) => (isOf(leaks, day) ? waterHours(dry, day, leaks) : []));
  const lost = leaked.flat().reduce<number>((sum, litres) => sum + (litres ?? 0), 0);
  const drawn = all.map((day) => waterHours(home, day, []));
  const taps = spread(
    Math.max(0, monthlyUse(account, 'water', month) - lost),
    drawn.flatMap((hours) => hours.map((litres) => litres ?? 0)),
  );
  return all.map((day, n) => ({
    account,
    utility: 'water',
    day,
    values: toHalves(
      (drawn[n] ?? []).map((litres, hour) =>
        litres === null ? null : (taps[n * 24 + hour] ?? 0) + (leaked[n]?.[hour] ?? 0),
      ),
    ),
    estimated: [],
  }));
}

const isOf = (leaks: readonly MadeLeak[], day: SgDay): boolean => {
  const start = startOfSgDay(day);
  return leaks.some(({ startedAt, endedAt }) => startedAt < start + 86_400_000 && endedAt > start);
};
