/**
 * Hands copies of writes to the export: at least once, for a week, on a worker of its own, so that a receiver that is slow
 * or away holds no mail. Copies that nobody received are deleted by age, those of earlier releases with them.
 */
import type { Clock } from '@portal/domain/clock';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { adoptCopies, COPIES_AT_ONCE, deleteCopiesBefore, EXPORT_KIND } from '../db/export-messages.store.ts';
import type { Json } from '../db/tables/columns.ts';
import { createWriteExport } from '../ports/write-export/http-write-export.ts';
import type { Loop } from './loop.ts';
import { type OutboxWorkerParts, startOutboxWorker } from './outbox-worker.ts';
import { repeatPages, type Stoppable } from './pages.ts';
import { countAttempts } from './retry-schedule.ts';

const DAY = 86_400_000;

interface ExportParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'EXPORT_URL' | 'EXPORT_SECRETS'>;
}

/** @returns null when nothing is to be exported */
export function startWriteExport({
  config,
  ...parts
}: ExportParts & Pick<OutboxWorkerParts, 'log'>): Loop | null {
  const receiver = createWriteExport(config, parts.clock);
  if (receiver === null) return null;
  const handlers = {
    [EXPORT_KIND]: ({ dedupe, payload }: { readonly dedupe: string; readonly payload: Json }) =>
      receiver.send(dedupe, payload),
  };
  return startOutboxWorker({ ...parts, handlers, maxAttempts: countAttempts(7 * DAY) }, 'write-export');
}

/** @returns rows deleted */
export async function keepExportBounded({
  db,
  clock,
  config,
  signal,
}: ExportParts & Stoppable): Promise<number> {
  const pages = { limit: COPIES_AT_ONCE, signal };
  if (config.EXPORT_URL !== undefined) await repeatPages(pages, () => adoptCopies(db));
  return repeatPages(pages, () => deleteCopiesBefore(db, clock.now() - 30 * DAY));
}
