/**
 * Fills an empty database with homes and their half hours, for benches and load tests: day by day as meters would send
 * them, through the import's own statement. Started again with more homes or days, it adds what is missing.
 */
import { setImmediate } from 'node:timers/promises';
import type { Clock } from '@portal/domain/clock';
import { addDays, toSgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { DayBatch, mergeDays, refreshNeighbours } from '../../../modules/usage/public.ts';
import type { Db } from '../../database.ts';
import { withTransaction } from '../../transaction.ts';
import { insertRows } from '../rows/bulk-insert.ts';
import { billCalendarMonths, markBilledMonths } from './billed-months.ts';
import { type DayShape, dayShape, generatedDay, generatedWaterDay } from './days.ts';
import { type GeneratedHome, generatedHome, homeRows } from './homes.ts';

/** The database holds accounts of somebody. The message is for the operator. */
export class NotGenerated extends Error {
  override name = 'NotGenerated';
  constructor() {
    super('This database has other accounts. Generated data belongs into a database of its own.');
  }
}

interface Amount {
  readonly accounts: number;
  /** Whole days, up to yesterday. */
  readonly days: number;
}

export interface Progress {
  readonly daysDone: number;
  readonly days: number;
}

const BATCH = 10_000;
const PORTION = 250;
/** Homes whose bills are one statement: 500 days of all would take longer than a statement may. */
const BILLED_AT_ONCE = 1_000;

/** @returns the number of account-days that were new @throws NotGenerated */
export async function generate(
  { db, clock, report }: { readonly db: Db; readonly clock: Clock; report(progress: Progress): void },
  { accounts, days }: Amount,
): Promise<number> {
  if (await hasOthers(db)) throw new NotGenerated();
  const homes = Array.from({ length: accounts }, (_, n) => generatedHome(n));
  await withTransaction(db, async (tx) => {
    for (const [table, rows] of homeRows(homes)) await insertRows(tx, table, rows);
  });
  const first = addDays(toSgDay(clock.now()), -days);
  let added = 0;
  let merging: Promise<void> = Promise.resolve();
  const merge = async (batch: DayBatch): Promise<void> => {
    const { changed } = await withTransaction(db, (tx) => mergeDays(tx, batch));
    added += changed;
  };
  for (let n = 0; n < days; n += 1) {
    const shape = dayShape(addDays(first, n));
    for (let start = 0; start < accounts; start += BATCH) {
      const batch = await makeDays(homes.slice(start, start + BATCH), shape);
      // One batch is merged while the next one is made.
      await merging;
      merging = merge(batch);
      // Its failure is met at the next `await merging`.
      merging.catch(() => {});
    }
    report({ daysDone: n + 1, days });
  }
  await merging;
  for (let start = 0; start < accounts; start += BILLED_AT_ONCE)
    await withTransaction(db, (tx) => billCalendarMonths(tx, homes.slice(start, start + BILLED_AT_ONCE)));
  await withTransaction(db, markBilledMonths);
  await refreshNeighbours(db);
  // A server looks at new tables by itself, but not at once; until then a year by months is sought among all homes.
  await sql`analyze`.execute(db);
  return added;
}

/** In small portions, between which the database connection gets its turn. */
async function makeDays(homes: readonly GeneratedHome[], shape: DayShape): Promise<DayBatch> {
  const batch = new DayBatch();
  for (const [line, home] of homes.entries()) {
    batch.add(generatedDay(home, shape, line));
    if (home.sendsWaterHours) batch.add(generatedWaterDay(home, shape.day, line));
    if (line % PORTION === 0) await setImmediate();
  }
  return batch;
}

const hasOthers = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ id: GeneratedHome['id'] }>`
    select account_id as id from account where account_id < ${generatedHome(0).id} limit 1`.execute(db);
  return rows.length > 0;
};
