/** Who is signed in, and the mails that the identity provider sends on request. Knows no account. */
import type { Output } from '@portal/contract';
import type { SignedInContext } from '../../wire/context.ts';
import { Refusal } from '../../wire/refusal.ts';

/** From the provider where it tells us, else from the token alone. */
export async function profileOf({ token, identity }: SignedInContext): Promise<Output<'user:profileInfo'>> {
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
  if (!(await identity.sendVerification(token.subject))) throw new Refusal('SK_LIMIT_1001');
  return { sent: true };
}

export async function mailPasswordLink({ token, identity }: SignedInContext): Promise<{ sent: true }> {
  if (!(await identity.sendPasswordChange(token.subject))) throw new Refusal('SK_LIMIT_1001');
  return { sent: true };
}
