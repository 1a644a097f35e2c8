/** Lets go of a claim whose write did not happen elsewhere, so that the same key may try again. */
import type { Db } from '../../db/database.ts';
import type { WriteKey } from '../../db/idempotency.store.ts';

export async function dropClaim(db: Db, { customerId, operation, key }: WriteKey): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('customerId', '=', customerId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .execute();
}
