/**
 * Compares this machine's clock with the database's. A gateway judges by its own clock whether the lease of another one has
 * ended: some seconds ahead, it delivers again what that one is delivering.
 */
import type { Clock } from '@portal/domain/clock';
import type { Logger } from 'pino';
import { readDatabaseClock } from '../db/database-clock.store.ts';
import { type Loop, type MeasuredJobParts, startLoop } from './loop.ts';

const EVERY_MS = 30_000;
const MOST_MS = 2_000;

const difference = {
  name: 'portal_clock_difference_seconds',
  help: 'How far this machine is ahead of the database, less than 0: behind; alert above 2 and below -2. NaN: not looked yet',
};

interface ClockCheckParts extends Omit<MeasuredJobParts, 'clock'> {
  /** The process's own time: the portal's may be shifted in a demo world. */
  readonly machineClock: Clock;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}

/** @returns milliseconds that the answer cannot explain by having taken its time */
async function measureDifference({ db, machineClock }: ClockCheckParts): Promise<number> {
  const before = machineClock.now();
  const there = await readDatabaseClock(db);
  const after = machineClock.now();
  return Math.max(0, before - there) - Math.max(0, there - after);
}

/** The log says so once when the clocks part, and again when they have met in between. */
export function startClockCheck(parts: ClockCheckParts): Loop {
  const { metrics, log } = parts;
  let ahead = Number.NaN;
  metrics?.gauge(difference, () => ahead / 1_000);
  const work = async () => {
    const before = ahead;
    ahead = await measureDifference(parts);
    if (Math.abs(ahead) > MOST_MS && !(Math.abs(before) > MOST_MS))
      log.warn({ job: 'clock-check', seconds: ahead / 1_000 }, 'clock differs from the database');
    return undefined;
  };
  return startLoop('clock-check', EVERY_MS, work, log);
}
