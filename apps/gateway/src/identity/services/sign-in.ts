/** Judges an address and a password. The same work and the same words whether or not the address is known. */
import { findAccountByEmail, type IdpAccount } from '../accounts/idp-account.store.ts';
import type { IdentityParts } from '../parts.ts';
import type { PasswordHasher } from '../passwords/password-hash.ts';

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

/** The try is counted before the password is looked at: of many in the same moment none is free. */
export async function signIn(
  { db, limits, devices }: Pick<IdentityParts, 'db' | 'limits' | 'devices'>,
  passwords: PasswordHasher,
  { email, password, browser: { ip, cookies }, isPaidFor }: SignInAttempt,
): Promise<SignInOutcome> {
  const account = await findAccountByEmail(db, email);
  const device = devices.nameFor(cookies, account);
  const attempt = { email, ip, device, passwordHash: account?.passwordHash };
  const isStranger = device === null && isPaidFor !== undefined;
  let taken = await limits.takeTry(attempt, !isStranger);
  if (taken === 'unpaid' && (await isPaidFor?.())) taken = await limits.takeTry(attempt, true);
  if (taken === 'unpaid' || taken === 'too-many') return { ok: false, fault: taken };
  const isRight = await passwords.verify(password, account?.passwordHash);
  if (!account || !isRight) return { ok: false, fault: 'wrong' };
  await taken.giveBack();
  return { ok: true, account };
}
