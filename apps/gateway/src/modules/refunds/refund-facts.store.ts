/** The records of accounts that ask for a refund, of their holders, and all accounts of these. */
import type { AccountNo } from '@portal/domain/account-number';
import type { BankAge } from '@portal/domain/refunds/refund-hold';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface RefundRecord {
  readonly accountId: number;
  readonly accountNo: AccountNo;
  readonly bpNo: string;
  readonly bpType: '1' | '2';
  readonly holder: string;
  readonly uen: string | null;
  readonly idFragment: string | null;
  readonly mobile: string | null;
  readonly system: 'EBS' | 'MSSL';
  readonly status: 'Active' | 'Inactive';
  readonly addressChangedOn: SgDay | null;
  /** The bank account that the holder's GIRO uses, the account's own first; null: none. */
  readonly bank: BankAccount | null;
}

interface BankAccount extends BankAge {
  readonly id: string;
  readonly name: string;
  readonly lastFour: string;
}

export interface HolderAccount {
  readonly bpNo: string;
  readonly accountId: number;
  readonly accountNo: AccountNo;
  /** Only an active account of the billing system may receive a transfer. */
  readonly isTarget: boolean;
}

/** @returns by account id; an id that is no account is absent */
export async function loadRefundRecords(
  db: Db,
  accountIds: readonly number[],
  today: SgDay,
): Promise<Map<number, RefundRecord>> {
  const { rows } = await sql<RefundRecord>`
    select a.account_id, a.account_no, a.bp_no, partner.bp_type, partner.name as holder, partner.uen,
      partner.id_fragment, partner.contact_mobile as mobile, a.system, a.status,
      greatest(a.mailing_address_changed_on, (
        select max(m.effective_on) from mailing_address m
        where m.account_id = a.account_id and m.replaced_at is null and m.effective_on <= ${today}
      )) as address_changed_on,
      (
        select jsonb_build_object('id', debit.debit_id::text, 'name', debit.bank_name, 'lastFour', debit.last_four,
          'since', debit.since::text, 'linkedOn', (
            select (max(link.linked_at) at time zone 'Asia/Singapore')::date::text from customer_account link
            where link.account_id in (of.account_id, of.master_account_id)
          ))
        from direct_debit debit join account of on of.account_id = debit.account_id
        where of.bp_no = a.bp_no and debit.status = 'ACTIVE' and debit.kind in ('EGIRO', 'PAPER_GIRO')
          and debit.last_four is not null
        order by of.account_id <> a.account_id, of.account_id, debit.debit_id limit 1
      ) as bank
    from account a join business_partner partner using (bp_no)
    where a.account_id = any(${accountIds}::bigint[])
    order by a.account_id`.execute(db);
  return new Map(rows.map((row) => [row.accountId, row]));
}

/**
 * The accounts of the given holders, once each however many of them are asked about. Sub-accounts are billed under their
 * master, which owes for them: they have no arrears of their own, and none of them receives a transfer.
 */
export async function listHolderAccounts(
  db: Db,
  bpNos: readonly string[],
  accountIds: readonly number[],
): Promise<HolderAccount[]> {
  const { rows } = await sql<HolderAccount>`
    select bp_no, account_id, account_no, system = 'EBS' and status = 'Active' as is_target
    from account where bp_no = any(${bpNos}::text[])
      and (master_account_id is null or account_id = any(${accountIds}::bigint[]))
    order by account_id`.execute(db);
  return rows;
}
