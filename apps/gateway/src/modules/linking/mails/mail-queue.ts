/**
 * Queues the mails of linking in the transaction of what they tell of. Only ids travel: whom it goes to, and what
 * it says, is looked up when it leaves.
 */
import * as z from 'zod/mini';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../db/outbox.store.ts';

const applicationMailKinds = ['mail:link-approved', 'mail:link-rejected', 'mail:link-document'] as const;
export type ApplicationMailKind = (typeof applicationMailKinds)[number];

export const applicationMail = z.strictObject({
  customerId: z.int(),
  applicationNo: z.int(),
  /** Of the document that was decided on. */
  documentNo: z.int(),
});
export type ApplicationMail = z.output<typeof applicationMail>;

export const HOLDER_NOTICE = 'mail:link-holder-notice';

export const holderNotice = z.strictObject({
  /** The recipient: a customer to whom the account is linked. */
  customerId: z.int(),
  accountId: z.int(),
  /** 'linked': another login has it too. 'tried': the right details were given, and refused. */
  what: z.enum(['linked', 'tried']),
  /** When it happened, in milliseconds. */
  at: z.number(),
});
export type HolderNotice = z.output<typeof holderNotice>;

/** @returns false when the same decision was told before */
export function queueApplicationMail(
  tx: Tx,
  kind: ApplicationMailKind,
  mail: ApplicationMail,
  now: number,
): Promise<boolean> {
  const dedupe = `${kind} ${mail.customerId} ${mail.applicationNo} ${mail.documentNo}`;
  return enqueue(tx, { kind, payload: { ...mail }, dedupe, runAt: now });
}

/** @param dedupe what makes it one event: the same one is told to nobody twice */
export function queueHolderNotice(tx: Tx, notice: HolderNotice, dedupe: string): Promise<boolean> {
  return enqueue(tx, {
    kind: HOLDER_NOTICE,
    payload: { ...notice },
    dedupe: `${HOLDER_NOTICE} ${notice.customerId} ${dedupe}`,
    runAt: notice.at,
  });
}
