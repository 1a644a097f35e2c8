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
    profileUrls: own ? listOwnPages(config) : listForeignPages(config),
  };
}

type ProviderPages = PublicConfig['identity']['profileUrls'];

const listOwnPages = ({ publicOrigin }: Config): ProviderPages => ({
  email: `${publicOrigin}/idp/change-email`,
  mobile: `${publicOrigin}/idp/change-mobile`,
  password: `${publicOrigin}/idp/forgot-password`,
  sessions: `${publicOrigin}/idp/sign-out-everywhere`,
});

/** Only the issuer's operator knows its pages; without a setting nothing leads there. */
const listForeignPages = (config: Config): ProviderPages => ({
  email: config.OIDC_EMAIL_PAGE ?? null,
  mobile: config.OIDC_MOBILE_PAGE ?? null,
  password: config.OIDC_PASSWORD_PAGE ?? null,
  sessions: config.OIDC_SESSIONS_PAGE ?? null,
});
