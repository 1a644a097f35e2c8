/** Secrets of the installation that are made once and kept: cookie keys, keys of counters. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '@portal/domain/clock';
import type { Db } from './database.ts';

/** The secret of that name, 32 random bytes in base64url; made on first use. */
export async function loadSecret(db: Db, clock: Clock, name: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value: randomBytes(32).toString('base64url'), createdAt: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
