/** @engines both */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from './test/test-identity.ts';
import { authorizeUrl, openSignIn, refresh, type SignedIn, signInAs } from './test/test-portal.ts';

let world: TestIdentity;
beforeEach(async () => {
  world = await openTestIdentity();
  await world.addPerson('meilin@example.com');
});
afterEach(() => world.close());

const PATH = '/idp/end-session';
const check = ({ tokens }: SignedIn) => world.identity.check.verifyAccess(tokens.access_token);

describe('End Session on a page of the provider', () => {
  it('stands on every page, and the head loads the sizes of a kiosk', async () => {
    const stranger = world.browser();
    const base = await openSignIn(stranger);
    for (const path of [
      base,
      `${base}/sign-up`,
      `${base}/forgot-password`,
      '/idp/forgot-password',
      '/idp/verify?code=none',
      '/idp/change-email',
      '/idp/sign-out-everywhere',
    ]) {
      const { body } = await stranger.get(path);
      expect(body, path).toMatch(
        /<form method="post" action="\/idp\/end-session"[^>]*>\s*<button[^>]*>.*End Session/,
      );
      expect(body, path).toContain('href="/look/kiosk.css"');
    }
  });

  it('ends the sign-in of this browser, refuses its tokens and leads on to the logout of the portal', async () => {
    const kiosk = await signInAs(world, 'meilin@example.com');
    const home = await signInAs(world, 'meilin@example.com');
    const answer = await kiosk.browser.post(PATH, {});
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/logout');
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    await expect(check(kiosk)).resolves.toEqual({ ok: false, code: 'SK_LOGOUT_1001' });
    expect((await refresh(world, kiosk.tokens.refresh_token)).statusCode).toBe(400);
    const { url } = await kiosk.browser.follow(await kiosk.browser.get(authorizeUrl()));
    expect(url).toContain('/interaction/');
    await expect(check(home), 'the other browser of the same person').resolves.toMatchObject({ ok: true });
  });

  it('leads on also without a sign-in', async () => {
    const stranger = world.browser();
    await openSignIn(stranger);
    const answer = await stranger.post(PATH, {});
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/logout']);
  });

  it('cannot be triggered by another site, nor by opening an address', async () => {
    const kiosk = await signInAs(world, 'meilin@example.com');
    const posted = await kiosk.browser.post(PATH, {}, { 'sec-fetch-site': 'cross-site' });
    expect([posted.statusCode, (await kiosk.browser.get(PATH)).statusCode]).toEqual([403, 404]);
    await expect(check(kiosk)).resolves.toMatchObject({ ok: true });
  });
});
