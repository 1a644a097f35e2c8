/** Money that came in: kept, and queued to be settled, in the transaction of whoever was told of it. */
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../db/outbox.store.ts';
import { keepNotice, type NewNotice } from './notice.store.ts';
import { NOTICE_MESSAGE } from './settlement-queue.ts';

/** The outbox waits for whoever settles at once. */
const AFTER = 2_000;

/**
 * Money under a reference that is no order's is parked for staff when it is settled.
 * @returns false when the event or the payment was told before
 */
export async function keepIncoming(tx: Tx, notice: NewNotice, now: number): Promise<boolean> {
  if (!(await keepNotice(tx, notice, now))) return false;
  const { eventId } = notice;
  await enqueue(tx, {
    kind: NOTICE_MESSAGE,
    payload: { eventId },
    dedupe: `notice ${eventId}`,
    runAt: now + AFTER,
  });
  return true;
}
