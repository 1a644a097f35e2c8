import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from './test/test-identity.ts';
import { authorizeUrl, refresh, type SignedIn, signInAs } from './test/test-portal.ts';

let world: TestIdentity;
beforeEach(async () => {
  world = await openTestIdentity();
  await world.addPerson('meilin@example.com');
});
afterEach(() => world.close());

const PATH = '/idp/sign-out-everywhere';
const check = ({ tokens }: SignedIn) => world.identity.check.verifyAccess(tokens.access_token);

describe('logging out everywhere', () => {
  it('is at the address that the portal is given', () => {
    expect(world.identity.publicIdentity.profileUrls.sessions).toBe(`http://portal.test${PATH}`);
  });

  it('explains the effect and waits for the button', async () => {
    const laptop = await signInAs(world, 'meilin@example.com');
    const page = await laptop.browser.get(PATH);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Log out everywhere</h1>');
    expect(page.body).toContain('<strong>meilin@example.com</strong>');
    expect(page.body).not.toContain('data-press');
    await expect(check(laptop)).resolves.toMatchObject({ ok: true });
  });

  it('ends the sign-ins of both browsers of the person, and no others', async () => {
    await world.addPerson('bernard@example.com');
    const other = await signInAs(world, 'bernard@example.com');
    const laptop = await signInAs(world, 'meilin@example.com');
    const phone = await signInAs(world, 'meilin@example.com');
    const answer = await laptop.browser.post(PATH, {});
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/logout');
    for (const signedIn of [laptop, phone]) {
      await expect(check(signedIn)).resolves.toEqual({ ok: false, code: 'SK_LOGOUT_1001' });
      expect((await refresh(world, signedIn.tokens.refresh_token)).statusCode).toBe(400);
      const { url } = await signedIn.browser.follow(await signedIn.browser.get(authorizeUrl()));
      expect(url).toContain('/interaction/');
    }
    await expect(check(other)).resolves.toMatchObject({ ok: true });
  });

  it('needs a signed-in customer', async () => {
    const browser = world.browser();
    for (const page of [await browser.get(PATH), await browser.post(PATH, {})]) {
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Log in to log out on your other devices.');
    }
  });

  it('cannot be triggered by another site', async () => {
    const laptop = await signInAs(world, 'meilin@example.com');
    const answer = await laptop.browser.post(PATH, {}, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    await expect(check(laptop)).resolves.toMatchObject({ ok: true });
  });
});
