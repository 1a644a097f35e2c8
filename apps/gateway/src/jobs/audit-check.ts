/**
 * Looks every hour whether the chain of what was recorded holds: what came since the last look, then some of the older
 * rows in turn, so that each of them is looked at again and again. Where it stands is remembered here and not in the
 * database, where somebody who rewrites the chain could rewrite it, too.
 */
import type { Clock } from '@portal/domain/clock';
import type { Logger } from 'pino';
import { type ChainPlace, chainStart, verifyPage } from '../db/audit.store.ts';
import type { Db } from '../db/database.ts';
import type { MetricRegistry } from '../plugins/metric-registry.ts';
import { type Loop, startLoop } from './loop.ts';

const HOUR = 3_600_000;
/** A hundred thousand rows: some seconds of reading, and more than an hour brings. */
const PAGES = 100;

const violations = {
  name: 'portal_audit_violations',
  help: 'Places where the audit chain has a gap or a change; alert above 0. NaN: not looked yet',
};
const checkedAt = {
  name: 'portal_audit_checked_timestamp_seconds',
  help: 'When the audit chain was last followed to its end; alert when older than three hours',
};

export interface AuditCheckParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  /** Left out: only the log is told. */
  readonly metrics?: MetricRegistry | undefined;
}

export interface AuditCheckState {
  violations: number;
  checkedAt: number;
  /** Up to where the chain is known to hold. */
  newest: ChainPlace;
  /** Up to where it was looked at once more. */
  again: ChainPlace;
}

export const unchecked = (): AuditCheckState => ({
  violations: Number.NaN,
  checkedAt: 0,
  newest: chainStart,
  again: chainStart,
});

interface Walk {
  readonly place: ChainPlace;
  readonly isEnd: boolean;
  readonly brokenAt: number | null;
  readonly pagesLeft: number;
}

/** Follows the chain for so many pages; where it breaks, it stands before the break, and finds it again next time. */
async function follow(db: Db, from: ChainPlace, pages: number): Promise<Walk> {
  let place = from;
  for (let left = pages - 1; left >= 0; left -= 1) {
    const verdict = await verifyPage(db, place);
    if (!verdict.ok) return { place, isEnd: false, brokenAt: verdict.brokenAt, pagesLeft: left };
    place = verdict.place;
    if (verdict.isEnd) return { place, isEnd: true, brokenAt: null, pagesLeft: left };
  }
  return { place, isEnd: false, brokenAt: null, pagesLeft: 0 };
}

/**
 * Looks once, at no more than so many pages of a thousand rows.
 * @throws what the database throws; the state stays as far as it came, and its age tells
 */
export async function checkAudit(
  { db, clock, log }: AuditCheckParts,
  state: AuditCheckState,
  pages = PAGES,
): Promise<void> {
  const newest = await follow(db, state.newest, pages);
  state.newest = newest.place;
  const again = await follow(db, state.again, newest.pagesLeft);
  state.again = again.isEnd ? chainStart : again.place;
  const broken = new Set([newest.brokenAt, again.brokenAt].filter((seq) => seq !== null));
  state.violations = broken.size;
  if (newest.isEnd) state.checkedAt = clock.now() / 1_000;
  for (const seq of broken) log.error({ event: 'audit', seq }, 'the audit chain does not hold');
}

export function startAuditCheck(parts: AuditCheckParts): Loop {
  const state = unchecked();
  parts.metrics?.gauge(violations, () => state.violations);
  parts.metrics?.gauge(checkedAt, () => state.checkedAt);
  const work = async () => {
    await checkAudit(parts, state);
    return undefined;
  };
  return startLoop('audit-check', HOUR, work, parts.log);
}
