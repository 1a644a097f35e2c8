import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkIn, openTestIdentity, PASSWORD, type TestIdentity } from './test/test-identity.ts';
import { authorizeUrl, openSignIn, refresh, signInAs } from './test/test-portal.ts';

let world: TestIdentity;
let subject: string;
beforeEach(async () => {
  world = await openTestIdentity();
  subject = await world.addPerson('known@example.com');
});
afterEach(() => world.close());

const HOUR = 3_600_000;
const NEW = 'rain on the void deck';

async function resetLink(): Promise<URL> {
  await world.browser().post('/idp/forgot-password', { email: 'known@example.com' });
  return new URL(linkIn((await world.mailsTo('known@example.com')).at(-1)));
}

async function reset(link: URL, password = NEW) {
  return world.browser().post(link.pathname, { code: link.searchParams.get('code') ?? '', password });
}

async function trySignIn(email: string, password: string) {
  const browser = world.browser();
  const base = await openSignIn(browser);
  return browser.post(`${base}/sign-in`, { email, password });
}

describe('a forgotten password', () => {
  it('gets the same answer for an unknown address, byte for byte, and a mail only for a known one', async () => {
    const known = await world.browser().post('/idp/forgot-password', { email: 'known@example.com' });
    const other = await world.browser().post('/idp/forgot-password', { email: 'nobod@example.com' });
    expect(known.statusCode).toBe(200);
    expect(known.body).toContain('Please check your email to change your password.');
    expect(known.body.replaceAll('known@', 'nobod@')).toBe(other.body);
    expect(await world.mailsTo('known@example.com')).toHaveLength(1);
    expect(await world.mailsTo('nobod@example.com')).toHaveLength(0);
  });

  it('is replaced by a new one, which works, while the old one does not', async () => {
    const link = await resetLink();
    const page = await world.browser().get(link.href);
    expect(page.body).toContain('At least 12 characters. A short sentence works well.');
    expect((await reset(link)).body).toContain('Your password has been changed.');
    expect((await trySignIn('known@example.com', PASSWORD)).statusCode).toBe(400);
    expect((await trySignIn('known@example.com', NEW)).statusCode).toBe(303);
    const mails = await world.mailsTo('known@example.com');
    expect(mails.at(-1)?.subject).toBe('Your password has been changed');
  });

  it('ends every sign-in of the person when replaced: sessions, refresh and access tokens, in every browser', async () => {
    const laptop = await signInAs(world, 'known@example.com');
    const phone = await signInAs(world, 'known@example.com');
    await reset(await resetLink());
    for (const { browser, tokens } of [laptop, phone]) {
      await expect(world.identity.check.verifyAccess(tokens.access_token)).resolves.toEqual({
        ok: false,
        code: 'SK_LOGOUT_1001',
      });
      await expect(world.identity.check.verifyId(tokens.id_token)).resolves.toMatchObject({ ok: false });
      expect((await refresh(world, tokens.refresh_token)).statusCode).toBe(400);
      const { url } = await browser.follow(await browser.get(authorizeUrl()));
      expect(url).toContain('/interaction/');
    }
  });

  it('is not changed by a link that was used, or is older than an hour', async () => {
    const used = await resetLink();
    await reset(used);
    expect((await reset(used, 'yet another password')).statusCode).toBe(410);
    const old = await resetLink();
    world.clock.shift(HOUR + 1000);
    expect((await world.browser().get(old.href)).statusCode).toBe(410);
    expect((await reset(old)).statusCode).toBe(410);
  });

  it('is not changed by any of the links that were sent before the one that was used', async () => {
    const first = await resetLink();
    const second = await resetLink();
    await reset(second);
    expect((await reset(first, 'yet another password')).statusCode).toBe(410);
  });

  it('must be replaced by a long and uncommon one; the link stays valid meanwhile', async () => {
    const link = await resetLink();
    expect((await reset(link, 'too short')).body).toContain('Password must be at least 12 characters');
    expect((await reset(link, 'Password-1234')).body).toContain('easy to guess');
    expect((await reset(link)).statusCode).toBe(200);
  });

  it('verifies the address, as the link came by mail', async () => {
    await world.addPerson('hui@example.com', { verified: false });
    await world.browser().post('/idp/forgot-password', { email: 'hui@example.com' });
    await reset(new URL(linkIn((await world.mailsTo('hui@example.com'))[0])));
    const user = await world.identity.admin.getUser(
      await world.addPerson('hui@example.com', { verified: false }),
    );
    expect(user?.emailVerified).toBe(true);
  });
});

describe('a change of password while signed in', () => {
  it('goes through the same mail', async () => {
    await expect(world.identity.admin.sendPasswordChange(subject)).resolves.toBe(true);
    const [mail] = await world.mailsTo('known@example.com');
    expect(mail?.subject).toBe('Change your password');
    expect((await reset(new URL(linkIn(mail)))).statusCode).toBe(200);
  });
});
