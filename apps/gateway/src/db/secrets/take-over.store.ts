/**
 * Moves secrets into their encrypted table: at the start, and later for those that gateways of an earlier release still
 * read at that time. Seals those anew that are under an older key.
 */
import type { Db, Tx } from '../database.ts';
import { withTransaction } from '../transaction.ts';
import { addSealed, isEarlierReleaseBeside, nameOfSigningKey, openSealed } from './sealed-secret.store.ts';
import { secretSources } from './secret-sources.ts';

/** @returns false while secrets stay readable for gateways of an earlier release. @throws DataKeyMissing */
export async function takeOverSecrets(db: Db): Promise<boolean> {
  await sealAnew(db);
  if (secretSources().dataKeys === null) return true;
  return withTransaction(db, async (tx) => {
    const copied = await copyAll(tx);
    if (await isEarlierReleaseBeside(tx)) return copied === 0;
    await tx.deleteFrom('secret').execute();
    await tx.deleteFrom('signingKey').execute();
    return true;
  });
}

/** Opens every sealed secret, so that a wrong key is found at the start. */
async function sealAnew(db: Db): Promise<void> {
  const { dataKeys } = secretSources();
  const rows = await db.selectFrom('sealedSecret').select(['name', 'sealed']).execute();
  for (const { name, sealed } of rows) {
    const text = openSealed(name, sealed);
    if (dataKeys === null || dataKeys.isNewest(sealed)) continue;
    await db
      .updateTable('sealedSecret')
      .set({ sealed: dataKeys.seal(name, text) })
      .where('name', '=', name)
      .where('sealed', '=', sealed)
      .execute();
  }
}

/** @returns how many rows an earlier release can read */
async function copyAll(tx: Tx): Promise<number> {
  const secrets = await tx.selectFrom('secret').selectAll().forUpdate().execute();
  for (const { name, value, createdAt } of secrets) await addSealed(tx, { name, text: value, createdAt });
  const keys = await tx.selectFrom('signingKey').selectAll().forUpdate().execute();
  for (const { kid, jwk, createdAt, retiredAt } of keys)
    await addSealed(tx, { name: nameOfSigningKey(kid), text: JSON.stringify(jwk), createdAt, retiredAt });
  return secrets.length + keys.length;
}
