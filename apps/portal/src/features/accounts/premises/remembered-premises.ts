/**
 * Remembers the premises that somebody has chosen in this tab over a reload, as a short digest: neither an account
 * number nor an address is kept. On a kiosk it stays in the memory of the page (storage.ts); a logout removes it.
 */
import { currentSession } from '../../../lib/session/session.ts';
import { keep, readStored, storageKeys } from '../../../lib/storage.ts';
import type { AccountsAnswer } from '../get-accounts.query.ts';
import { buildDirectory, type Premises } from './premises.ts';

function storageKey(): string | null {
  const session = currentSession();
  return session && `${storageKeys.premisesPrefix}${session.subject}`;
}

export function rememberPremises(key: string): void {
  const place = storageKey();
  if (place !== null) keep('session', place, computeDigest(key));
}

/** null: none was chosen, or it is gone. */
export function rememberedPremises(answer: AccountsAnswer): Premises | null {
  const place = storageKey();
  const digest = place === null ? null : readStored('session', place);
  if (digest === null) return null;
  for (const [key, premises] of buildDirectory(answer).premises)
    if (computeDigest(key) === digest) return premises;
  return null;
}

/** FNV-1a, 32 bits: enough to tell one's own premises apart, too few to be led back to an account number. */
function computeDigest(key: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
