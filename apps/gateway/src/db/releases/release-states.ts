/**
 * Databases of earlier releases: each migration with some rows of its time. The text of a released migration is kept
 * as a checksum, because a database that has run it never runs it again.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { migrate, migrationNames, migrationPath, migrationSql } from '../migrate.ts';
import { splitStatements } from '../split-statements.ts';

const checksumFile = new URL('./checksums.json', import.meta.url);
const rowsFile = (name: string) => new URL(`./rows/${migrationPath(name)}`, import.meta.url);

/** SHA-256 of each migration as it stands now. */
export function currentChecksums(): Record<string, string> {
  const sum = (name: string) => createHash('sha256').update(migrationSql(name)).digest('hex');
  return Object.fromEntries(migrationNames().map((name) => [name, sum(name)]));
}

export function recordedChecksums(): Record<string, string> {
  return JSON.parse(readFileSync(checksumFile, 'utf8'));
}

/** Records new migrations. A released migration is not changed again: write another one. */
export function recordChecksums(): void {
  writeFileSync(checksumFile, `${JSON.stringify(currentChecksums(), null, 2)}\n`);
}

/** Brings an empty database to a release, with the rows of its time. @param last the release's newest migration */
export async function restoreRelease(db: Db, last: string): Promise<void> {
  for (const name of migrationNames().filter((each) => each <= last)) {
    await migrate(db, name);
    const rows = rowsFile(name);
    if (!existsSync(rows)) continue;
    for (const statement of splitStatements(readFileSync(rows, 'utf8'))) await sql.raw(statement).execute(db);
  }
}
