/**
 * Logging out where nobody is signed in any more: the portal has ended the sign-in before it comes here. The
 * library would show a bare page that posts itself; there is nothing to confirm, so the way leads home at once.
 */
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';

type Middleware = Parameters<Provider['use']>[0];
type Ctx = Parameters<Middleware>[0] & Partial<Pick<KoaContextWithOIDC, 'oidc'>>;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The library forgets the address when nothing names the client; there is only one client, and one address. */
const wantsHome = (ctx: Ctx, home: string): boolean =>
  ctx.oidc?.params?.post_logout_redirect_uri === home || ctx.query.post_logout_redirect_uri === home;

/** @param home the address the client has registered; @param signedOut draws the page for whoever named none */
export function leadHome(provider: Provider, home: string, signedOut: () => string): Middleware {
  return async (ctx: Ctx, next) => {
    await next();
    const { oidc } = ctx;
    // The library has judged the request by now: a refused one is no 200.
    if (oidc?.route !== 'end_session' || ctx.status !== 200 || oidc.session?.accountId) return;
    await oidc.session?.destroy();
    ctx.cookies.set(provider.cookieName('session'), null, { path: '/', signed: true, overwrite: true });
    if (!wantsHome(ctx, home)) {
      ctx.type = 'html';
      ctx.body = signedOut();
      return;
    }
    const target = new URL(home);
    const state = text(oidc.params?.state);
    if (state !== undefined) target.searchParams.set('state', state);
    ctx.status = 303;
    ctx.redirect(target.href);
  };
}
