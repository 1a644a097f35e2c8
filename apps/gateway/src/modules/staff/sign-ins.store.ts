/** The sign-ins that see an account. */
import type { Db, Tx } from '../../db/database.ts';

export interface SignInOfAccount {
  readonly customerId: number;
  readonly subject: string;
}

/** Sign-ins that see any of these accounts: linked to it, or to the master that is billed for it. */
export function loadSignIns(db: Db | Tx, accountIds: readonly number[]): Promise<SignInOfAccount[]> {
  return db
    .selectFrom('customerAccount as link')
    .innerJoin('customer', 'customer.customerId', 'link.customerId')
    .innerJoin('account', (join) =>
      join.on(({ or, eb, ref }) =>
        or([
          eb('account.accountId', '=', ref('link.accountId')),
          eb('account.masterAccountId', '=', ref('link.accountId')),
        ]),
      ),
    )
    .select(['customer.customerId', 'customer.subject'])
    .distinct()
    .where('account.accountId', 'in', accountIds)
    .execute();
}
