/** Recipient and account of a mail of linking. */
import type { Db } from '../../db/database.ts';

export interface SignIn {
  readonly issuer: string;
  readonly subject: string;
}

export function loadSignIn(db: Db, customerId: number): Promise<SignIn | undefined> {
  return db
    .selectFrom('customer')
    .select(['issuer', 'subject'])
    .where('customerId', '=', customerId)
    .executeTakeFirst();
}

/** The account's number, while it is linked to the customer: a former holder is told nothing any more. */
export async function linkedAccountNo(
  db: Db,
  customerId: number,
  accountId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('customerAccount as link')
    .innerJoin('account', 'account.accountId', 'link.accountId')
    .select('account.accountNo')
    .where('link.customerId', '=', customerId)
    .where('link.accountId', '=', accountId)
    .executeTakeFirst();
  return row?.accountNo;
}
