/** Secrets of the installation that are made once and kept: cookie keys, keys of counters, seals. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../database.ts';
import { addSealed, isEarlierReleaseBeside, readSealed } from './sealed-secret.store.ts';
import { secretSources } from './secret-sources.ts';

/**
 * The secret of that name: the stored one, else derived from the installation's seal, else 32 random bytes in base64url,
 * made on first use and stored encrypted where there is a key for it.
 */
export async function loadSecret(db: Db, clock: Clock, name: string): Promise<string> {
  const { dataKeys, derive } = secretSources();
  const stored = (await readSealed(db, name)) ?? (await readPlain(db, name)) ?? derive(name);
  if (stored !== null) return stored;
  const value = randomBytes(32).toString('base64url');
  // Gateways of an earlier release beside this one must find it too; it is sealed when they are gone.
  if (dataKeys === null || (await isEarlierReleaseBeside(db))) {
    await db
      .insertInto('secret')
      .values({ name, value, createdAt: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await readPlain(db, name)) ?? value;
  }
  await addSealed(db, { name, text: value, createdAt: clock.now() });
  return (await readSealed(db, name)) ?? value;
}

async function readPlain(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}
