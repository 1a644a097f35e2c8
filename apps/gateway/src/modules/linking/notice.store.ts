/** Recipient and account of a mail of linking. */
import type { Db } from '../../db/database.ts';

export interface SignIn {
  readonly issuer: string;
  readonly subject: string;
}

export function signInOf(db: Db, customerId: number): Promise<SignIn | undefined> {
  return db
    .selectFrom('customer')
    .select(['issuer', 'subject'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** The account's number, while it is linked to the customer: a former holder is told nothing any more. */
export async function linkedAccountNo(
  db: Db,
  customerId: number,
  accountId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer_account as link')
    .innerJoin('account', 'account.account_id', 'link.account_id')
    .select('account.account_no')
    .where('link.customer_id', '=', customerId)
    .where('link.account_id', '=', accountId)
    .executeTakeFirst();
  return row?.account_no;
}
