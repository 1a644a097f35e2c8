/** Monthly partitions of usage_day: made ahead of the days that are written. One level only. */
import { addMonths, getFirstDay, type SgDay, toMonth } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { advisoryLocks } from './advisory-locks.ts';
import type { Db, Tx } from './database.ts';
import { withTransaction } from './transaction.ts';

interface Month {
  readonly name: string;
  readonly from: SgDay;
  /** The first day after it. */
  readonly to: SgDay;
}

function monthsBetween(fromDay: SgDay, toDay: SgDay): Month[] {
  const months: Month[] = [];
  for (let month = toMonth(fromDay); month <= toMonth(toDay); month = addMonths(month, 1)) {
    const to = getFirstDay(addMonths(month, 1));
    months.push({ name: `usage_day_${month.replace('-', '_')}`, from: getFirstDay(month), to });
  }
  return months;
}

/**
 * Makes the partitions that hold the days from `fromDay` to `toDay`, both included, where they lack.
 * @param db the pool or a transaction @returns the names of the partitions that were made
 */
export async function ensureUsagePartitions(db: Db | Tx, fromDay: SgDay, toDay: SgDay): Promise<string[]> {
  const months = monthsBetween(fromDay, toDay);
  if ((await lacking(db, months)).length === 0) return [];
  return withTransaction(db, async (tx) => {
    // Two gateways that make the same month would collide in the catalogue: one at a time, and look again.
    await sql`select pg_advisory_xact_lock(${advisoryLocks.usagePartitions})`.execute(tx);
    const missing = await lacking(tx, months);
    for (const month of missing) await makePartition(tx, month);
    return missing.map((month) => month.name);
  });
}

async function lacking(db: Db | Tx, months: readonly Month[]): Promise<Month[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'usage_day'::regclass`.execute(db);
  const existing = new Set(rows.map((row) => row.name));
  return months.filter((month) => !existing.has(month.name));
}

async function makePartition(tx: Tx, month: Month): Promise<void> {
  await sql`create table ${sql.table(month.name)} partition of usage_day
    for values from (${sql.lit(month.from)}) to (${sql.lit(month.to)})`.execute(tx);
}
