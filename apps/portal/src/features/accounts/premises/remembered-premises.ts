/**
 * Remembers the premises that a person has chosen, as a short digest: neither an account number nor an address is kept.
 * This tab keeps its own choice over a reload; a new tab begins with the newest choice of this person in any tab, and open
 * tabs hear of it. On a kiosk all of it stays in the memory of the page (storage.ts); a logout removes it.
 */
import { currentSession } from '../../../lib/session/session.ts';
import { hashSubject } from '../../../lib/session/subject-hash.ts';
import { keep, readStored, storageKeys } from '../../../lib/storage.ts';
import type { AccountsAnswer } from '../get-accounts.query.ts';
import { buildDirectory, type Premises, type PremisesDirectory } from './premises.ts';

function storageKey(): string | null {
  const session = currentSession();
  return session && `${storageKeys.premisesPrefix}${hashSubject(session.subject)}`;
}

/** @param isOwnChoice the person chose it here: other tabs are told, and new ones begin with it */
export function rememberPremises(key: string, isOwnChoice: boolean): void {
  const place = storageKey();
  if (place === null) return;
  keep('session', place, computeDigest(key));
  if (isOwnChoice) keep('local', place, computeDigest(key));
}

/** null: none was chosen, or it is gone. */
export function rememberedPremises(answer: AccountsAnswer): Premises | null {
  const place = storageKey();
  const digest = place === null ? null : (readStored('session', place) ?? readStored('local', place));
  if (digest === null) return null;
  const { premises } = buildDirectory(answer);
  return premises.get(findKeyByDigest(premises, digest) ?? '') ?? null;
}

/** @param listener told the digest of a premises that this person has chosen in another tab. @returns stops listening */
export function hearOtherTabs(listener: (digest: string) => void): () => void {
  const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && key === storageKey() && newValue !== null) listener(newValue);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Made once per answer: pages look it up each time they are drawn, in thousands of premises. */
const digests = new WeakMap<PremisesDirectory['premises'], ReadonlyMap<string, readonly string[]>>();

/** null also where two premises share the digest: none is better than the wrong one. */
export function findKeyByDigest(premises: PremisesDirectory['premises'], digest: string): string | null {
  const known = digests.get(premises) ?? Map.groupBy(premises.keys(), computeDigest);
  digests.set(premises, known);
  const [key, ...others] = known.get(digest) ?? [];
  return key !== undefined && others.length === 0 ? key : null;
}

/** FNV-1a, 32 bits: enough to tell one's own premises apart, too few to be led back to an account number. */
function computeDigest(key: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
