/** Maintenance that staff have set for a feature at an instant. */
import type { Db } from '../../db/database.ts';

export interface Maintenance {
  readonly type: string;
  readonly message: string;
}

/** Disabling maintenance comes before announcements, then the newest. @returns null when there is none */
export async function maintenanceAt(db: Db, feature: 'paynow', at: Date): Promise<Maintenance | null> {
  const row = await db
    .selectFrom('maintenance')
    .select(['type', 'message'])
    .where('feature', '=', feature)
    .where('starts_at', '<=', at)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .orderBy((eb) => eb.case().when('type', '=', 'permanent').then(0).else(1).end())
    .orderBy('starts_at', 'desc')
    .orderBy('maintenance_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
