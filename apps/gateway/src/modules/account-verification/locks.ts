/** The numbers that nobody may try at the moment, and how staff let one be tried again. */
import { type AccountNo, accountDigits } from '@portal/domain/account-number';
import type { Db, Tx } from '../../db/database.ts';
import { deleteLock, type Lock, lockedNumbers } from './store.ts';
import { LOCK_MS } from './tries.rules.ts';

/** More than a screen shows; the oldest of more run out soon anyway. */
const MOST = 200;

/** @param now milliseconds of the portal's clock */
export function locksNow(db: Db | Tx, now: number): Promise<Lock[]> {
  return lockedNumbers(db, now, now + LOCK_MS, MOST);
}

/** Any spelling of a number lifts its one lock. The caller records who did and why. */
export function liftLock(
  tx: Tx,
  accountNo: AccountNo,
): Promise<{ readonly lifted: boolean; readonly accountId: number | null }> {
  return deleteLock(tx, accountDigits(accountNo));
}
