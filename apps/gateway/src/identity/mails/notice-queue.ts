/**
 * Notices of a change of a sign-in: queued in the transaction of the change, so that neither a crash nor a mail server
 * that is away loses them. They go to the address that the sign-in had then, which may be stored nowhere else by now.
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../db/outbox.store.ts';
import type { Deps } from '../../deps.ts';
import type { OutboxHandler } from '../../jobs/outbox-worker.ts';
import { findAccountBySubject, type IdpAccount } from '../accounts/idp-account.store.ts';
import { emailChangedMail, emailChangingMail, mobileChangedMail } from './identity-mails.ts';

const SIGN_IN_MAIL = 'mail:sign-in-changed';

const mails = {
  emailChanging: emailChangingMail,
  emailChanged: emailChangedMail,
  mobileChanged: mobileChangedMail,
} as const;
type Notice = keyof typeof mails;

const message = z.strictObject({
  what: z.enum(['emailChanging', 'emailChanged', 'mobileChanged']),
  subject: z.string(),
  email: z.string(),
});

/** @param account as it was before the change */
export async function queueNotice(
  tx: Tx,
  what: Notice,
  { subject, email }: Pick<IdpAccount, 'subject' | 'email'>,
  at: number,
): Promise<void> {
  await enqueue(tx, {
    kind: SIGN_IN_MAIL,
    payload: { what, subject, email },
    dedupe: `${SIGN_IN_MAIL} ${randomUUID()}`,
    runAt: at,
  });
}

/** Outbox handler by kind of message. */
export const signInMailHandlers = ({
  db,
  config,
  mailer,
}: Pick<Deps, 'db' | 'config' | 'mailer'>): Readonly<Record<string, OutboxHandler>> => ({
  async [SIGN_IN_MAIL]({ payload }) {
    const { what, subject, email } = message.parse(payload);
    const account = await findAccountBySubject(db, subject);
    const site = { origin: config.publicOrigin, helpline: config.HELPLINE };
    await mailer.send(mails[what](site, { email, name: account?.name ?? '' }));
  },
});
