/** Clears the customer's duty to verify contact details. The duty itself is read with the customer. */
import type { Db } from '../../db/database.ts';

export async function clearConsentRequired(db: Db, customerId: number): Promise<void> {
  await db
    .updateTable('customer')
    .set({ contactConsentRequired: false })
    .where('customerId', '=', customerId)
    .where('contactConsentRequired', '=', true)
    .execute();
}
