/** Queues mails about an access in the transaction of their change: ids alone, the rest is looked up when they leave. */
import * as z from 'zod/mini';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../db/outbox.store.ts';
import { listHolders, type StoredDelegate } from '../store.ts';

export const DELEGATE_MAIL = 'mail:delegate';

export const delegateMail = z.strictObject({
  delegateId: z.int(),
  what: z.enum(['invited', 'opened', 'takenBack', 'gaveUp', 'ending']),
  /** coHolder: of another login with an account there than the one that did it. */
  to: z.enum(['holder', 'coHolder', 'viewer']),
  /** Of a holder; left out: the one who invited. */
  customerId: z.optional(z.int()),
});
export type DelegateMail = z.output<typeof delegateMail>;

export async function queueDelegateMail(tx: Tx, mail: DelegateMail, now: number): Promise<void> {
  const { customerId, ...payload } = mail;
  await enqueue(tx, {
    kind: DELEGATE_MAIL,
    payload: customerId === undefined ? payload : { ...payload, customerId },
    dedupe: [DELEGATE_MAIL, mail.delegateId, mail.what, mail.to, customerId ?? ''].join(' ').trim(),
    runAt: now,
  });
}

/** To every login with an account of the premises. @param actorId the holder whose act it was, or invitation */
export async function queueHolderMails(
  tx: Tx,
  delegate: StoredDelegate,
  what: Exclude<DelegateMail['what'], 'invited'>,
  actorId: number,
  now: number,
): Promise<void> {
  const { delegateId } = delegate;
  for (const customerId of await listHolders(tx, delegate)) {
    const to = customerId === actorId ? 'holder' : 'coHolder';
    await queueDelegateMail(tx, { delegateId, what, to, customerId }, now);
  }
}
