/**
 * Verifies the audit chain every hour: the rows since the last run, then a share of the older rows in rotation. The
 * position is kept in memory and not in the database, so that a chain rewritten with valid hashes is detected.
 */
import { type ChainPosition, chainStart, verifyPage } from '../db/audit.store.ts';
import type { Db } from '../db/database.ts';
import { type Loop, type MeasuredJobParts, startLoop } from './loop.ts';
import type { Stoppable } from './pages.ts';

const HOUR = 3_600_000;
/** Pages of a thousand rows per run: some seconds of work, and more than an hour of writes. */
const PAGES = 100;

const violations = {
  name: 'portal_audit_violations',
  help: 'Gaps and changes found in the audit chain; alert above 0. NaN: not verified yet',
};
const checkedAt = {
  name: 'portal_audit_checked_timestamp_seconds',
  help: 'When the audit chain was last verified to its end; alert when older than three hours',
};

export interface AuditCheckState {
  violations: number;
  checkedAt: number;
  /** The last verified row. */
  newest: ChainPosition;
  /** Position of the rotation through older rows. */
  again: ChainPosition;
}

export const createAuditCheckState = (): AuditCheckState => ({
  violations: Number.NaN,
  checkedAt: 0,
  newest: chainStart,
  again: chainStart,
});

interface Walk {
  readonly place: ChainPosition;
  readonly isEnd: boolean;
  readonly brokenAt: number | null;
  readonly pagesLeft: number;
}

/** Verifies up to the given number of pages and stops before a break, so that the next run reports it again. */
async function verifyPages(
  { db, signal }: { readonly db: Db } & Stoppable,
  from: ChainPosition,
  pages: number,
): Promise<Walk> {
  let place = from;
  for (let left = pages - 1; left >= 0 && !signal?.aborted; left -= 1) {
    const verdict = await verifyPage(db, place);
    if (!verdict.ok) return { place, isEnd: false, brokenAt: verdict.brokenAt, pagesLeft: left };
    place = verdict.place;
    if (verdict.isEnd) return { place, isEnd: true, brokenAt: null, pagesLeft: left };
  }
  return { place, isEnd: false, brokenAt: null, pagesLeft: 0 };
}

/**
 * Runs one verification.
 * @param pages upper limit, a thousand rows each
 * @throws database errors; the timestamp of the last complete run stays
 */
export async function checkAudit(
  parts: MeasuredJobParts & Stoppable,
  state: AuditCheckState,
  pages = PAGES,
): Promise<void> {
  const { clock, log } = parts;
  const newest = await verifyPages(parts, state.newest, pages);
  state.newest = newest.place;
  const again = await verifyPages(parts, state.again, newest.pagesLeft);
  state.again = again.isEnd ? chainStart : again.place;
  const broken = new Set([newest.brokenAt, again.brokenAt].filter((seq) => seq !== null));
  state.violations = broken.size;
  if (newest.isEnd) state.checkedAt = clock.now() / 1_000;
  for (const seq of broken) log.error({ event: 'audit', seq }, 'audit chain verification failed');
}

export function startAuditCheck(parts: MeasuredJobParts): Loop {
  const state = createAuditCheckState();
  parts.metrics?.gauge(violations, () => state.violations);
  parts.metrics?.gauge(checkedAt, () => state.checkedAt);
  const work = async (signal: AbortSignal) => {
    await checkAudit({ ...parts, signal }, state);
    return undefined;
  };
  return startLoop('audit-check', HOUR, work, parts.log);
}
