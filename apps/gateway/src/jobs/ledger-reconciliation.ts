/**
 * Ledger reconciliation, every hour: bills against their lines and the ledger, each payment entered once, U-Save
 * against the bills that used it. A broken rule raises a metric to alert on; the customers stay in the database.
 */
import { findViolations, moneyRules, type Violation } from '../db/invariants.ts';
import { type Loop, type MeasuredJobParts, startLoop } from './loop.ts';
import type { Stoppable } from './pages.ts';

const HOUR = 3_600_000;

const violations = {
  name: 'portal_books_violations',
  help: 'Bills, entries and payments that break a rule of reconciliation; alert above 0. NaN: no run yet',
};
const checkedAt = {
  name: 'portal_books_checked_timestamp_seconds',
  help: 'Last complete ledger reconciliation; alert when older than three hours',
};

interface ReconciliationState {
  violations: number;
  checkedAt: number;
}

/** Runs one reconciliation. A failure or a stop leaves the state and its timestamp as they were. */
async function reconcileLedger(
  { db, clock, log, signal }: MeasuredJobParts & Stoppable,
  state: ReconciliationState,
): Promise<void> {
  const at = clock.now();
  const found: Violation[] = [];
  for (const rule of moneyRules) {
    if (signal?.aborted) return;
    found.push(...(await findViolations(db, [rule], at)));
  }
  state.violations = found.length;
  state.checkedAt = clock.now() / 1_000;
  for (const [rule, broken] of Map.groupBy(found, (each) => each.rule))
    log.error({ event: 'books', what: rule, count: broken.length }, 'ledger reconciliation failed');
}

export function startLedgerReconciliation(parts: MeasuredJobParts): Loop {
  const state: ReconciliationState = { violations: Number.NaN, checkedAt: 0 };
  parts.metrics?.gauge(violations, () => state.violations);
  parts.metrics?.gauge(checkedAt, () => state.checkedAt);
  const work = async (signal: AbortSignal) => {
    await reconcileLedger({ ...parts, signal }, state);
    return undefined;
  };
  return startLoop('books', HOUR, work, parts.log);
}
