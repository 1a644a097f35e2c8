/** Scores of the leak watch on generated homes: leaks of 0.5 Cu M a day and more found in 48 hours, and false alarms. */
import { findLeaks } from '@portal/domain/insights/leaks';
import { addDays, type SgDay, sgDay, startOfSgDay } from '@portal/domain/sg-time';
import { hashToSeed, rollNumber } from '../apps/gateway/src/db/seed/chance.ts';
import {
  type MadeLeak,
  makeLeak,
  waterHome,
  waterHours,
} from '../apps/gateway/src/db/seed/generated/water.ts';

const HOUR_MS = 3_600_000;
const FIRST = sgDay('2025-11-01');
const FOUND_WITHIN_HOURS = 48;

export interface LeakScores {
  readonly leaks: number;
  /** Found within 48 hours of their start. */
  readonly foundInTime: number;
  readonly delaysInHours: readonly number[];
  /** Lost litres as the rule has them, over the true ones. */
  readonly litresOverTrue: readonly number[];
  readonly homeYears: number;
  readonly falseAlarms: number;
}

export interface LeakHomes {
  readonly homes: number;
  /** Number of the first home: other homes, other leaks. */
  readonly from?: number;
  /** Litres in which all meters count; otherwise as the generator has them. */
  readonly step?: number;
  /** Share of the hours that are missing beside the gaps of the generator. */
  readonly missing?: number;
  /** Litres an hour of all leaks; otherwise 20.8 to 125. */
  readonly litresPerHour?: number;
}

export function scoreLeakWatch({ homes, from = 0, step, missing = 0, litresPerHour }: LeakHomes): LeakScores {
  const listDays = (id: number, days: number, leaks: readonly MadeLeak[]) => {
    const home = { ...waterHome(id), ...(step !== undefined && { step }) };
    return Array.from({ length: days }, (_, n): { day: SgDay; hours: (number | null)[] } => {
      const day = addDays(FIRST, n);
      const seed = hashToSeed('bench missing', id, day);
      const hours = waterHours(home, day, leaks);
      return { day, hours: hours.map((litres, hour) => (rollNumber(seed, hour) < missing ? null : litres)) };
    });
  };
  const delays: number[] = [];
  const litresOverTrue: number[] = [];
  let foundInTime = 0;
  let falseAlarms = 0;
  for (let id = from; id < from + homes; id += 1) {
    falseAlarms += findLeaks(listDays(id, 365, [])).length;
    const seed = hashToSeed('bench leak', id);
    const start = startOfSgDay(addDays(FIRST, 8)) + Math.floor(rollNumber(seed, 0) * 240) * HOUR_MS;
    const leak = { ...makeLeak(seed, start), ...(litresPerHour !== undefined && { litresPerHour }) };
    const found = findLeaks(listDays(id, 60, [leak])).filter(
      ({ startedAt, flowedTo }) => startedAt < leak.endedAt && flowedTo > leak.startedAt,
    );
    const [first] = found;
    if (!first) continue;
    const delay = (first.foundAt - leak.startedAt) / HOUR_MS;
    delays.push(delay);
    if (delay <= FOUND_WITHIN_HOURS) foundInTime += 1;
    const lost = (leak.litresPerHour * (leak.endedAt - leak.startedAt)) / HOUR_MS;
    litresOverTrue.push(found.reduce((sum, { litres }) => sum + litres, 0) / lost);
  }
  return { leaks: homes, foundInTime, delaysInHours: delays, litresOverTrue, homeYears: homes, falseAlarms };
}
