/** The signed-in person, and the mails that the identity provider sends on request. Knows no account. */
import type { Output } from '@portal/contract';
import { MailRefused } from '../../ports/mail/port.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SignedInContext } from '../../wire/context.ts';

/** From the provider where it tells us, else from the token alone. Every sign-in begins with it. */
export async function loadProfile({ token, identity }: SignedInContext): Promise<Output<'user:profileInfo'>> {
  await identity.noteSignIn(token);
  const user = await identity.getUser(token.subject);
  return {
    email: user?.email ?? token.email ?? '',
    name: user?.name ?? '',
    contactNo: user?.mobile ?? '',
    pendingVerificationEmail: user?.pendingEmail ?? null,
    emailVerified: user?.emailVerified ?? token.emailVerified,
  };
}

/** The identity token proves that whoever asks has just signed in as this person (S1 §4). */
export async function resendVerification(context: SignedInContext): Promise<{ sent: true }> {
  const { token, tokens, identity, idToken } = context;
  const verdict = idToken === null ? null : await tokens.verifyId(idToken);
  if (!verdict?.ok || verdict.token.subject !== token.subject) throw new Refusal('SK_SEC_1000');
  if (!(await sent(context, () => identity.sendVerification(token.subject))))
    throw new Refusal('SK_LIMIT_1001');
  return { sent: true };
}

/** A mail that nobody would carry has words of its own (S1 §8); the reason is the operators'. */
async function sent({ log }: SignedInContext, send: () => Promise<boolean>): Promise<boolean> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.error({ err: error, event: 'mail refused' }, 'a verification mail was not sent');
    throw new Refusal('SK_MAIL_1001');
  }
}

export async function mailPasswordLink({ token, identity }: SignedInContext): Promise<{ sent: true }> {
  if (!(await identity.sendPasswordChange(token.subject))) throw new Refusal('SK_LIMIT_1001');
  return { sent: true };
}
