/** Reads who a sign-in is and what belongs to it, in one query; and sub-accounts of a master user, by name. */
import { canonicalAccountNo } from '@portal/domain/account-number';
import type { SgDay } from '@portal/domain/sg-time';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { keepPlan } from '../../db/kept-plan.ts';
import {
  type Customer,
  type OwnedAccount,
  type SubAccountScope,
  type Subject,
  toSubject,
} from './subject.ts';

interface Row extends Omit<Customer, 'customerId'> {
  readonly isEnded: boolean;
  /** null: no linking has seen this sign-in. */
  readonly customerId: number | null;
  /** null: nothing belongs to this customer. */
  readonly account: OwnedAccount | null;
}

export interface SignIn {
  /** By its customer, or for them: its tokens are good for nothing. */
  readonly isEnded: boolean;
  /** @throws RangeError: an account of theirs is stored wrongly */
  getSubject(): Subject;
}

const accountColumns = sql`'accountId', a.account_id, 'accountNo', a.account_no, 'bpNo', a.bp_no,
  'bpType', partner.bp_type, 'premiseNo', a.premise_no, 'system', a.system, 'type', a.type, 'status', a.status,
  'services', a.services, 'openedOn', a.opened_on`;

/**
 * The customer of a sign-in with its linked accounts; apart from these the accounts that their holders let them see, as
 * long as the holder has them and they are open.
 * @param today accounts that start later are left out
 */
export async function resolveSubject(
  db: Db,
  person: { readonly issuer: string; readonly subject: string },
  today: SgDay,
): Promise<Subject> {
  return (await resolveSignIn(db, { ...person, sessionKey: null }, today)).getSubject();
}

/** The same, and whether the sign-in was ended: every request asks both. @param sessionKey null: not asked, and false */
export async function resolveSignIn(
  db: Db,
  {
    issuer,
    subject,
    sessionKey,
  }: { readonly issuer: string; readonly subject: string; readonly sessionKey: string | null },
  today: SgDay,
): Promise<SignIn> {
  const statement = sql<Row>`
    with who as (
      select * from customer where issuer = ${issuer} and subject = ${subject}
        -- whoever repeats the token of an ended sign-in has nothing read
        and not exists (select from revoked_session where session_key = ${sessionKey}::text)
    ), linked as (
      select link.account_id, link.is_default from customer_account link join who using (customer_id)
    ), owned as (
      select account_id, is_default, true as is_linked, null::jsonb as shared from linked
      union all
      (select distinct on (seen.account_id) seen.account_id, false, false,
        jsonb_build_object('delegateId', d.delegate_id, 'holder', shown.name, 'until', d.until)
      from who
      join premises_delegate d on d.viewer_id = who.customer_id and d.taken_back_at is null and d.until >= ${today}
      join customer holder on holder.customer_id = d.holder_id and holder.link_status = 'active'
      join customer_account link on link.customer_id = d.holder_id
      join account seen on seen.account_id = link.account_id and seen.bp_no = d.bp_no
        and seen.premise_no = d.premise_no and seen.status = 'Active'
      join business_partner shown on shown.bp_no = seen.bp_no
      order by seen.account_id, d.until desc, d.delegate_id)
    )
    select is_ended, who.customer_id, who.kind, who.link_status, who.is_master as master,
      who.is_staff as staff, who.data_version, who.uen, who.id_fragment,
      who.contact_consent_required as consent_required,
      case when a.account_id is not null then jsonb_build_object(
        ${accountColumns}, 'linked', owned.is_linked, 'isDefault', owned.is_default, 'shared', owned.shared
      ) end as account
    from (select exists (select from revoked_session where session_key = ${sessionKey}::text) as is_ended) sign_in
    left join who on true
    left join owned on true
    left join account a on a.account_id = owned.account_id and a.opened_on <= ${today}
    left join business_partner partner on partner.bp_no = a.bp_no
    order by owned.is_linked desc, owned.is_default desc, a.account_id`;
  const { rows } = await keepPlan(statement).execute(db);
  const [first] = rows;
  if (first === undefined) throw new TypeError('a look-up of a sign-in tells nothing');
  let subjectOfAll: Subject | undefined;
  return {
    isEnded: first.isEnded,
    getSubject() {
      subjectOfAll ??= subjectOfRows(first, rows, today);
      return subjectOfAll;
    },
  };
}

function subjectOfRows(first: Row, rows: readonly Row[], today: SgDay): Subject {
  const { account: _, isEnded: _ended, customerId, ...customer } = first;
  if (customerId === null) return toSubject(null, []);
  const accounts = rows.flatMap(({ account }) => (account ? [canonical(account)] : []));
  return toSubject(
    { ...customer, customerId },
    accounts.filter(({ shared }) => shared === null),
    accounts.filter(({ shared }) => shared !== null),
    customer.master ? { customerId, today } : null,
  );
}

/** Names of sub-accounts in the inputs of calls. */
export interface SubAccountNames {
  readonly digits: readonly string[];
  readonly premiseNos: readonly string[];
  readonly bpNos: readonly string[];
  readonly accountIds: readonly number[];
}

/** Sub-accounts at one premises that a premises number stands for. One more is read, so that too many are told from all. */
export const MOST_AT_PREMISES = 300;

/** Whether the account in a column is the subject's. */
export const isOwned = (
  column: RawBuilder<unknown>,
  { accounts, subAccounts }: Subject,
): RawBuilder<boolean> => {
  const isKnown = sql<boolean>`${column} = any(${accounts.map(({ accountId }) => accountId)}::bigint[])`;
  return subAccounts === null
    ? isKnown
    : sql`(${isKnown} or exists (${subAccountIds(subAccounts)} and sub.account_id = ${column}))`;
};

/** The ids of all that is the subject's, as an array of the database that is never sent. */
export function listOwnedIds({ accounts, subAccounts }: Subject): RawBuilder<number[]> {
  const linked = sql<number[]>`${accounts.map(({ accountId }) => accountId)}::bigint[]`;
  return subAccounts === null
    ? linked
    : sql`array(select unnest(${linked}) union all ${subAccountIds(subAccounts)})`;
}

/** Ids of all accounts that are billed under a linked one, for a condition; never to be read whole. The alias is `sub`. */
export const subAccountIds = ({ customerId, today }: SubAccountScope): RawBuilder<unknown> => sql`
  select sub.account_id from customer_account master join account sub on sub.master_account_id = master.account_id
  where master.customer_id = ${customerId} and sub.opened_on <= ${today}`;

/** The named accounts that are billed under a linked one; of a business partner one alone. */
export async function findSubAccounts(
  db: Db,
  scope: SubAccountScope,
  { digits, premiseNos, bpNos, accountIds }: SubAccountNames,
): Promise<OwnedAccount[]> {
  const { rows } = await sql<{ account: OwnedAccount }>`
    with named as (
      select account_id from account_number where digits = any(${digits}::text[])
      union
      select unnest(${accountIds}::bigint[])
      union
      select there.account_id from unnest(${premiseNos}::text[]) as premises(premise_no)
      cross join lateral (${subAccountIds(scope)} and sub.premise_no = premises.premise_no
        order by sub.account_id limit ${MOST_AT_PREMISES + 1}) there
      union
      select one.account_id from unnest(${bpNos}::text[]) as partner(bp_no)
      cross join lateral (${subAccountIds(scope)} and sub.bp_no = partner.bp_no limit 1) one
    )
    select jsonb_build_object(${accountColumns}, 'linked', false, 'isDefault', false, 'shared', null) as account
    from named join account a using (account_id) join business_partner partner on partner.bp_no = a.bp_no
    where a.opened_on <= ${scope.today} and a.master_account_id in (
      select account_id from customer_account where customer_id = ${scope.customerId}
    )
    order by a.account_id`.execute(db);
  return rows.map(({ account }) => canonical(account));
}

function canonical(account: OwnedAccount): OwnedAccount {
  const accountNo = canonicalAccountNo(account.accountNo);
  if (accountNo === null) throw new RangeError('an account is stored under a number that is none');
  return { ...account, accountNo };
}
