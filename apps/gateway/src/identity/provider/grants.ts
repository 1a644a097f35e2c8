/** Consent is given by using the portal: the provider finds or makes the grant without a question. */
import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

export interface GrantedScopes {
  readonly audience: string;
  readonly identity: string;
  readonly api: string;
}

/** @returns a grant that covers every scope of the portal; a new one when the old one was revoked */
export async function loadExistingGrant(
  ctx: KoaContextWithOIDC,
  scopes: GrantedScopes,
): Promise<Grant | undefined> {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const found = known ? await provider.Grant.find(known) : undefined;
  if (found) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.identity);
  grant.addResourceScope(scopes.audience, scopes.api);
  await grant.save();
  return grant;
}
