/** Chosen alerts and those that were sent. */
import type { AlertKind } from '@portal/domain/insights/alerts';
import type { SgDay } from '@portal/domain/sg-time';
import type { Service } from '@portal/domain/utility-names';
import { sql } from 'kysely';
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
  /** Kinds that were sent for this bill. */
  readonly sent: readonly AlertKind[];
}

/** Alerts that somebody chose, of open accounts that are still linked to them; after the given ones, at most a page. */
export async function listWatched(
  db: Db,
  { after, today, limit }: { readonly after: AlertOwner; readonly today: SgDay; readonly limit: number },
): Promise<WatchedAlerts[]> {
  const { rows } = await sql<WatchedAlerts>`
    select w.account_id, w.customer_id, w.bill_above, w.leak, w.high_day, w.revision, b.bill_from,
      array(select s.kind from usage_alert_sent s where s.account_id = w.account_id
        and s.customer_id = w.customer_id and s.bill_from = b.bill_from) as sent
    from usage_alert w
    join account a on a.account_id = w.account_id and a.status = 'Active'
    join customer_account ca on ca.customer_id = w.customer_id and ca.account_id = w.account_id
    cross join lateral (
      select coalesce((select max(period_to) + 1 from bill where account_id = w.account_id),
        date_trunc('month', ${today}::timestamp)::date) as bill_from
    ) b
    where (w.bill_above is not null or w.leak or w.high_day)
      and (w.account_id, w.customer_id) > (${after.accountId}::bigint, ${after.customerId}::bigint)
    order by w.account_id, w.customer_id limit ${limit}`.execute(db);
  return rows;
}

export interface SentAlert extends AlertOwner {
  readonly kind: AlertKind;
  readonly billFrom: SgDay;
}

/** @returns false when one of the kind was sent for this bill */
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

export async function findFacts(db: Db, { accountId, customerId, kind, billFrom }: SentAlert): Promise<Json> {
  const row = await db
    .selectFrom('usageAlertSent')
    .select('facts')
    .where('accountId', '=', accountId)
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .where('billFrom', '=', billFrom)
    .executeTakeFirst();
  return row?.facts ?? null;
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
export async function useToken(tx: Tx, { accountId, customerId, kind, billFrom }: SentAlert, at: number) {
  const { numUpdatedRows } = await tx
    .updateTable('usageAlertSent')
    .set({ usedAt: at })
    .where('accountId', '=', accountId)
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .where('billFrom', '=', billFrom)
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
