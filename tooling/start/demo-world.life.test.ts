/** The demo world of a running portal: it grows with the clock and can be started afresh. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock, shiftedClock } from '@portal/domain/clock';
import { toSgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../apps/gateway/src/db/engines/open.ts';
import { devMailbox, keepDevMail } from '../../apps/gateway/src/ports/mail/dev-mailbox.store.ts';
import { type DemoWorld, keepDemoWorld } from './demo-world.ts';

const DAY = 86_400_000;
const clock = shiftedClock(fixedClock('2026-11-20T15:12:00+08:00'));
const folder = mkdtempSync(join(tmpdir(), 'portal-world-'));
const log = {
  error: (problem: unknown) => {
    throw problem;
  },
};

let database: OpenDatabase;
let world: DemoWorld;
beforeAll(async () => {
  database = await openDatabase({ PORTAL_DATA: folder, DATABASE_URL: undefined });
  world = await keepDemoWorld(database.db, clock, log);
});
afterAll(async () => {
  await world.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function newestDay(): Promise<string> {
  const { day } = await database.db
    .selectFrom('usageDay')
    .select(({ fn }) => fn.max('day').as('day'))
    .executeTakeFirstOrThrow();
  return day;
}

it('has half hours up to today, and up to the new today when the clock moves on', async () => {
  expect(await newestDay()).toBe('2026-11-20');
  clock.shift(3 * DAY);
  await world.catchUp();
  expect(await newestDay()).toBe(toSgDay(clock.now()));
});

it('is unchanged when a reset fails, and as on the first start after the next: no mails, no days of another time', async () => {
  const mailbox = devMailbox(database.db, clock);
  await keepDevMail(database.db, clock, { to: 'kopi@example.com', subject: 'Kept', html: 'x', text: 'x' });
  const newest = await newestDay();
  // No world can be made before its first day: the seeding fails when the old world is already dropped.
  clock.shift(-600 * DAY);
  await expect(world.startAfresh()).rejects.toThrow('The demo world begins on');
  clock.shift(600 * DAY);
  expect(await mailbox.list()).toHaveLength(1);
  expect(await newestDay()).toBe(newest);
  clock.shift(-3 * DAY);
  await world.startAfresh();
  expect(await mailbox.list()).toEqual([]);
  expect(await newestDay()).toBe('2026-11-20');
});
