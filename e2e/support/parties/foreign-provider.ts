/** The settings of the other issuer: what any certified provider offers a public client with PKCE. */
import Provider, { type ClientMetadata, type KoaContextWithOIDC } from 'oidc-provider';

export const clientId = 'portal-at-another-issuer';
const audience = 'urn:services-portal:api';
const scope = 'openid email profile portal';

export interface ForeignPerson {
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

interface Parts {
  readonly issuer: string;
  readonly portalOrigin: string;
  readonly people: readonly ForeignPerson[];
  page(title: string, body: string): string;
}

const clientAt = (portalOrigin: string): ClientMetadata => ({
  client_id: clientId,
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  redirect_uris: [`${portalOrigin}/callback`, `${portalOrigin}/silent`],
  post_logout_redirect_uris: [`${portalOrigin}/`],
});

const resources = {
  enabled: true,
  defaultResource: () => audience,
  useGrantedResource: () => true,
  getResourceServerInfo: () => ({
    scope,
    audience,
    accessTokenFormat: 'jwt' as const,
    accessTokenTTL: 300,
    jwt: { sign: { alg: 'RS256' as const } },
  }),
};

export function foreignProvider({ issuer, portalOrigin, people, page }: Parts): Provider {
  const getPerson = (subject: string) => people.find((each) => each.subject === subject);
  const grantFor = async (ctx: KoaContextWithOIDC) => {
    const { client, session } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid email profile');
    grant.addResourceScope(audience, scope);
    await grant.save();
    return grant;
  };
  const provider: Provider = new Provider(issuer, {
    clients: [clientAt(portalOrigin)],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    clientBasedCORS: (_ctx, origin) => origin === portalOrigin,
    findAccount: async (_ctx, subject) => {
      const person = getPerson(subject);
      if (!person) return undefined;
      const { email, name } = person;
      return {
        accountId: subject,
        claims: async () => ({ sub: subject, email, email_verified: true, name }),
      };
    },
    extraTokenClaims: async (_ctx, token) => {
      const person = 'accountId' in token ? getPerson(token.accountId) : undefined;
      return person && { email: person.email, email_verified: true };
    },
    loadExistingGrant: grantFor,
    interactions: { url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    pkce: { required: () => true },
    cookies: { keys: ['another issuer'] },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: resources,
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => {
          ctx.body = page(
            'Leave',
            `${form}<button form="op.logoutForm" name="logout" value="yes" type="submit">Leave</button>`,
          );
        },
      },
    },
  });
  return provider;
}
