/** The portal in a browser, for tests: the code flow with PKCE, refresh, log out. */
import { createHash, randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { TestBrowser } from './test-browser.ts';
import { ORIGIN, PASSWORD, type TestIdentity } from './test-identity.ts';

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly scope: string;
  readonly expires_in: number;
}

export interface SignedIn {
  readonly browser: TestBrowser;
  readonly tokens: Tokens;
}

const verifier = randomBytes(32).toString('base64url');

export function authorizeUrl(extra: Readonly<Record<string, string>> = {}): string {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    redirect_uri: `${ORIGIN}/callback`,
    scope: 'openid email profile portal',
    state: 'a-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...extra,
  });
  return `/oidc/auth?${query}`;
}

/** Opens the sign-in page. @returns the path of its interaction */
export async function openSignIn(
  browser: TestBrowser,
  extra: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { url } = await browser.follow(await browser.get(authorizeUrl(extra)));
  return new URL(url, ORIGIN).pathname;
}

export function tokenCall(
  { app }: TestIdentity,
  fields: Readonly<Record<string, string>>,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/oidc/token',
    headers: { host: new URL(ORIGIN).host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: 'portal', ...fields }).toString(),
  });
}

export const refresh = (world: TestIdentity, refreshToken: string): Promise<LightMyRequestResponse> =>
  tokenCall(world, { grant_type: 'refresh_token', refresh_token: refreshToken });

/** From the answer to the sign-in form to tokens. */
export async function finish(
  world: TestIdentity,
  browser: TestBrowser,
  answer: LightMyRequestResponse,
): Promise<Tokens> {
  const { url } = await browser.follow(answer, `${ORIGIN}/callback`);
  const code = new URL(url).searchParams.get('code') ?? '';
  const response = await tokenCall(world, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${ORIGIN}/callback`,
    code_verifier: verifier,
  });
  if (response.statusCode !== 200) throw new Error(`no tokens: ${response.body}`);
  return response.json<Tokens>();
}

export async function signInAs(world: TestIdentity, email: string, password = PASSWORD): Promise<SignedIn> {
  const browser = world.browser();
  const base = await openSignIn(browser);
  const answer = await browser.post(`${base}/sign-in`, { email, password });
  return { browser, tokens: await finish(world, browser, answer) };
}

/** A second tab or a new visit in the same browser: no form is shown while the sign-in lives. */
export async function signInAgain(world: TestIdentity, browser: TestBrowser): Promise<Tokens> {
  return finish(world, browser, await browser.get(authorizeUrl()));
}
