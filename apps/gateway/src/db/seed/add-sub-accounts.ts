/** The company's list of sub-accounts. Runs each time, as a world of an earlier release has none; existing rows stay as they are. */
import { mergeSubAccounts } from '../../modules/sub-accounts/public.ts';
import type { Tx } from '../database.ts';
import { estateMaster } from './accounts/sub-accounts.ts';
import { worldSubAccounts } from './sub-accounts/world-sub-accounts.ts';

export async function addSubAccounts(tx: Tx): Promise<void> {
  const rows = await tx
    .selectFrom('subAccount')
    .select('subAccountNo')
    .where('accountId', '=', estateMaster.id)
    .execute();
  const here = new Set(rows.map(({ subAccountNo }) => subAccountNo));
  const fresh = worldSubAccounts.filter(({ subAccountNo }) => !here.has(subAccountNo));
  if (fresh.length > 0) await mergeSubAccounts(tx, fresh);
}
