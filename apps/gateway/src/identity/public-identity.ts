/** Public settings of signing in for the portal. No secret, nothing about a person. */
import type { PublicConfig } from '@portal/contract/rest';
import type { Config } from '../config.ts';

/** Whether the gateway accepts tokens of its own provider. A foreign OIDC_ISSUER wins. */
export const isEmbedded = (config: Config): boolean =>
  config.IDP_EMBEDDED && config.issuer === `${config.publicOrigin}/oidc`;

export function getPublicIdentity(config: Config): PublicConfig['identity'] {
  const own = isEmbedded(config);
  return {
    authority: config.issuer,
    clientId: config.OIDC_CLIENT_ID,
    scope: config.OIDC_SCOPE,
    extraLoginParams: Object.fromEntries(new URLSearchParams(config.OIDC_EXTRA_LOGIN_PARAMS)),
    signUpParam: config.OIDC_SIGNUP_PARAM,
    logoutStyle: config.OIDC_LOGOUT_STYLE,
    profileUrls: {
      email: own ? `${config.publicOrigin}/idp/change-email` : null,
      mobile: own ? `${config.publicOrigin}/idp/change-mobile` : null,
      password: own ? `${config.publicOrigin}/idp/forgot-password` : null,
      sessions: own ? `${config.publicOrigin}/idp/sign-out-everywhere` : null,
    },
  };
}
