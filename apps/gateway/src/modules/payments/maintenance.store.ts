/** Maintenance that staff have set for a feature at an instant. */
import type { Db } from '../../db/database.ts';

export interface Maintenance {
  readonly type: string;
  readonly message: string;
}

/** Disabling maintenance comes before announcements, then the newest. @returns null when there is none */
export async function maintenanceAt(db: Db, feature: 'paynow', at: number): Promise<Maintenance | null> {
  const row = await db
    .selectFrom('maintenance')
    .select(['type', 'message'])
    .where('feature', '=', feature)
    .where('startsAt', '<=', at)
    .where(({ eb, or }) => or([eb('endsAt', 'is', null), eb('endsAt', '>', at)]))
    .orderBy((eb) => eb.case().when('type', '=', 'permanent').then(0).else(1).end())
    .orderBy('startsAt', 'desc')
    .orderBy('maintenanceId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
