/** Reads who a sign-in is and what belongs to it, in one query. */
import { canonicalAccountNo } from '@portal/domain/account-number';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Customer, type OwnedAccount, type Subject, toSubject } from './subject.ts';

interface Row extends Customer {
  /** null: nothing belongs to this customer. */
  readonly account: OwnedAccount | null;
}

/**
 * The customer of a sign-in with its accounts: the linked ones and, for a master user, those billed under them; apart
 * from these the accounts that their holders let them see, as long as the holder has them and they are open.
 * @param today accounts that start later are left out
 */
export async function resolveSubject(
  db: Db,
  signIn: { readonly issuer: string; readonly subject: string },
  today: SgDay,
): Promise<Subject> {
  const { rows } = await sql<Row>`
    with who as (
      select * from customer where issuer = ${signIn.issuer} and subject = ${signIn.subject}
    ), linked as (
      select link.account_id, link.is_default from customer_account link join who using (customer_id)
    ), owned as (
      select account_id, is_default, true as is_linked, null::jsonb as shared from linked
      union all
      select sub.account_id, false, false, null
      from account sub join linked on linked.account_id = sub.master_account_id join who on who.is_master
      where sub.account_id not in (select account_id from linked)
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
    select who.customer_id, who.kind, who.link_status, who.is_master as master,
      who.is_staff as staff, who.data_version, who.uen, who.id_fragment,
      who.contact_consent_required as consent_required,
      case when a.account_id is not null then jsonb_build_object(
        'accountId', a.account_id, 'accountNo', a.account_no, 'bpNo', a.bp_no, 'bpType', partner.bp_type,
        'premiseNo', a.premise_no,
        'system', a.system, 'type', a.type, 'status', a.status, 'services', a.services,
        'openedOn', a.opened_on, 'linked', owned.is_linked, 'isDefault', owned.is_default, 'shared', owned.shared
      ) end as account
    from who
    left join owned on true
    left join account a on a.account_id = owned.account_id and a.opened_on <= ${today}
    left join business_partner partner on partner.bp_no = a.bp_no
    order by owned.is_linked desc, owned.is_default desc, a.account_id`.execute(db);
  const [first] = rows;
  if (!first) return toSubject(null, []);
  const { account: _, ...customer } = first;
  const accounts = rows.flatMap(({ account }) => (account ? [canonical(account)] : []));
  return toSubject(
    customer,
    accounts.filter(({ shared }) => shared === null),
    accounts.filter(({ shared }) => shared !== null),
  );
}

function canonical(account: OwnedAccount): OwnedAccount {
  const accountNo = canonicalAccountNo(account.accountNo);
  if (accountNo === null) throw new RangeError('an account is stored under a number that is none');
  return { ...account, accountNo };
}
