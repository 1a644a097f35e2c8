/** Queues the mail about a reading that was set aside. Only ids travel. */
import * as z from 'zod/mini';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../db/outbox.store.ts';

export const SET_ASIDE = 'mail:reading-set-aside';

export const setAsideMail = z.strictObject({
  /** The customer who sent the reading. */
  customerId: z.int(),
  accountId: z.int(),
  readingNo: z.int(),
});

export async function queueSetAsideMail(
  tx: Tx,
  { sentBy, accountId, readingNo }: { sentBy: number; accountId: number; readingNo: number },
  now: number,
): Promise<void> {
  await enqueue(tx, {
    kind: SET_ASIDE,
    payload: { customerId: sentBy, accountId, readingNo },
    dedupe: `${SET_ASIDE} ${accountId} ${readingNo}`,
    runAt: now,
  });
}
