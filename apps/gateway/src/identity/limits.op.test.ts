import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from './test/test-browser.ts';
import { linkIn, openTestIdentity, PASSWORD, type TestIdentity } from './test/test-identity.ts';
import { openSignIn } from './test/test-portal.ts';

let world: TestIdentity;
let subject: string;
let browser: TestBrowser;
let base: string;
beforeEach(async () => {
  world = await openTestIdentity();
  subject = await world.addPerson('known@example.com');
  browser = world.browser();
  base = await openSignIn(browser);
});
afterEach(() => world.close());

const MINUTE = 60_000;
const LIMIT = 'You have tried too many times. Please try again later.';
const STRANGER = '203.0.113.7';
const attempt = (email: string, password = 'not the password') =>
  browser.post(`${base}/sign-in`, { email, password });

async function attempts(email: string, count: number) {
  const answers = [];
  for (let n = 0; n < count; n += 1) answers.push(await attempt(email));
  return answers;
}

/** Opens the form in the browser and sends it. */
async function signIn(by: TestBrowser, password: string, email = 'known@example.com') {
  const form = await openSignIn(by);
  return by.post(`${form}/sign-in`, { email, password });
}

async function guess(by: TestBrowser, count: number): Promise<number[]> {
  const form = await openSignIn(by);
  const statuses = [];
  for (let n = 0; n < count; n += 1) {
    const answer = await by.post(`${form}/sign-in`, { email: 'known@example.com', password: `guess ${n}` });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

const askForReset = (by: TestBrowser, email = 'known@example.com') =>
  by.post('/idp/forgot-password', { email });

async function openResetLink(by: TestBrowser, password: string) {
  const link = new URL(linkIn((await world.mailsTo('known@example.com')).at(-1)));
  return by.post(link.pathname, { code: link.searchParams.get('code') ?? '', password });
}

describe('wrong passwords', () => {
  it('lock the caller out of the account for a quarter of an hour after ten, even with the right one', async () => {
    const wrong = await attempts('known@example.com', 10);
    expect(wrong.map((answer) => answer.statusCode)).toEqual(Array(10).fill(400));
    const locked = await attempt('known@example.com', PASSWORD);
    expect(locked.statusCode).toBe(429);
    expect(locked.body).toContain(LIMIT);
    expect(locked.body).toContain('a new password lets you log in at once');
    world.clock.shift(14 * MINUTE);
    expect((await attempt('known@example.com', PASSWORD)).statusCode).toBe(429);
    world.clock.shift(MINUTE);
    expect((await attempt('known@example.com', PASSWORD)).statusCode).toBe(303);
  });

  it('get the same answer for an unknown address, at every try, byte for byte', async () => {
    const known = await attempts('known@example.com', 12);
    const other = await attempts('nobod@example.com', 12);
    expect(known.map((answer) => answer.statusCode)).toEqual(other.map((answer) => answer.statusCode));
    expect(known.map((answer) => answer.body.replaceAll('known@', 'nobod@'))).toEqual(
      other.map((answer) => answer.body),
    );
  });

  it('are reset by the right one', async () => {
    await attempts('known@example.com', 9);
    expect((await attempt('known@example.com', PASSWORD)).statusCode).toBe(303);
    browser = world.browser();
    base = await openSignIn(browser);
    expect((await attempts('known@example.com', 9)).at(-1)?.statusCode).toBe(400);
  });

  it('do not lock the owner out when they come from elsewhere', async () => {
    expect((await guess(world.browser(STRANGER), 11)).at(-1)).toBe(429);
    expect((await signIn(world.browser('198.51.100.20'), PASSWORD)).statusCode).toBe(303);
  });

  it('are limited to thirty an hour from all callers, and then strangers wait even with the right one', async () => {
    for (const last of [1, 2, 3]) await guess(world.browser(`203.0.113.${last}`), 10);
    expect((await signIn(world.browser('203.0.113.4'), PASSWORD)).statusCode).toBe(429);
    world.clock.shift(61 * MINUTE);
    expect((await signIn(world.browser('203.0.113.4'), PASSWORD)).statusCode).toBe(303);
  }, 60_000);
});

describe('a known device', () => {
  it('logs in although strangers, some behind the same address, have used up every try', async () => {
    const own = world.browser();
    expect((await signIn(own, PASSWORD)).statusCode).toBe(303);
    for (const address of ['127.0.0.1', '203.0.113.1', '203.0.113.2'])
      await guess(world.browser(address), 10);
    expect((await signIn(world.browser(), PASSWORD)).statusCode).toBe(429);
    expect((await signIn(own, PASSWORD)).statusCode).toBe(303);
  }, 60_000);

  it('has ten tries of its own, no more', async () => {
    const own = world.browser();
    await signIn(own, PASSWORD);
    expect(await guess(own, 11)).toEqual([...Array(10).fill(400), 429]);
    expect((await signIn(own, PASSWORD)).statusCode).toBe(429);
  });

  it('is known for the accounts that logged in on it only, five at most, and by no cookie of its own making', async () => {
    const own = world.browser();
    await signIn(own, PASSWORD);
    const cookie = own.jar.get('known-device /');
    expect(cookie?.value).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
    await world.addPerson('other@example.com');
    await guess(world.browser(), 10);
    const forged = world.browser();
    const [device = '', mark = ''] = cookie?.value.split('.') ?? [];
    const flipped = `${mark[0] === 'A' ? 'B' : 'A'}${mark.slice(1)}`;
    forged.jar.set('known-device /', { value: `${device}.${flipped}`, path: '/', lasts: true });
    expect((await signIn(forged, PASSWORD)).statusCode).toBe(429);

    const elsewhere = world.browser();
    for (let n = 0; n < 10; n += 1) await signIn(elsewhere, 'wrong', 'other@example.com');
    expect((await signIn(own, PASSWORD, 'other@example.com')).statusCode).toBe(429);
    for (let n = 0; n < 7; n += 1) {
      await world.addPerson(`${n}family@example.com`);
      await signIn(own, PASSWORD, `${n}family@example.com`);
    }
    expect(own.jar.get('known-device /')?.value.split('.')).toHaveLength(6);
  }, 60_000);

  it('is recognised by a cookie that scripts cannot read and that holds no personal data', async () => {
    const form = await openSignIn(browser);
    const answer = await browser.post(`${form}/sign-in`, { email: 'known@example.com', password: PASSWORD });
    const header = String(answer.headers['set-cookie']);
    expect(header).toMatch(/^known-device=.*; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(header).not.toMatch(/known@|00000000-/);
  });

  it('is no longer known after the password was changed elsewhere', async () => {
    const thief = world.browser(STRANGER);
    await signIn(thief, PASSWORD);
    const owner = world.browser('198.51.100.20');
    await askForReset(owner);
    await openResetLink(owner, 'rain on the void deck');
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      await guess(world.browser(address), 10);
    expect((await signIn(thief, 'rain on the void deck')).statusCode).toBe(429);
    expect((await signIn(owner, 'rain on the void deck')).statusCode).toBe(303);
  }, 60_000);
});

describe('a password reset by mail', () => {
  it('opens the lock at once, in every browser', async () => {
    await attempts('known@example.com', 10);
    await askForReset(browser);
    expect((await openResetLink(world.browser('198.51.100.20'), 'rain on the void deck')).statusCode).toBe(
      200,
    );
    expect((await attempt('known@example.com', 'rain on the void deck')).statusCode).toBe(303);
  });

  it('is sent although a stranger has used up the mails of the hour, of sign-ups and of resets, and its tries', async () => {
    const stranger = world.browser(STRANGER);
    const form = await openSignIn(stranger, { screen_hint: 'signup' });
    const fields = { name: 'Mallory', email: 'known@example.com', mobile: '91234567', terms: 'yes' };
    for (let n = 0; n < 4; n += 1) {
      await stranger.post(`${form}/sign-up`, { ...fields, password: 'a long enough password' });
      await askForReset(stranger);
    }
    await guess(stranger, 11);
    const before = await world.mailsTo('known@example.com');
    expect(before.map(({ subject: title }) => title).sort()).toEqual([
      ...Array(3).fill('Change your password'),
      ...Array(3).fill('You already have a login'),
    ]);
    const owner = world.browser('198.51.100.20');
    await askForReset(owner);
    const mails = await world.mailsTo('known@example.com');
    expect(mails).toHaveLength(7);
    expect(mails.at(-1)?.subject).toBe('Change your password');
    await openResetLink(owner, 'rain on the void deck');
    expect((await signIn(owner, 'rain on the void deck')).statusCode).toBe(303);
  }, 60_000);

  it('is sent to the owner on a known device, and signed in, whatever strangers have requested', async () => {
    const own = world.browser();
    await signIn(own, PASSWORD);
    for (const last of [1, 2, 3, 4]) {
      for (let n = 0; n < 4; n += 1) await askForReset(world.browser(`203.0.113.${last}`));
    }
    expect(await world.mailsTo('known@example.com')).toHaveLength(9);
    await askForReset(world.browser('198.51.100.20'));
    expect(await world.mailsTo('known@example.com')).toHaveLength(9);
    await askForReset(own);
    expect(await world.mailsTo('known@example.com')).toHaveLength(10);
    await expect(world.identity.admin.sendPasswordChange(subject)).resolves.toBe(true);
    expect(await world.mailsTo('known@example.com')).toHaveLength(11);
  }, 60_000);

  it('is withheld only while its links of this hour still work', async () => {
    for (const last of [1, 2, 3]) {
      for (let n = 0; n < 3; n += 1) await askForReset(world.browser(`203.0.113.${last}`));
    }
    const owner = world.browser('198.51.100.20');
    await askForReset(owner);
    expect(await world.mailsTo('known@example.com')).toHaveLength(9);
    expect((await openResetLink(owner, 'rain on the void deck')).statusCode).toBe(200);
    await askForReset(world.browser('198.51.100.21'));
    const mails = await world.mailsTo('known@example.com');
    // Each is sent after its answer: which comes first is not fixed.
    const subjects = mails.map((mail) => mail.subject).slice(9);
    expect(subjects.sort()).toEqual(['Change your password', 'Your password has been changed']);
  }, 60_000);
});

describe('mails', () => {
  it('are limited to three an hour to one address, however often they are requested', async () => {
    const sent = await Promise.all(
      Array.from({ length: 100 }, () => world.identity.admin.sendPasswordChange(subject)),
    );
    expect(sent.filter(Boolean)).toHaveLength(3);
    expect(await world.mailsTo('known@example.com')).toHaveLength(3);
    world.clock.shift(61 * MINUTE);
    await expect(world.identity.admin.sendPasswordChange(subject)).resolves.toBe(true);
  }, 60_000);

  it('share one limit for all spellings of the address by one caller', async () => {
    for (const email of [
      'known@example.com',
      'KNOWN@example.com',
      ' known@example.com',
      'Known@Example.com',
    ]) {
      expect((await askForReset(browser, email)).statusCode).toBe(200);
    }
    expect(await world.mailsTo('known@example.com')).toHaveLength(3);
  });
});

describe('the stored key of a caller', () => {
  it('is a keyed hash, never an address', async () => {
    await attempt('known@example.com');
    await askForReset(browser);
    await world.identity.settled();
    const rows = await world.db.selectFrom('rateCounter').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/known|example\.com|127\.0\.0\.1/);
  });
});
