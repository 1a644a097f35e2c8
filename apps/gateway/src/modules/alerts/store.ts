/** Chosen alerts and those that were sent. */
import type { AlertKind } from '@portal/domain/insights/alerts';
import { addDays, type SgDay } from '@portal/domain/sg-time';
import type { Service } from '@portal/domain/utility-names';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Json } from '../../db/tables/columns.ts';

export interface AlertSettings {
  readonly billAbove: number | null;
  readonly leak: boolean;
  readonly highDay: boolean;
}

export interface AlertOwner {
  readonly accountId: number;
  readonly customerId: number;
}

export interface StoredAlerts extends AlertSettings, AlertOwner {
  readonly revision: number;
}

/** Days whose readings say whether something has changed: a bill that is late, and readings that are. */
const DAYS_WATCHED = 60;

const columns = ['accountId', 'customerId', 'billAbove', 'leak', 'highDay', 'revision'] as const;

export async function findAlerts(db: Db | Tx, owner: AlertOwner): Promise<StoredAlerts | null> {
  const row = await db
    .selectFrom('usageAlert')
    .select(columns)
    .where('accountId', '=', owner.accountId)
    .where('customerId', '=', owner.customerId)
    .executeTakeFirst();
  return row ?? null;
}

/** @param revision as it was shown; 0: nothing was chosen yet @returns false when it was changed meanwhile */
export async function storeAlerts(
  tx: Tx,
  owner: AlertOwner,
  settings: AlertSettings,
  { revision, at }: { readonly revision: number; readonly at: number },
): Promise<boolean> {
  if (revision === 0) {
    const inserted = await tx
      .insertInto('usageAlert')
      .values({ ...owner, ...settings, revision: 1, changedAt: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('revision')
      .executeTakeFirst();
    return inserted !== undefined;
  }
  const { numUpdatedRows } = await tx
    .updateTable('usageAlert')
    .set({ ...settings, revision: revision + 1, changedAt: at })
    .where('accountId', '=', owner.accountId)
    .where('customerId', '=', owner.customerId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface WatchedAlerts extends StoredAlerts {
  /** First day after the newest bill, or of the month. */
  readonly billFrom: SgDay;
  /** Kinds that were found for this bill. */
  readonly sent: readonly AlertKind[];
  /** Newest high day that was told in an earlier bill. */
  readonly toldDay: SgDay | null;
  /** Base of a forecast and of a high day: the day, the bill, the choice, and the readings of the days that are over. */
  readonly basis: string;
  /** The basis that was judged last. */
  readonly judged: string | null;
}

/** Alerts that somebody chose, of open accounts that are still linked to them. */
const selectWatched = (today: SgDay, narrowed: RawBuilder<unknown>) => sql<WatchedAlerts>`
    select w.account_id, w.customer_id, w.bill_above, w.leak, w.high_day, w.revision, w.judged, b.bill_from,
      array(select s.kind from usage_alert_sent s where s.account_id = w.account_id
        and s.customer_id = w.customer_id and s.bill_from = b.bill_from) as sent,
      (select max((s.facts ->> 'day')::date) from usage_alert_sent s where s.account_id = w.account_id
        and s.customer_id = w.customer_id and s.kind = 'highDay' and s.bill_from < b.bill_from) as told_day,
      concat_ws(' ', ${today}::text, w.revision, b.bill_from, r.days, r.wh, r.newest) as basis
    from usage_alert w
    join account a on a.account_id = w.account_id and a.status = 'Active'
    join customer_account ca on ca.customer_id = w.customer_id and ca.account_id = w.account_id
    cross join lateral (
      -- the first bill begins with the account
      select coalesce((select max(period_to) + 1 from bill where account_id = w.account_id), a.opened_on) as bill_from
    ) b
    cross join lateral (
      select count(*) as days, sum(total) as wh, extract(epoch from max(received_at)) as newest from usage_day
      where account_id = w.account_id and utility = 'electricity'
        and day >= ${addDays(today, -DAYS_WATCHED)}::date and day < ${today}::date
    ) r
    where (w.bill_above is not null or w.leak or w.high_day) and ${narrowed}`;

/** Those after the given ones, at most a page. */
export async function listWatched(
  db: Db,
  { after, today, limit }: { readonly after: AlertOwner; readonly today: SgDay; readonly limit: number },
): Promise<WatchedAlerts[]> {
  const narrowed = sql`(w.account_id, w.customer_id) > (${after.accountId}::bigint, ${after.customerId}::bigint)
    order by w.account_id, w.customer_id limit ${limit}`;
  const { rows } = await selectWatched(today, narrowed).execute(db);
  return rows;
}

/** null: nothing is chosen, or the account is closed or no longer linked. */
export async function findWatched(
  db: Db,
  { accountId, customerId }: AlertOwner,
  today: SgDay,
): Promise<WatchedAlerts | null> {
  const narrowed = sql`w.account_id = ${accountId} and w.customer_id = ${customerId}`;
  const { rows } = await selectWatched(today, narrowed).execute(db);
  return rows[0] ?? null;
}

export async function markJudged(
  db: Db,
  { accountId, customerId, basis }: Pick<WatchedAlerts, keyof AlertOwner | 'basis'>,
): Promise<void> {
  await db
    .updateTable('usageAlert')
    .set({ judged: basis })
    .where('accountId', '=', accountId)
    .where('customerId', '=', customerId)
    .execute();
}

export interface SentAlert extends AlertOwner {
  readonly kind: AlertKind;
  readonly billFrom: SgDay;
}

const isThis = ({ accountId, customerId, kind, billFrom }: SentAlert): RawBuilder<SqlBool> =>
  sql`(account_id, customer_id, kind, bill_from) = (${accountId}::bigint, ${customerId}::bigint, ${kind}, ${billFrom}::date)`;

/** @returns false when one of the kind was found for this bill */
export async function recordSent(
  tx: Tx,
  sent: SentAlert,
  { facts, tokenHash, at }: { readonly facts: Json; readonly tokenHash: string; readonly at: number },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('usageAlertSent')
    .values({ ...sent, facts: JSON.stringify(facts), tokenHash, recordedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Marks a mail before it is handed over. @returns false when it has left, or was taken back */
export async function markLeft(db: Db, sent: SentAlert, facts: Json, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('usageAlertSent')
    .set({ facts: JSON.stringify(facts), leftAt: at })
    .where(isThis(sent))
    .where('leftAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The mail server said that it did not take the mail. */
export async function unmarkLeft(db: Db, sent: SentAlert): Promise<void> {
  await db.updateTable('usageAlertSent').set({ leftAt: null }).where(isThis(sent)).execute();
}

/** Takes an alert back that has not left: it may be found again in this bill. */
export async function takeBack(db: Db, sent: SentAlert): Promise<void> {
  await db.deleteFrom('usageAlertSent').where(isThis(sent)).where('leftAt', 'is', null).execute();
}

export async function findByToken(db: Db | Tx, tokenHash: string): Promise<SentAlert | null> {
  const row = await db
    .selectFrom('usageAlertSent')
    .select(['accountId', 'customerId', 'kind', 'billFrom'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when the link was used before: of several presses at once one does it */
export async function useToken(tx: Tx, sent: SentAlert, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('usageAlertSent')
    .set({ usedAt: at })
    .where(isThis(sent))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function switchOff(
  tx: Tx,
  { accountId, customerId, kind }: SentAlert,
  at: number,
): Promise<void> {
  const off = { bill: { billAbove: null }, leak: { leak: false }, highDay: { highDay: false } }[kind];
  await tx
    .updateTable('usageAlert')
    .set((eb) => ({ ...off, revision: eb('revision', '+', 1), changedAt: at }))
    .where('accountId', '=', accountId)
    .where('customerId', '=', customerId)
    .execute();
}

/** Facts of an account by which its bill is forecast. */
export async function findAccount(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .select(['accountId', 'services', 'status', 'system', 'type'])
    .$narrowType<{ services: Service[] }>()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}
