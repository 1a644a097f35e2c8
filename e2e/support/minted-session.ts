/**
 * A session without the pages of the log-in: the authorisation-code exchange of the portal over HTTP, with the person's
 * password, and its result where the portal's OIDC client keeps it. The provider's cookies come into the browser too.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';

interface Identity {
  readonly authority: string;
  readonly clientId: string;
  readonly scope: string;
}

interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly token_type: string;
  readonly scope: string;
  readonly expires_in: number;
}

/** The provider leads through a few redirects at most. */
const MOST_REDIRECTS = 10;

async function expectStatus(answer: APIResponse, what: string): Promise<void> {
  if (answer.status() >= 400) throw new Error(`${what} answered ${answer.status()}: ${await answer.text()}`);
}

/** @returns the first address on the way of redirects that begins with one of these */
async function followTo(page: Page, first: APIResponse, ...ends: readonly string[]): Promise<string> {
  let answer = first;
  for (let redirect = 0; redirect < MOST_REDIRECTS; redirect += 1) {
    const { location } = answer.headers();
    if (location === undefined)
      throw new Error(`the log-in stopped at ${answer.url()} with status ${answer.status()}`);
    const next = new URL(location, answer.url()).href;
    if (ends.some((end) => next.startsWith(end))) return next;
    answer = await page.request.get(next, { maxRedirects: 0 });
  }
  throw new Error('the log-in leads in circles');
}

async function exchange(
  page: Page,
  { origin, email, password }: { origin: string; email: string; password: string },
  { authority, clientId, scope }: Identity,
): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${origin}/callback`;
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope,
    state: 'minted',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    // The browser may be logged in as another person.
    prompt: 'login',
  });
  const response = await page.request.get(`${authority}/auth?${query}`, { maxRedirects: 0 });
  const form = await followTo(page, response, `${origin}/interaction/`);
  const answer = await page.request.post(`${form}/sign-in`, {
    form: { email, password },
    headers: { origin },
    maxRedirects: 0,
  });
  const callback = new URL(await followTo(page, answer, redirectUri));
  const tokens = await page.request.post(`${authority}/token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: clientId,
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    },
  });
  await expectStatus(tokens, 'the token endpoint');
  return tokens.json();
}

/** Logs the person in and leaves the page on an empty document of the portal's origin. */
export async function mintSession(
  page: Page,
  origin: string,
  email: string,
  password: string,
): Promise<void> {
  const config = await page.request.get(`${origin}/skalbox/public/config`);
  const { identity }: { identity: Identity } = await config.json();
  const own = new URL(config.url()).origin;
  const tokens = await exchange(page, { origin: own, email, password }, identity);
  const { expires_in, ...stored } = tokens;
  const profile: unknown = JSON.parse(
    Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  const user = { ...stored, profile, expires_at: Math.floor(Date.now() / 1000) + expires_in };
  const entry = [`oidc.user:${identity.authority}:${identity.clientId}`, JSON.stringify(user)];
  const body = '<!doctype html><title>Log-in</title><link rel="icon" href="data:,">';
  await page.route(`${own}/minted`, (route) => route.fulfill({ contentType: 'text/html', body }), {
    times: 1,
  });
  await page.goto(`${own}/minted`);
  await page.evaluate(`sessionStorage.setItem(...${JSON.stringify(entry)})`);
}
