/** Rows of sealed secrets, and of those that an earlier release can read. */
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { CannotOpenDatabase } from '../engines/open.errors.ts';
import { secretSources } from './secret-sources.ts';

const SIGNING_KEY = 'signing-key:';

export const nameOfSigningKey = (kid: string): string => `${SIGNING_KEY}${kid}`;

class DataKeyMissing extends CannotOpenDatabase {
  override name = 'DataKeyMissing';
  constructor() {
    super(
      'The database holds secrets that DATA_KEY does not open; give the key that they were stored under, beside a new one during a change.',
    );
  }
}

/** @throws DataKeyMissing */
export function openSealed(name: string, sealed: string): string {
  const text = secretSources().dataKeys?.open(name, sealed) ?? null;
  if (text === null) throw new DataKeyMissing();
  return text;
}

/** @returns the text under that name; null: none is stored. @throws DataKeyMissing */
export async function readSealed(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('sealedSecret')
    .select('sealed')
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? openSealed(name, row.sealed) : null;
}

export interface NewSecret {
  readonly name: string;
  readonly text: string;
  readonly createdAt: number;
  readonly retiredAt?: number | null;
}

/** Does nothing when one is stored under that name. Without a key of data at rest nothing is sealed. */
export async function addSealed(
  db: Db,
  { name, text, createdAt, retiredAt = null }: NewSecret,
): Promise<void> {
  const { dataKeys } = secretSources();
  if (dataKeys === null) return;
  await db
    .insertInto('sealedSecret')
    .values({ name, sealed: dataKeys.seal(name, text), createdAt, retiredAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Signing keys that are not retired, with the moment of each. */
export async function readSealedSigningKeys(db: Db): Promise<{ text: string; createdAt: number }[]> {
  const rows = await db
    .selectFrom('sealedSecret')
    .select(['name', 'sealed', 'createdAt'])
    .where('name', 'like', `${SIGNING_KEY}%`)
    .where('retiredAt', 'is', null)
    .execute();
  return rows.map(({ name, sealed, createdAt }) => ({ text: openSealed(name, sealed), createdAt }));
}

/**
 * Whether a gateway of a release that cannot read sealed secrets uses this database: the names of its connections end in
 * nothing but a number. The embedded engine has one process.
 */
export async function isEarlierReleaseBeside(db: Db): Promise<boolean> {
  const { rows } = await sql<{ beside: boolean }>`
    select exists (select from pg_stat_activity
      where application_name like 'services-portal %' and datname = current_database()) as beside`.execute(
    db,
  );
  return rows[0]?.beside ?? true;
}
