/**
 * Reads what was looked at and changed, from where each is kept: looks of invited people, decisions of staff, and the audit,
 * which has the looks of staff too. The caller has established whose accounts these are.
 */
import { type RawBuilder, sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { listOwnedIds } from '../../wire/callers/subject.store.ts';
import type { Subject } from '../../wire/callers/subject.ts';
import { type ActivityKind, kindsOfAction, kindsOfLook } from './activity-kinds.ts';

/** The person of an activity, and its first instant. */
export interface ActivityScope {
  readonly customerId: number;
  /** The caller in the audit, by the names that it has there. */
  readonly actors: readonly string[];
  /** Everything about their accounts is theirs to read. */
  readonly subject: Subject;
  readonly since: number;
}

export type Who = 'you' | 'invited' | 'holder' | 'staff';

export interface StoredActivity {
  readonly at: number;
  readonly who: Who;
  readonly kind: ActivityKind;
  readonly times: number;
  /** Of bills that were looked at, apart by spaces; null: none. */
  readonly months: string | null;
  readonly accountId: number | null;
  readonly reason: string | null;
  /** Of who did it, where a name was kept. */
  readonly name: string | null;
  /** Of who did it; null: the name is kept, or it was the caller. */
  readonly personId: number | null;
}

const kindNames = JSON.stringify(kindsOfAction);
const lookNames = JSON.stringify(kindsOfLook);

/** Every look of staff, one row for an officer, an account, a kind and a day. An item and its file are one look. */
function staffLooks({ customerId, subject, since }: ActivityScope): RawBuilder<unknown> {
  const mine = listOwnedIds(subject);
  const looks = (table: 'audit' | 'auditEvent') => sql`
    select event.at, event.actor, event.action, own.account_id
    from own join ${sql.table(table)} event on event.object = own.object
    where event.outcome = 'done' and event.at >= ${dateAt(since)}`;
  return sql`
    select max(at) as at, 'staff', kind, max(times), null, account_id, null, null, staff_id
    from (
      with own as (
        select 'account:' || id as object, id as account_id from unnest(${mine}) as account(id)
        union select 'reading:' || reading_no, account_id from meter_reading_view where account_id = any(${mine})
        union select 'application:' || application_no, null from link_application_view where customer_id = ${customerId}
      )
      select max(at) as at, kind, count(*) as times, account_id, split_part(actor, ':', 2)::bigint as staff_id,
        (at at time zone 'Asia/Singapore')::date as day
      from (${looks('audit')} union all ${looks('auditEvent')}) look
      join jsonb_each_text(${lookNames}::jsonb) as known(action, kind) using (action)
      group by action, kind, account_id, staff_id, day
    ) look
    group by kind, account_id, staff_id, day`;
}

/** Everything as rows of one shape. */
function entries(scope: ActivityScope): RawBuilder<unknown> {
  const { customerId, actors, subject, since } = scope;
  const mine = listOwnedIds(subject);
  const from = dateAt(since);
  const objects = sql`array(select 'account:' || id from unnest(${mine}) as own(id))`;
  const auditRows = (table: 'audit' | 'auditEvent') => sql`
    select at, actor, action, object from ${sql.table(table)}
    where outcome = 'done' and at >= ${from} and (actor = any(${actors}::text[]) or object = any(${objects}))`;
  return sql`
    select max(look.last_at) as at, 'invited' as who,
      case look.kind when 'bills' then 'lookedAtBills' when 'bill' then 'lookedAtBill'
        when 'payments' then 'lookedAtPayments' when 'usage' then 'lookedAtUsage' else 'lookedAtMeters' end as kind,
      max(look.looks) as times, string_agg(array_to_string(look.months, ' '), ' ') as months,
      case when count(*) = 1 then min(look.account_id) end as account_id, null as reason,
      min(person.viewer_name) as name, null::bigint as person_id
    from delegate_look look
    left join premises_delegate person on person.delegate_id = look.delegate_id
    where look.account_id = any(${mine}) and look.last_at >= ${from}
    group by look.delegate_id, look.viewer_id, look.kind, look.day
    union all
    ${staffLooks(scope)}
    union all
    select decided_at, 'staff', case decision when 'accept' then 'acceptedReading' else 'setReadingAside' end, 1,
      null, account_id, note, null, staff_id
    from meter_reading_decision where account_id = any(${mine}) and decided_at >= ${from}
    union all
    select decided_at, 'staff', 'decidedApplication', 1, null, null, note, null, decided_by
    from link_decision where customer_id = ${customerId} and decided_at >= ${from}
    union all
    select event.at,
      case when event.actor = any(${actors}::text[]) then 'you' when event.actor like 'staff:%' then 'staff'
        when known.kind in ('openedInvitation', 'gaveUpAccess') then 'invited' else 'holder' end,
      known.kind, 1, null,
      case when event.object like 'account:%' then split_part(event.object, ':', 2)::bigint end, null, null,
      case when event.actor <> all(${actors}::text[]) and event.actor ~ '^(customer|staff):[0-9]+$'
        then split_part(event.actor, ':', 2)::bigint end
    from (${auditRows('audit')} union all ${auditRows('auditEvent')}) event
    join jsonb_each_text(${kindNames}::jsonb) as known(action, kind) on known.action = event.action`;
}

/** Newest first. @param who null: everybody */
export async function listActivity(
  db: Db,
  scope: ActivityScope,
  page: { readonly who: Who | null; readonly limit: number; readonly offset: number },
): Promise<StoredActivity[]> {
  const { rows } = await sql<StoredActivity>`
    select * from (${entries(scope)}) entry
    where ${page.who}::text is null or entry.who = ${page.who}::text
    order by at desc, kind, account_id limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export interface ActivityCount {
  readonly who: Who;
  readonly kind: ActivityKind;
  readonly count: number;
  /** How often it was done since `recent`: a row of a look may be several. */
  readonly recent: number;
}

/** How many rows there are of each kind and person. @param recent since when rows are counted apart */
export async function countActivity(db: Db, scope: ActivityScope, recent: number): Promise<ActivityCount[]> {
  const { rows } = await sql<ActivityCount>`
    select who, kind, count(*) as count,
      coalesce(sum(times) filter (where at >= ${dateAt(recent)}), 0)::bigint as recent
    from (${entries(scope)}) entry group by who, kind`.execute(db);
  return rows;
}

/** The newest of these kinds that staff did. */
export async function findNewestOfStaff(
  db: Db,
  scope: ActivityScope,
  kinds: readonly ActivityKind[],
): Promise<StoredActivity | null> {
  const { rows } = await sql<StoredActivity>`
    select * from (${entries(scope)}) entry where who = 'staff' and kind = any(${kinds}::text[])
    order by at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The names of sign-ins at the identity provider, by the number of the customer. */
export async function findSubjects(db: Db, customerIds: readonly number[]): Promise<Map<number, string>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer')
    .select(['customerId', 'subject'])
    .where('customerId', 'in', customerIds)
    .execute();
  return new Map(rows.map(({ customerId, subject }) => [customerId, subject]));
}
