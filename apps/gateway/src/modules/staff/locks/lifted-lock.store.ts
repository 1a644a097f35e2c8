/** Locks of linking that officers lifted, with the reason. Never deleted. */
import type { Tx } from '../../../db/database.ts';

interface LiftedLock {
  /** Of the account number, which need be of no account. */
  readonly digits: string;
  readonly liftedAt: number;
  readonly staffId: number;
  readonly reason: string;
}

export async function addLiftedLock(tx: Tx, lock: LiftedLock): Promise<void> {
  await tx.insertInto('liftedLock').values(lock).execute();
}
