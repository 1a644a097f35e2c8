/** Reads and writes what the utility says and what a person has closed. Knows no rule about who sees it. */
import type { NotificationBanner, Promotion } from '@portal/contract/rest';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type Notice = 'onboarding' | 'egiroModal' | 'scamAdvisory';
export type Dismissed = Record<Notice, SgDay | null>;

export async function dismissedBy(db: Db, customerId: number): Promise<Dismissed> {
  const rows = await db
    .selectFrom('customer_dismissal')
    .select(['notice', 'dismissed_on'])
    .where('customer_id', '=', customerId)
    .execute();
  const dismissed: Dismissed = { onboarding: null, egiroModal: null, scamAdvisory: null };
  for (const { notice, dismissed_on } of rows) dismissed[notice] = dismissed_on;
  return dismissed;
}

/** Said twice is said once; a day that is past already never replaces a later one. */
export async function keepDismissal(db: Db, customerId: number, notice: Notice, day: SgDay): Promise<void> {
  await sql`
    insert into customer_dismissal (customer_id, notice, dismissed_on) values (${customerId}, ${notice}, ${day})
    on conflict (customer_id, notice) do update set dismissed_on = excluded.dismissed_on
    where customer_dismissal.dismissed_on < excluded.dismissed_on`.execute(db);
}

/** The banner that runs there now; of several the one that began last. */
export async function bannerAt(
  db: Db,
  location: NotificationBanner['location'],
  now: Date,
): Promise<NotificationBanner | null> {
  const banner = await db
    .selectFrom('notification_banner')
    .select(['location', 'title', 'message'])
    .where('location', '=', location)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('starts_at', 'desc')
    .orderBy('banner_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return banner ?? null;
}

/** Every slide that runs now, in its place. */
export function promotionsAt(db: Db, now: Date): Promise<Promotion[]> {
  return db
    .selectFrom('promotion')
    .select(['kind', 'overline', 'title', 'text', 'act_label as actLabel', 'href'])
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('promotion_id')
    .execute();
}
