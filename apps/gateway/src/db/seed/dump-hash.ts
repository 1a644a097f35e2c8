/** One number for all that the demo world is: two databases with the same one hold the same rows. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Tables } from '../tables.ts';

const seeded = [
  'customer',
  'business_partner',
  'premises',
  'account',
  'account_number',
  'customer_account',
  'account_feature',
  'direct_debit',
  'bill',
  'bill_line',
  'ledger_entry',
  'u_save_entry',
  'usage_day',
  'usage_month',
  'neighbour_month',
  'meter',
  'meter_reading',
  'meter_window',
  'idp_account',
  'notification_banner',
  'promotion',
  'customer_dismissal',
  'stored_file',
  'link_application',
] as const satisfies readonly (keyof Tables)[];

/** A hash for each table that the seed fills, for finding where two worlds differ. */
export async function tableHashes(db: Db): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of seeded) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(row_text, chr(10) order by row_text collate "C")) as hash
      from (select md5(t::text) as row_text from ${sql.table(table)} t) as texts`.execute(db);
    hashes[table] = rows[0]?.hash ?? '';
  }
  return hashes;
}

/** @returns 64 hex digits */
export async function dumpHash(db: Db): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await tableHashes(db)))
    .digest('hex');
}
