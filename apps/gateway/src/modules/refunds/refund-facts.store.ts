/** The records of an account that asks for a refund, of its holder and of the holder's other accounts. */
import type { AccountNo } from '@portal/domain/account-number';
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
  readonly bank: { readonly id: string; readonly name: string; readonly lastFour: string } | null;
  /** All other accounts of the holder; only an active one of the same billing system may receive a transfer. */
  readonly others: readonly {
    readonly accountId: number;
    readonly accountNo: AccountNo;
    readonly isTarget: boolean;
  }[];
}

/** @returns by account id; an id that is no account is absent */
export async function loadRefundRecords(
  db: Db,
  accountIds: readonly number[],
): Promise<Map<number, RefundRecord>> {
  const { rows } = await sql<RefundRecord>`
    select a.account_id, a.account_no, a.bp_no, partner.bp_type, partner.name as holder, partner.uen,
      partner.id_fragment, partner.contact_mobile as mobile, a.system, a.status,
      a.mailing_address_changed_on as address_changed_on,
      (
        select jsonb_build_object('id', debit.debit_id::text, 'name', debit.bank_name, 'lastFour', debit.last_four)
        from direct_debit debit join account of on of.account_id = debit.account_id
        where of.bp_no = a.bp_no and debit.status = 'ACTIVE' and debit.kind in ('EGIRO', 'PAPER_GIRO')
          and debit.last_four is not null
        order by of.account_id <> a.account_id, of.account_id, debit.debit_id limit 1
      ) as bank,
      coalesce((
        select jsonb_agg(jsonb_build_object('accountId', other.account_id, 'accountNo', other.account_no,
          'isTarget', other.system = 'EBS' and other.status = 'Active') order by other.account_id)
        from account other where other.bp_no = a.bp_no and other.account_id <> a.account_id
      ), '[]') as others
    from account a join business_partner partner using (bp_no)
    where a.account_id = any(${accountIds}::bigint[])
    order by a.account_id`.execute(db);
  return new Map(rows.map((row) => [row.accountId, row]));
}
