/** The holder of an account, as officers for payments see it, and the sign-ins that see the account. */
import type { AccountNo } from '@portal/domain/account-number';
import type { Db, Tx } from '../../db/database.ts';

export interface HeldAccount {
  readonly accountId: number;
  readonly accountNo: AccountNo;
  readonly holder: string;
  /** The holder's number on file. */
  readonly mobile: string | null;
  readonly isActive: boolean;
}

const held = (db: Db | Tx) =>
  db
    .selectFrom('account')
    .innerJoin('businessPartner as partner', 'partner.bpNo', 'account.bpNo')
    .select([
      'account.accountId',
      'account.accountNo',
      'account.status',
      'partner.name as holder',
      'partner.contactMobile as mobile',
    ]);

type Row = Omit<HeldAccount, 'accountNo' | 'isActive'> & { accountNo: string; status: string };

const toHeldAccount = ({ status, accountNo, ...rest }: Row): HeldAccount => ({
  ...rest,
  accountNo: accountNo as AccountNo,
  isActive: status === 'Active',
});

/** By account id; an id that is no account is absent. */
export async function heldAccounts(db: Db | Tx, accountIds: readonly number[]): Promise<HeldAccount[]> {
  if (accountIds.length === 0) return [];
  const rows = await held(db)
    .where('account.accountId', 'in', accountIds)
    .orderBy('account.accountId')
    .execute();
  return rows.map(toHeldAccount);
}

/** The account of these digits; null when there is none. */
export async function heldAccountOfDigits(db: Db | Tx, digits: string): Promise<HeldAccount | null> {
  const row = await held(db)
    .innerJoin('accountNumber as number', 'number.accountId', 'account.accountId')
    .where('number.digits', '=', digits)
    .executeTakeFirst();
  return row ? toHeldAccount(row) : null;
}

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
