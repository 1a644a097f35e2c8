/** Which officer has had which parked notice open, with the state of things that they were shown. */
import { sql } from 'kysely';
import { dateAt } from '../../../clock.ts';
import type { Tx } from '../../../db/database.ts';

export interface NoticeView<Seen extends string> {
  /** It is about an account of the officer. */
  readonly isOwn: boolean;
  readonly seen: Seen;
}

export type NoticeViews<Seen extends string> = ReturnType<typeof createNoticeViews<Seen>>;

/** @param column of what they were shown */
export function createNoticeViews<Seen extends string>(
  table: 'treasury_notice_view' | 'egiro_notice_view',
  column: 'payout' | 'outlook',
) {
  const [views, shown] = [sql.table(table), sql.ref(column)];
  return {
    async record(
      tx: Tx,
      eventId: string,
      { staffId, isOwn, seen }: NoticeView<Seen> & { readonly staffId: number },
      now: number,
    ): Promise<void> {
      await sql`insert into ${views} (event_id, staff_id, opened_at, is_own, ${shown})
        values (${eventId}, ${staffId}, ${dateAt(now)}, ${isOwn}, ${seen})
        on conflict (event_id, staff_id) do update
        set opened_at = excluded.opened_at, is_own = excluded.is_own, ${shown} = excluded.${shown}`.execute(
        tx,
      );
    },

    /** @returns null when that officer has not opened it */
    async find(tx: Tx, eventId: string, staffId: number): Promise<NoticeView<Seen> | null> {
      const { rows } = await sql<NoticeView<Seen>>`
        select is_own, ${shown} as seen from ${views}
        where event_id = ${eventId} and staff_id = ${staffId}`.execute(tx);
      return rows[0] ?? null;
    },
  };
}
