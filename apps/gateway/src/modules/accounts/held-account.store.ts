/** An account with its premises and the business partner that holds it: one query for every area that needs them. */
import type { AccountNo } from '@portal/domain/account-number';
import type { SgDay } from '@portal/domain/sg-time';
import type { Db, Tx } from '../../db/database.ts';
import type { AddressLines } from './address.rules.ts';

export interface HeldAccount extends AddressLines {
  readonly accountId: number;
  readonly accountNo: AccountNo;
  readonly bpNo: string;
  readonly status: 'Active' | 'Inactive';
  readonly openedOn: SgDay;
  /** Name of the business partner; below, what is on file about it. */
  readonly holder: string;
  readonly bpType: '1' | '2';
  readonly idFragment: string | null;
  readonly uen: string | null;
  readonly mobile: string | null;
}

const heldAccounts = (db: Db | Tx) =>
  db
    .selectFrom('account')
    .innerJoin('businessPartner as partner', 'partner.bpNo', 'account.bpNo')
    .innerJoin('premises', (join) =>
      join.onRef('premises.bpNo', '=', 'account.bpNo').onRef('premises.premiseNo', '=', 'account.premiseNo'),
    )
    .select([
      'account.accountId',
      'account.accountNo',
      'account.bpNo',
      'account.status',
      'account.openedOn',
      'partner.name as holder',
      'partner.bpType',
      'partner.idFragment',
      'partner.uen',
      'partner.contactMobile as mobile',
      'premises.block',
      'premises.streetName',
      'premises.floor',
      'premises.unit',
      'premises.building',
      'premises.country',
      'premises.postalCode',
      'premises.premiseType',
    ]);

type Row = Omit<HeldAccount, 'accountNo'> & { accountNo: string };
const toHeldAccount = (row: Row): HeldAccount => ({ ...row, accountNo: row.accountNo as AccountNo });

/** By account id; an id that is no account is absent. */
export async function findHeldAccounts(db: Db | Tx, accountIds: readonly number[]): Promise<HeldAccount[]> {
  if (accountIds.length === 0) return [];
  const rows = await heldAccounts(db)
    .where('account.accountId', 'in', accountIds)
    .orderBy('account.accountId')
    .execute();
  return rows.map(toHeldAccount);
}

/** The account of these digits, however its number is written; null when there is none. */
export async function findHeldAccountByDigits(db: Db | Tx, digits: string): Promise<HeldAccount | null> {
  const row = await heldAccounts(db)
    .innerJoin('accountNumber as number', 'number.accountId', 'account.accountId')
    .where('number.digits', '=', digits)
    .executeTakeFirst();
  return row ? toHeldAccount(row) : null;
}
