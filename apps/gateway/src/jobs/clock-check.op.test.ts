/** @engines both */
import { shiftedClock } from '@portal/domain/clock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { openTestDatabase, type TestDatabase } from '../db/test/test-database.ts';
import { MetricRegistry } from '../plugins/metric-registry.ts';
import { startClockCheck } from './clock-check.ts';

const patience = { timeout: 30_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** @returns the gauge after two looks, and the warnings */
async function compare(aheadMs: number) {
  const machineClock = shiftedClock(systemClock);
  machineClock.shift(aheadMs);
  const metrics = new MetricRegistry();
  const warnings: unknown[] = [];
  const now = vi.spyOn(machineClock, 'now');
  const log = { error() {}, warn: (facts: unknown) => void warnings.push(facts) };
  const job = startClockCheck({ db: database.db, machineClock, metrics, log });
  await vi.waitFor(() => expect(now).toHaveBeenCalledTimes(2), patience);
  job.wake();
  await vi.waitFor(() => expect(now).toHaveBeenCalledTimes(4), patience);
  await job.stop();
  const gauge = /^portal_clock_difference_seconds (.+)$/m.exec(metrics.render())?.[1];
  return { seconds: Number(gauge), warnings };
}

test('a gateway on time is told of no difference', async () => {
  expect(await compare(0)).toEqual({ seconds: 0, warnings: [] });
});

test.each([
  ['ahead of', 30],
  ['behind', -30],
])('a gateway %s the database shows by how much, and warns of it once', async (_, seconds) => {
  const found = await compare(seconds * 1_000);
  expect(Math.abs(found.seconds - seconds)).toBeLessThan(5);
  expect(found.warnings).toHaveLength(1);
});
