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
  /** An access token, good for five minutes. @param person e-mail address or subject of an embedded sign-in */
  tokenFor(person: string, claims?: Readonly<Record<string, unknown>>): Promise<string>;
  /** An identity token, as X-ID-TOKEN carries it. */
  idTokenFor(person: string, claims?: Readonly<Record<string, unknown>>): Promise<string>;
  /** An access token that ran out a minute ago. */
  expiredFor(person: string): Promise<string>;
}

export function createTestTokens({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): TestTokens {
  async function readAccount(person: string): Promise<IdpAccount> {
    const found = person.includes('@')
      ? await findAccountByEmail(db, person)
      : await findAccountBySubject(db, person);
    if (!found) throw new Error(`no sign-in for ${person}`);
    return found;
  }

  async function sign(
    person: string,
    shape: { readonly typ: string; readonly audience: string; readonly from: string; readonly until: string },
    claims: Readonly<Record<string, unknown>>,
  ): Promise<string> {
    const { privateJwks } = await loadSigningKeys(db, clock);
    const jwk = privateJwks[0];
    if (!jwk?.kid) throw new Error('no signing key');
    const account = await readAccount(person);
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
    tokenFor: (person, claims = {}) => sign(person, { ...access, ...now }, claims),
    idTokenFor: (person, claims = {}) =>
      sign(person, { typ: 'JWT', audience: config.OIDC_CLIENT_ID, ...now }, claims),
    expiredFor: (person) => sign(person, { ...access, from: '6 minutes ago', until: '1 minute ago' }, {}),
  };
}
