/** Wires identity: the embedded issuer with its pages, or the check of another issuer's tokens. */
import { createLocalJWKSet } from 'jose';
import type { Deps } from '../deps.ts';
import { issuerKeys } from '../ports/issuer-keys/issuer-keys.ts';
import { createForeignAdmin } from './admin/foreign-admin.ts';
import type { Identity } from './identity.ts';
import { loadSigningKeys } from './keys/signing-keys.ts';
import { isEmbedded, publicIdentityOf } from './public-identity.ts';
import { isRevoked } from './tokens/revoked-session.store.ts';
import { createTokenCheck } from './tokens/token-check.ts';

/** A person of the demo world, as the sign-in page of the sandbox lists them. */
export interface SignInPerson {
  readonly email: string;
  readonly name: string;
  readonly state: string;
}

export interface IdentityOptions {
  /** Sandbox only: who can be chosen on the sign-in page. */
  readonly people?: readonly SignInPerson[];
}

export async function createIdentity(deps: Deps, _options: IdentityOptions = {}): Promise<Identity> {
  const { config, db, clock } = deps;
  const publicIdentity = publicIdentityOf(config);
  const revoked = (sessionKey: string) => isRevoked(db, sessionKey);
  if (!isEmbedded(config)) {
    const keys = issuerKeys(config.issuer);
    const check = createTokenCheck({ config, issuerName: config.issuer, keys, isRevoked: revoked });
    return { check, admin: createForeignAdmin(deps), plugin: null, publicIdentity };
  }
  const signing = await loadSigningKeys(db, clock);
  const keys = createLocalJWKSet({ keys: [...signing.publicJwks] });
  const check = createTokenCheck({ config, issuerName: 'embedded', keys, isRevoked: revoked });
  return { check, admin: createForeignAdmin(deps), plugin: null, publicIdentity };
}
