/** Accounts to link, customers who have them already, and the rows of a link. */
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import { type RawBuilder, sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Tx } from '../../db/database.ts';
import { MOST_PREMISES_AT_ONCE } from './link.rules.ts';

/** Whether a partner is a company with this UEN, however that is written with us. @param uen canonical */
export function hasUen(partner: string, uen: string | RawBuilder<unknown>): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${partner}.${name}`);
  return sql<boolean>`${column('bpType')} = '2' and upper(btrim(${column('uen')})) = ${uen}`;
}

/**
 * The business partners of a company, each locked until the transaction ends, so that of two logins that link it at
 * once the second one sees the first. @param uen canonical
 */
export async function lockedCompanyPartners(tx: Tx, uen: string): Promise<string[]> {
  const { rows } = await sql<{ bpNo: string }>`
    select bp_no from business_partner where ${hasUen('businessPartner', uen)}
    order by bp_no for no key update`.execute(tx);
  return rows.map(({ bpNo }) => bpNo);
}

export async function lockPartner(tx: Tx, bpNo: string): Promise<void> {
  await sql`select bp_no from business_partner where bp_no = ${bpNo} for no key update`.execute(tx);
}

export interface Holder {
  readonly customerId: number;
  /** One of the accounts that this customer has linked. */
  readonly accountId: number;
}

/** Other active customers to whom an account of these partners is linked. */
export async function otherHolders(tx: Tx, bpNos: readonly string[], customerId: number): Promise<Holder[]> {
  if (bpNos.length === 0) return [];
  return tx
    .selectFrom('account')
    .innerJoin('customerAccount as link', 'link.accountId', 'account.accountId')
    .innerJoin('customer', 'customer.customerId', 'link.customerId')
    .select(({ fn }) => ['link.customerId', fn.min('link.accountId').as('accountId')])
    .where('account.bpNo', 'in', bpNos)
    .where('customer.linkStatus', '=', 'active')
    .where('link.customerId', '!=', customerId)
    .groupBy('link.customerId')
    .orderBy('link.customerId')
    .execute();
}

export interface LinkedAccounts {
  readonly count: number;
  /** At least one of them has begun. */
  readonly hasStarted: boolean;
  readonly defaultAccountId: number | null;
}

/**
 * Links every account of these partners, but none that hangs under a master account that is linked too. Shown first:
 * the proven account, else the master it hangs under, else the one with the smallest number.
 */
export async function linkAccounts(
  tx: Tx,
  link: {
    readonly customerId: number;
    readonly bpNos: readonly string[];
    readonly provenAccountId: number | null;
    readonly now: number;
  },
): Promise<LinkedAccounts> {
  const { customerId, bpNos, provenAccountId, now } = link;
  // Accounts of an earlier link are not part of this one.
  await tx.deleteFrom('customerAccount').where('customerId', '=', customerId).execute();
  const today: SgDay = toSgDay(now);
  const { rows } = await sql<LinkedAccounts>`
    with candidate as (
      select account_id, master_account_id, opened_on from account where bp_no = any(${bpNos}::text[])
    ), linked as (
      select * from candidate
      where master_account_id is null or master_account_id not in (select account_id from candidate)
    ), first as (
      select coalesce(
        (select account_id from linked where account_id = ${provenAccountId}::bigint),
        (select linked.account_id from linked join candidate proven on proven.master_account_id = linked.account_id
          where proven.account_id = ${provenAccountId}::bigint),
        (select min(account_id) from linked)) as account_id
    ), made as (
      insert into customer_account (customer_id, account_id, is_default, linked_at)
      select ${customerId}::bigint, linked.account_id, linked.account_id = first.account_id, ${dateAt(now)}
      from linked, first
    )
    select (select count(*) from linked) as count,
      exists (select from linked where opened_on <= ${today}) as has_started,
      (select account_id from first) as default_account_id`.execute(tx);
  return rows[0] ?? { count: 0, hasStarted: false, defaultAccountId: null };
}

/** From now on the customer is a holder. Call it when the accounts are linked. */
export async function activate(
  tx: Tx,
  customerId: number,
  as: { readonly kind: 'I' | 'C'; readonly uen: string | null; readonly idFragment: string | null },
): Promise<void> {
  await sql`
    with mine as (
      select account_id, bp_no, premise_no from account join customer_account using (account_id)
      where customer_id = ${customerId}
    )
    update customer set link_status = 'active', kind = ${as.kind}, uen = ${as.uen}, id_fragment = ${as.idFragment},
      is_master = exists (select from account sub join mine on mine.account_id = sub.master_account_id)
        or exists (select from sub_account_count join mine using (account_id)),
      data_version = case when (select count(distinct (bp_no, premise_no)) from mine) > ${MOST_PREMISES_AT_ONCE}
        then 'v2' else 'v1' end
    where customer_id = ${customerId}`.execute(tx);
}
