/** Makes the customers of a prepared world those of another issuer: the same people, known by its tokens. */
import type { Config } from '../../apps/gateway/src/config.ts';
import { openDatabase } from '../../apps/gateway/src/db/engines/open.ts';

export async function adoptCustomers(config: Config, issuer: string): Promise<void> {
  const { db, close } = await openDatabase(config);
  await db.updateTable('customer').set({ issuer }).execute();
  await close();
}
