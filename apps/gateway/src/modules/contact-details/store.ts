/** Clears that a customer must look over their contact details. Whether they must stands with the customer. */
import type { Db } from '../../db/database.ts';

export async function clearConsentRequired(db: Db, customerId: number): Promise<void> {
  await db
    .updateTable('customer')
    .set({ contact_consent_required: false })
    .where('customer_id', '=', customerId)
    .where('contact_consent_required', '=', true)
    .execute();
}
