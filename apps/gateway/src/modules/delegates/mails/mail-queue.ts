/** Queues mails about an access in the transaction of their change: ids alone, the rest is looked up when they leave. */
import * as z from 'zod/mini';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../db/outbox.store.ts';

export const DELEGATE_MAIL = 'mail:delegate';

export const delegateMail = z.strictObject({
  delegateId: z.int(),
  what: z.enum(['invited', 'opened', 'takenBack', 'ending']),
  to: z.enum(['holder', 'viewer']),
});
export type DelegateMail = z.output<typeof delegateMail>;

export async function queueDelegateMail(tx: Tx, mail: DelegateMail, now: number): Promise<void> {
  await enqueue(tx, {
    kind: DELEGATE_MAIL,
    payload: { ...mail },
    dedupe: `${DELEGATE_MAIL} ${mail.delegateId} ${mail.what} ${mail.to}`,
    runAt: now,
  });
}
