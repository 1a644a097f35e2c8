/** Changes of a profile require the password again: a sign-in left open is not enough. */
import type { IdpAccount } from '../accounts/idp-account.store.ts';
import * as copy from '../pages/copy.ts';
import type { PageFault } from '../pages/layout.ts';
import type { IdentityParts } from '../parts.ts';
import { type Browser, signIn } from '../services/sign-in.ts';

const field = 'password';

export const missingPassword = (password: string): PageFault | null =>
  password === '' ? { field, text: copy.required(copy.labels.currentPassword) } : null;

/** Uses one of the attempts. @returns the problem, if any */
export async function passwordRefusal(
  parts: IdentityParts,
  account: IdpAccount,
  tried: { readonly password: string; readonly browser: Browser },
): Promise<{ readonly fault: PageFault; readonly tooMany: boolean } | null> {
  const outcome = await signIn(parts, { email: account.email, ...tried });
  if (outcome.ok) return null;
  const tooMany = outcome.fault === 'too-many';
  return { fault: { field, text: tooMany ? copy.tooMany : copy.faults.wrongPassword }, tooMany };
}
