/** Judges an address and a password. The same work and the same words whether or not the address is known. */
import { findAccountByEmail } from '../accounts/idp-account.store.ts';
import type { IdentityParts } from '../parts.ts';
import { verifyPassword } from '../passwords/password-hash.ts';

export type SignInOutcome =
  | { readonly ok: true; readonly subject: string }
  | { readonly ok: false; readonly fault: 'wrong' | 'too-many' };

export async function signIn(
  { db, limits }: Pick<IdentityParts, 'db' | 'limits'>,
  attempt: { readonly email: string; readonly password: string; readonly ip: string },
): Promise<SignInOutcome> {
  if (!(await limits.mayTryPassword(attempt.email, attempt.ip))) return { ok: false, fault: 'too-many' };
  const account = await findAccountByEmail(db, attempt.email);
  const right = await verifyPassword(attempt.password, account?.passwordHash);
  if (!account || !right) {
    await limits.passwordWasWrong(attempt.ip);
    return { ok: false, fault: 'wrong' };
  }
  await limits.passwordWasRight(attempt.email);
  return { ok: true, subject: account.subject };
}
