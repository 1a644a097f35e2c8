/** The customer of a sign-in: made by the first step of linking, and locked by whoever changes how far it is. */
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { LinkingCustomer } from './link.rules.ts';

export interface LockedCustomer extends LinkingCustomer {
  readonly customerId: number;
}

interface SignIn {
  readonly issuer: string;
  readonly subject: string;
}

const found = (tx: Tx, { issuer, subject }: SignIn): Promise<LockedCustomer | undefined> =>
  tx
    .selectFrom('customer')
    .select(['customerId', 'kind', 'linkStatus'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();

/**
 * The customer of a sign-in, locked until the transaction ends; made when there is none. Of many first steps at
 * once one makes it, and the others get it after that.
 * @param kind of a customer that is made: what it comes to be linked as is set by the link
 */
export async function lockCustomer(
  tx: Tx,
  signIn: SignIn,
  kind: 'I' | 'C',
  now: number,
): Promise<LockedCustomer> {
  const customer = await found(tx, signIn);
  if (customer) return customer;
  await tx
    .insertInto('customer')
    .values({
      customerId: sql<number>`nextval('customer_number')`,
      issuer: signIn.issuer,
      subject: signIn.subject,
      kind,
      linkStatus: 'not_linked',
      uen: null,
      idFragment: null,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
  const made = await found(tx, signIn);
  if (!made) throw new RangeError('a customer was made and is not there');
  return made;
}

export const lockedCustomerIfThere = (tx: Tx, customerId: number): Promise<LockedCustomer | undefined> =>
  tx
    .selectFrom('customer')
    .select(['customerId', 'kind', 'linkStatus'])
    .where('customerId', '=', customerId)
    .forUpdate()
    .executeTakeFirst();

/** By number. @throws RangeError when there is none: numbers come from rows of ours */
export async function lockedCustomer(tx: Tx, customerId: number): Promise<LockedCustomer> {
  const customer = await lockedCustomerIfThere(tx, customerId);
  if (!customer) throw new RangeError('no customer has this number');
  return customer;
}
