/** Addresses of earlier portals: what the hash of / means (S1 §2). */
const LEGACY_PATH = /^#(\/[A-Za-z0-9\-_/]{0,199})$/;

export type HashTarget =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'leave'; readonly address: string };

/** @param legacyBase configured origin of the earlier portal, or nothing. null: the hash is dropped. */
export function hashTarget(hash: string, legacyBase: string | undefined): HashTarget | null {
  if (hash === '#forgot-userid' || hash === '#/forgot-userid') return { kind: 'path', path: '/forgot-email' };
  const path = LEGACY_PATH.exec(hash)?.[1];
  if (!path || !legacyBase) return null;
  return { kind: 'leave', address: `${legacyBase.replace(/\/$/, '')}${path}` };
}
