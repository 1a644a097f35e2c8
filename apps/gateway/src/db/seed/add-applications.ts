/**
 * Adds missing applications of companies with their forms, and moves the times of untouched ones: they follow the
 * clock, hour by hour, like the queue of a working day.
 */
import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { toJsonRows } from '../json-rows.ts';
import { worldApplications } from './applications/world-applications.ts';
import { applicationRow, fileRow } from './rows/application-rows.ts';
import { insertRows } from './rows/bulk-insert.ts';

export async function addApplications(tx: Tx, now: number): Promise<void> {
  const rows = await tx
    .selectFrom('linkApplication')
    .select('applicationNo')
    .where(
      'applicationNo',
      'in',
      worldApplications.map(({ no }) => no),
    )
    .execute();
  const here = new Set(rows.map(({ applicationNo }) => applicationNo));
  const fresh = worldApplications.filter(({ no }) => !here.has(no));
  await insertRows(
    tx,
    'storedFile',
    fresh.map((each) => fileRow(each, now)),
  );
  await insertRows(
    tx,
    'linkApplication',
    fresh.map((each) => applicationRow(each, now)),
  );
  if (here.size > 0) await moveUntouched(tx, now);
}

/** Untouched: unchanged since the seed and not opened by an officer. */
async function moveUntouched(tx: Tx, now: number): Promise<void> {
  const moving = toJsonRows(worldApplications.map((each) => applicationRow(each, now)));
  const { rows } = await sql<{ applicationNo: number }>`
    update link_application a set
      reference = b.reference, validated_at = b.validated_at, received_at = b.received_at,
      decided_at = b.decided_at, document_sha256 = b.document_sha256
    from jsonb_populate_recordset(null::link_application, ${moving}::text::jsonb) b
    where a.customer_id = b.customer_id and a.application_no = b.application_no
      and (a.status, a.document_no, a.file_id) = (b.status, b.document_no, b.file_id)
      and (a.received_at, a.decided_at) is distinct from (b.received_at, b.decided_at)
      and not exists (select from link_application_view v
        where v.customer_id = a.customer_id and v.application_no = a.application_no)
    returning a.application_no`.execute(tx);
  const moved = new Set(rows.map(({ applicationNo }) => applicationNo));
  const forms = toJsonRows(
    worldApplications.filter(({ no }) => moved.has(no)).map((each) => fileRow(each, now)),
  );
  await sql`
    update stored_file f set bytes = b.bytes, created_at = b.created_at
    from jsonb_populate_recordset(null::stored_file, ${forms}::text::jsonb) b
    where f.customer_id = b.customer_id and f.file_id = b.file_id`.execute(tx);
}
