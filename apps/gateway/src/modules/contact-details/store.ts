/** Ends the customer's duty to verify contact details, and keeps from where they did. The duty itself is read with the customer. */
import type { Db } from '../../db/database.ts';

export async function storeConsent(db: Db, customerId: number, source: 'M' | 'W'): Promise<void> {
  await db
    .updateTable('customer')
    .set({ contactConsentRequired: false, contactConfirmedFrom: source })
    .where('customerId', '=', customerId)
    .execute();
}
