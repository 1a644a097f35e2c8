/** Reads what the utility's staff switched for everybody. */
import type { Db } from '../../db/database.ts';

export async function remoteToggles(db: Db): Promise<Map<string, boolean>> {
  const rows = await db.selectFrom('remote_toggle').select(['key', 'enabled']).execute();
  return new Map(rows.map(({ key, enabled }) => [key, enabled]));
}
