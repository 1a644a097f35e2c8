/** Reads banners and promotions, reads and writes dismissals. Knows no rule about their audience. */
import type { NotificationBanner, Promotion } from '@portal/contract/rest';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type Notice = 'onboarding' | 'egiroModal' | 'scamAdvisory';
export type Dismissals = Record<Notice, SgDay | null>;

export async function getDismissals(db: Db, customerId: number): Promise<Dismissals> {
  const rows = await db
    .selectFrom('customerDismissal')
    .select(['notice', 'dismissedOn'])
    .where('customerId', '=', customerId)
    .execute();
  const dismissed: Dismissals = { onboarding: null, egiroModal: null, scamAdvisory: null };
  for (const { notice, dismissedOn } of rows) dismissed[notice] = dismissedOn;
  return dismissed;
}

/** Idempotent; an earlier day never replaces a later one. */
export async function storeDismissal(db: Db, customerId: number, notice: Notice, day: SgDay): Promise<void> {
  await sql`
    insert into customer_dismissal (customer_id, notice, dismissed_on) values (${customerId}, ${notice}, ${day})
    on conflict (customer_id, notice) do update set dismissed_on = excluded.dismissed_on
    where customer_dismissal.dismissed_on < excluded.dismissed_on`.execute(db);
}

/** The current banner of a location; of several the one that began last. */
export async function bannerAt(
  db: Db,
  location: NotificationBanner['location'],
  now: number,
): Promise<NotificationBanner | null> {
  const banner = await db
    .selectFrom('notificationBanner')
    .select(['location', 'title', 'message'])
    .where('location', '=', location)
    .where('startsAt', '<=', now)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .orderBy('startsAt', 'desc')
    .orderBy('bannerId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return banner ?? null;
}

/** All current slides, in their order. */
export function promotionsAt(db: Db, now: number): Promise<Promotion[]> {
  return db
    .selectFrom('promotion')
    .select(['kind', 'overline', 'title', 'text', 'actLabel', 'href'])
    .where('startsAt', '<=', now)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .orderBy('position')
    .orderBy('promotionId')
    .execute();
}
