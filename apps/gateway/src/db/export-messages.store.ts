/** Copies of writes that wait for the export. Knows neither their receiver nor how they are delivered. */
import { sql } from 'kysely';
import { dateAt } from '../clock.ts';
import type { Db } from './database.ts';

/** The one kind of all of them, so that the worker finds them by one entry of the index. */
export const EXPORT_KIND = 'export';

/** Copies of a batch. */
export const COPIES_AT_ONCE = 1000;

/** Earlier releases queued copies under the name of the write, and no worker took them. */
const isCopy = sql`done_at is null and payload ?& array['actor', 'output']`;

/** Hands copies of an earlier release to the export, at most one batch. @returns how many */
export async function adoptCopies(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox set kind = ${EXPORT_KIND},
      payload = payload || jsonb_build_object('action', kind, 'at', to_json(run_at))
    where id = any(array(select id from outbox
      where ${isCopy} and kind <> ${EXPORT_KIND} limit ${COPIES_AT_ONCE} for update skip locked))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Deletes copies that came before an instant and that nobody has received, at most one batch. @returns how many */
export async function deleteCopiesBefore(db: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from outbox where id = any(array(select id from outbox
      where ${isCopy} and coalesce((payload ->> 'at')::timestamptz, run_at) < ${dateAt(limit)}
      limit ${COPIES_AT_ONCE} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
