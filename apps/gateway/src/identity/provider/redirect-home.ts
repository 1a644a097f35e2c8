/**
 * Where the library would show a page that has to be pressed, or posts itself by a script that our policy forbids,
 * and there is nothing to confirm: the sign-in has ended, a page of the portal requested it (ADR 0014), or
 * another person has just given their password. The sign-in ends and the redirect follows at once.
 */
import { askedToLogOut } from '@portal/contract/http';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';

type Middleware = Parameters<Provider['use']>[0];
type Ctx = Parameters<Middleware>[0] & Partial<Pick<KoaContextWithOIDC, 'oidc'>>;

export interface Ending {
  /** The address the client has registered. */
  readonly home: string;
  /** Draws the page for a visitor without a return address. */
  signedOut(): string;
  /** Refuses the tokens of a sign-in and forgets its records. */
  endSignIn(sessionUid: string): Promise<void>;
  onFailure(error: unknown): void;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The library forgets the address when nothing names the client; there is only one client, and one address. */
const wantsHome = (ctx: Ctx, home: string): boolean =>
  ctx.oidc?.params?.post_logout_redirect_uri === home || ctx.query.post_logout_redirect_uri === home;

/** The question is shown to a browser that sends no origin of its visitor, and to a visitor from elsewhere. */
const requestedHere = (ctx: Ctx): boolean =>
  ctx.query[askedToLogOut.name] === askedToLogOut.value &&
  ctx.get('sec-fetch-site') === 'same-origin' &&
  ctx.get('sec-fetch-mode') === 'navigate' &&
  ctx.get('sec-fetch-dest') === 'document';

/** The password of another person than the one whose sign-in is left here: that one ends first. */
const isSomebodyElse = ({ oidc }: Ctx): boolean => {
  const login = oidc?.entities.Interaction?.result?.login;
  const before = oidc?.session?.accountId;
  return login !== undefined && before !== undefined && login.accountId !== before;
};

function resolveHome(ctx: Ctx, home: string): string {
  const target = new URL(home);
  const state = text(ctx.oidc?.params?.state);
  if (state !== undefined) target.searchParams.set('state', state);
  return target.href;
}

export function redirectHome(provider: Provider, ending: Ending): Middleware {
  async function end(ctx: Ctx): Promise<void> {
    const session = ctx.oidc?.session;
    if (session?.accountId) await ending.endSignIn(session.uid);
    await session?.destroy();
    ctx.cookies.set(provider.cookieName('session'), null, { path: '/', signed: true, overwrite: true });
  }

  function redirect(ctx: Ctx, address: string): void {
    ctx.status = 303;
    ctx.redirect(address);
  }

  async function logOut(ctx: Ctx): Promise<void> {
    if (ctx.oidc?.session?.accountId && !requestedHere(ctx)) return;
    await end(ctx);
    // Also for a visitor unknown to the gateway's own logout: this browser forgets (S1 §4, T18).
    ctx.set('clear-site-data', '"cache"');
    if (wantsHome(ctx, ending.home)) return redirect(ctx, resolveHome(ctx, ending.home));
    ctx.type = 'html';
    ctx.body = ending.signedOut();
  }

  async function goOnAsSomebodyElse(ctx: Ctx): Promise<void> {
    const uid = ctx.oidc?.entities.Interaction?.uid;
    if (uid === undefined || !isSomebodyElse(ctx)) return;
    await end(ctx);
    redirect(ctx, provider.urlFor('resume', { uid }));
  }

  return async (ctx: Ctx, next) => {
    await next();
    // The library has judged the request by now: a refused one is no 200.
    if (ctx.status !== 200) return;
    try {
      if (ctx.oidc?.route === 'end_session') await logOut(ctx);
      if (ctx.oidc?.route === 'resume') await goOnAsSomebodyElse(ctx);
    } catch (error) {
      // The library's page remains: pressing its button tries again.
      ending.onFailure(error);
    }
  };
}
