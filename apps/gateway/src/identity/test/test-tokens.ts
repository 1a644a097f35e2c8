/** Tokens for tests, signed with the embedded issuer's own keys and shaped like its own. */
import { importJWK, SignJWT } from 'jose';
import type { Deps } from '../../deps.ts';
import {
  findAccountByEmail,
  findAccountBySubject,
  getRoles,
  type IdpAccount,
} from '../accounts/idp-account.store.ts';
import { loadSigningKeys } from '../keys/signing-keys.ts';

export interface TestTokens {
  /** An access token, good for five minutes. @param who e-mail address or subject of an embedded sign-in */
  tokenFor(who: string, claims?: Readonly<Record<string, unknown>>): Promise<string>;
  /** An identity token, as X-ID-TOKEN carries it. */
  idTokenFor(who: string, claims?: Readonly<Record<string, unknown>>): Promise<string>;
  /** An access token that ran out a minute ago. */
  expiredFor(who: string): Promise<string>;
}

export function createTestTokens({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): TestTokens {
  async function readAccount(who: string): Promise<IdpAccount> {
    const found = who.includes('@') ? await findAccountByEmail(db, who) : await findAccountBySubject(db, who);
    if (!found) throw new Error(`no sign-in for ${who}`);
    return found;
  }

  async function sign(
    who: string,
    shape: { readonly typ: string; readonly audience: string; readonly from: string; readonly until: string },
    claims: Readonly<Record<string, unknown>>,
  ): Promise<string> {
    const { privateJwks } = await loadSigningKeys(db, clock);
    const jwk = privateJwks[0];
    if (!jwk?.kid) throw new Error('no signing key');
    const account = await readAccount(who);
    return new SignJWT({
      email: account.email,
      email_verified: account.emailVerified,
      name: account.name,
      sid: `test-${account.subject}`,
      ...getRoles(account),
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', typ: shape.typ, kid: jwk.kid })
      .setIssuer(config.issuer)
      .setSubject(account.subject)
      .setAudience(shape.audience)
      .setIssuedAt(shape.from)
      .setExpirationTime(shape.until)
      .sign(await importJWK(jwk, 'ES256'));
  }

  const access = { typ: 'at+jwt', audience: config.OIDC_AUDIENCE };
  const now = { from: '0 seconds', until: '5 minutes' };
  return {
    tokenFor: (who, claims = {}) => sign(who, { ...access, ...now }, claims),
    idTokenFor: (who, claims = {}) =>
      sign(who, { typ: 'JWT', audience: config.OIDC_CLIENT_ID, ...now }, claims),
    expiredFor: (who) => sign(who, { ...access, from: '6 minutes ago', until: '1 minute ago' }, {}),
  };
}
