/** Clears the customer's duty to verify contact details. The duty itself is read with the customer. */
import type { Db } from '../../db/database.ts';

export async function clearConsentRequired(db: Db, customerId: number): Promise<void> {
  await db
    .updateTable('customer')
    .set({ contact_consent_required: false })
    .where('customer_id', '=', customerId)
    .where('contact_consent_required', '=', true)
    .execute();
}
