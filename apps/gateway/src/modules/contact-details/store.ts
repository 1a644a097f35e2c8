/** Reads and clears whether a customer must look over their contact details. */
import type { Db } from '../../db/database.ts';

export async function isConsentRequired(db: Db, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('contact_consent_required')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.contact_consent_required ?? false;
}

export async function clearConsentRequired(db: Db, customerId: number): Promise<void> {
  await db
    .updateTable('customer')
    .set({ contact_consent_required: false })
    .where('customer_id', '=', customerId)
    .where('contact_consent_required', '=', true)
    .execute();
}
