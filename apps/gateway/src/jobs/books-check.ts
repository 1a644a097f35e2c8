/**
 * Looks every hour whether the books agree: bills with their lines and the ledger, each payment entered once, U-Save
 * with the bills that used it. What does not hold raises a metric to alert on; whose it is stays in the database.
 */
import { findViolations, moneyRules } from '../db/invariants.ts';
import { type Loop, type MeasuredJobParts, startLoop } from './loop.ts';

const HOUR = 3_600_000;

const violations = {
  name: 'portal_books_violations',
  help: 'Bills, entries and payments that break a rule of the books; alert above 0. NaN: not looked yet',
};
const checkedAt = {
  name: 'portal_books_checked_timestamp_seconds',
  help: 'When the books were last looked through to the end; alert when older than three hours',
};

interface BooksState {
  violations: number;
  checkedAt: number;
}

/** Looks once. A failure leaves the state as it was: its age tells. */
async function checkBooks({ db, clock, log }: MeasuredJobParts, state: BooksState): Promise<void> {
  const found = await findViolations(db, moneyRules, clock.now());
  state.violations = found.length;
  state.checkedAt = clock.now() / 1_000;
  for (const [rule, broken] of Map.groupBy(found, (each) => each.rule))
    log.error({ event: 'books', what: rule, count: broken.length }, 'the books do not agree');
}

export function startBooksCheck(parts: MeasuredJobParts): Loop {
  const state: BooksState = { violations: Number.NaN, checkedAt: 0 };
  parts.metrics?.gauge(violations, () => state.violations);
  parts.metrics?.gauge(checkedAt, () => state.checkedAt);
  const work = async () => {
    await checkBooks(parts, state);
    return undefined;
  };
  return startLoop('books', HOUR, work, parts.log);
}
