/** Judges an address and a password. The same work and the same words whether or not the address is known. */
import { findAccountByEmail, type IdpAccount } from '../accounts/idp-account.store.ts';
import type { IdentityParts } from '../parts.ts';

/** The browser that sends a form. */
export interface Browser {
  readonly ip: string;
  readonly cookies: string | undefined;
}

export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  readonly browser: Browser;
  /** Whether a stranger's attempt may be checked; only for browsers that are not known for the account. */
  isPaidFor?(): Promise<boolean>;
}

export type SignInOutcome =
  | { readonly ok: true; readonly account: IdpAccount }
  | { readonly ok: false; readonly fault: 'wrong' | 'too-many' | 'unpaid' };

export async function signIn(
  { db, limits, devices, passwords }: Pick<IdentityParts, 'db' | 'limits' | 'devices' | 'passwords'>,
  { email, password, browser: { ip, cookies }, isPaidFor }: SignInAttempt,
): Promise<SignInOutcome> {
  const account = await findAccountByEmail(db, email);
  const device = devices.nameFor(cookies, account);
  if (device === null && isPaidFor && !(await isPaidFor())) return { ok: false, fault: 'unpaid' };
  const attempt = { email, ip, device, passwordHash: account?.passwordHash };
  if (!(await limits.mayTryPassword(attempt))) return { ok: false, fault: 'too-many' };
  const right = await passwords.verify(password, account?.passwordHash);
  if (!account || !right) {
    await limits.passwordWasWrong(ip);
    return { ok: false, fault: 'wrong' };
  }
  await limits.passwordWasRight(attempt);
  return { ok: true, account };
}
