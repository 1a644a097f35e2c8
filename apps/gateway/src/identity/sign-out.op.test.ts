import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from './test/test-browser.ts';
import { ORIGIN, openTestIdentity, PASSWORD, type TestIdentity } from './test/test-identity.ts';
import { authorizeUrl, finish, openSignIn, refresh, type SignedIn, signInAs } from './test/test-portal.ts';

let world: TestIdentity;
let subject: string;
beforeEach(async () => {
  world = await openTestIdentity();
  subject = await world.addPerson('meilin@example.com');
});
afterEach(() => world.close());

const refused = { ok: false, code: 'SK_LOGOUT_1001' };
const check = ({ tokens }: SignedIn) => world.identity.check.verifyAccess(tokens.access_token);

async function readSessionKey(signedIn: SignedIn): Promise<string> {
  const verdict = await check(signedIn);
  if (!verdict.ok) throw new Error(verdict.code);
  return verdict.token.sessionKey;
}

const endSessionUrl = (idToken: string, state = 's') =>
  `/oidc/session/end?${new URLSearchParams({
    id_token_hint: idToken,
    post_logout_redirect_uri: `${ORIGIN}/`,
    state,
  })}`;

const requestedHere = `/oidc/session/end?${new URLSearchParams({
  client_id: 'portal',
  post_logout_redirect_uri: `${ORIGIN}/`,
  state: 's',
  asked: 'here',
})}`;
const fromHere = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** The provider's page posts itself; here the test does. */
async function confirm(browser: TestBrowser, body: string) {
  const xsrf = /name="xsrf" value="([0-9a-f]+)"/.exec(body)?.[1] ?? '';
  return browser.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
}

const isAskedToSignIn = async (browser: TestBrowser) =>
  (await browser.follow(await browser.get(authorizeUrl()))).url.includes('/interaction/');

describe('logging out', () => {
  it('refuses the access token before it runs out, and the refresh token, and forgets the browser', async () => {
    const tab = await signInAs(world, 'meilin@example.com');
    await world.identity.admin.endSession(await readSessionKey(tab));
    await expect(check(tab)).resolves.toEqual(refused);
    expect((await refresh(world, tab.tokens.refresh_token)).statusCode).toBe(400);
    expect(await isAskedToSignIn(tab.browser)).toBe(true);
  });

  it('leaves the same person signed in elsewhere', async () => {
    const laptop = await signInAs(world, 'meilin@example.com');
    const phone = await signInAs(world, 'meilin@example.com');
    await world.identity.admin.endSession(await readSessionKey(laptop));
    await expect(check(phone)).resolves.toMatchObject({ ok: true });
    expect((await refresh(world, phone.tokens.refresh_token)).statusCode).toBe(200);
  });

  it('ends every sign-in of the person when done everywhere', async () => {
    const laptop = await signInAs(world, 'meilin@example.com');
    const phone = await signInAs(world, 'meilin@example.com');
    await world.identity.admin.endAllSessions(subject);
    await expect(Promise.all([check(laptop), check(phone)])).resolves.toEqual([refused, refused]);
    const rows = await world.db.selectFrom('oidcModel').select(['model', 'payload']).execute();
    expect(JSON.stringify(rows)).not.toContain(subject);
  });

  it('does not affect another person', async () => {
    await world.addPerson('bernard@example.com');
    const other = await signInAs(world, 'bernard@example.com');
    await world.identity.admin.endAllSessions(subject);
    await expect(check(other)).resolves.toMatchObject({ ok: true });
  });
});

describe("the provider's logout page", () => {
  it('submits itself by our script when the token names the signed-in person, and leads home', async () => {
    const tab = await signInAs(world, 'meilin@example.com');
    const page = await tab.browser.get(endSessionUrl(tab.tokens.id_token));
    expect(page.body).toContain('data-press-button');
    expect(page.body).not.toMatch(/<script(?![^>]* src=)/);
    const done = await confirm(tab.browser, page.body);
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toBe(`${ORIGIN}/?state=s`);
    await world.identity.settled();
    await expect(check(tab)).resolves.toEqual(refused);
    expect((await refresh(world, tab.tokens.refresh_token)).statusCode).toBe(400);
    expect(await isAskedToSignIn(tab.browser)).toBe(true);
  });

  it('requires a confirmation when the token names another person', async () => {
    await world.addPerson('bernard@example.com');
    const other = await signInAs(world, 'bernard@example.com');
    const tab = await signInAs(world, 'meilin@example.com');
    const page = await tab.browser.get(endSessionUrl(other.tokens.id_token));
    expect(page.body).not.toContain('data-press-button');
    expect(page.body).toContain('Do you want to log out?');
  });

  it('leads home also after our own logout has ended the sign-in', async () => {
    const tab = await signInAs(world, 'meilin@example.com');
    await world.identity.admin.endSession(await readSessionKey(tab));
    const done = await tab.browser.get(endSessionUrl(tab.tokens.id_token));
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toBe(`${ORIGIN}/?state=s`);
    expect([...tab.browser.jar.keys()].filter((name) => name.startsWith('_session'))).toEqual([]);
  });

  it('leads a stranger home too, and nowhere else, and draws our own page without a return address', async () => {
    const stranger = world.browser();
    const home = await stranger.get(`/oidc/session/end?post_logout_redirect_uri=${ORIGIN}/`);
    expect(home.headers.location).toBe(`${ORIGIN}/`);
    for (const query of ['', '?post_logout_redirect_uri=https://evil.example/', '?client_id=portal']) {
      const page = await stranger.get(`/oidc/session/end${query}`);
      expect(page.statusCode).toBe(200);
      expect(page.headers.location).toBeUndefined();
      expect(page.body).toContain('<h1>');
      expect(page.body).not.toContain('evil.example');
    }
    const stored = await world.db
      .selectFrom('oidcModel')
      .select('id')
      .where('model', '=', 'Session')
      .execute();
    expect(stored).toEqual([]);
  });

  it('ends at once for a page of the portal, without a token in the address, and refuses every token', async () => {
    const tab = await signInAs(world, 'meilin@example.com');
    const done = await tab.browser.get(requestedHere, fromHere);
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toBe(`${ORIGIN}/?state=s`);
    expect(done.headers['clear-site-data']).toBe('"cache"');
    await expect(check(tab)).resolves.toEqual(refused);
    expect((await refresh(world, tab.tokens.refresh_token)).statusCode).toBe(400);
    expect(await isAskedToSignIn(tab.browser)).toBe(true);
  });

  it.each([
    ['a link on another site', requestedHere, { ...fromHere, 'sec-fetch-site': 'cross-site' }],
    ['a page beside us', requestedHere, { ...fromHere, 'sec-fetch-site': 'same-site' }],
    ['a link in a mail', requestedHere, { ...fromHere, 'sec-fetch-site': 'none' }],
    ['a frame', requestedHere, { ...fromHere, 'sec-fetch-dest': 'iframe' }],
    ['a picture', requestedHere, { ...fromHere, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a browser that does not say where it comes from', requestedHere, {}],
    ['a page of ours that nobody has asked', requestedHere.replace('asked=here', ''), fromHere],
  ])('asks first when %s leads there', async (_who, address, headers) => {
    const tab = await signInAs(world, 'meilin@example.com');
    const page = await tab.browser.get(address, headers);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Do you want to log out?');
    expect(page.body).not.toContain('data-press-button');
    await expect(check(tab)).resolves.toMatchObject({ ok: true });
    expect((await refresh(world, tab.tokens.refresh_token)).statusCode).toBe(200);
  });

  it('leads nowhere else than to the portal', async () => {
    const tab = await signInAs(world, 'meilin@example.com');
    for (const target of [
      'https://evil.example/',
      `${ORIGIN}/dashboard`,
      `${ORIGIN}@evil.example/`,
      '//evil.example',
    ]) {
      const query = new URLSearchParams({
        id_token_hint: tab.tokens.id_token,
        post_logout_redirect_uri: target,
      });
      const answer = await tab.browser.get(`/oidc/session/end?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).not.toContain('evil.example');
    }
  });
});

describe('a sign-in that was left behind at a shared computer', () => {
  it('does not admit a visitor who requests a fresh one', async () => {
    const left = await signInAs(world, 'meilin@example.com');
    const { url } = await left.browser.follow(await left.browser.get(authorizeUrl({ prompt: 'login' })));
    expect(url).toContain('/interaction/');
  });

  it('ends, with its tokens, when the next person gives their password', async () => {
    await world.addPerson('bernard@example.com');
    const left = await signInAs(world, 'meilin@example.com');
    const base = await openSignIn(left.browser, { prompt: 'login' });
    const fields = { email: 'bernard@example.com', password: PASSWORD };
    const tokens = await finish(world, left.browser, await left.browser.post(`${base}/sign-in`, fields));
    const verdict = await world.identity.check.verifyAccess(tokens.access_token);
    expect(verdict).toMatchObject({ ok: true, token: { email: 'bernard@example.com' } });
    await expect(check(left)).resolves.toEqual(refused);
    expect((await refresh(world, left.tokens.refresh_token)).statusCode).toBe(400);
  });
});
