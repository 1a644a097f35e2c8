/** One number for all that the demo world is: two databases with the same one hold the same rows. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Tables } from '../tables.ts';

const seeded = [
  'customer',
  'businessPartner',
  'premises',
  'account',
  'accountNumber',
  'customerAccount',
  'accountFeature',
  'directDebit',
  'bill',
  'billLine',
  'ledgerEntry',
  'uSaveEntry',
  'usageDay',
  'usageMonth',
  'neighbourMonth',
  'meter',
  'meterReading',
  'meterWindow',
  'idpAccount',
  'notificationBanner',
  'promotion',
  'customerDismissal',
  'letter',
  'letterOpened',
  'subAccount',
  'subAccountCount',
  'subAccountMark',
  'storedFile',
  'linkApplication',
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
