import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from './test/test-browser.ts';
import { openTestIdentity, PASSWORD, type TestIdentity } from './test/test-identity.ts';
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
const attempt = (email: string, password = 'not the password') =>
  browser.post(`${base}/sign-in`, { email, password });

async function attempts(email: string, count: number) {
  const answers = [];
  for (let n = 0; n < count; n += 1) answers.push(await attempt(email));
  return answers;
}

describe('wrong passwords', () => {
  it('lock the address after ten, even for the right one, for a quarter of an hour', async () => {
    const wrong = await attempts('known@example.com', 10);
    expect(wrong.map((answer) => answer.statusCode)).toEqual(Array(10).fill(400));
    const locked = await attempt('known@example.com', PASSWORD);
    expect(locked.statusCode).toBe(429);
    expect(locked.body).toContain(LIMIT);
    world.clock.shift(14 * MINUTE);
    expect((await attempt('known@example.com', PASSWORD)).statusCode).toBe(429);
    world.clock.shift(MINUTE);
    expect((await attempt('known@example.com', PASSWORD)).statusCode).toBe(303);
  });

  it('are answered the same for an address that nobody has, at every try, byte for byte', async () => {
    const known = await attempts('known@example.com', 12);
    const other = await attempts('nobod@example.com', 12);
    expect(known.map((answer) => answer.statusCode)).toEqual(other.map((answer) => answer.statusCode));
    expect(known.map((answer) => answer.body.replaceAll('known@', 'nobod@'))).toEqual(
      other.map((answer) => answer.body),
    );
  });

  it('are forgotten once the right one was given', async () => {
    await attempts('known@example.com', 9);
    expect((await attempt('known@example.com', PASSWORD)).statusCode).toBe(303);
    browser = world.browser();
    base = await openSignIn(browser);
    expect((await attempts('known@example.com', 9)).at(-1)?.statusCode).toBe(400);
  });

  it('for many addresses stop the caller', async () => {
    for (let n = 0; n < 100; n += 1) await attempt(`a${n % 50}@example.com`);
    expect((await attempt('known@example.com', PASSWORD)).statusCode).toBe(429);
  }, 60_000);
});

describe('mails', () => {
  it('number at most three an hour to one address, however often they are asked for', async () => {
    const sent = await Promise.all(
      Array.from({ length: 100 }, () => world.identity.admin.sendPasswordChange(subject)),
    );
    expect(sent.filter(Boolean)).toHaveLength(3);
    expect(await world.mailsTo('known@example.com')).toHaveLength(3);
    world.clock.shift(61 * MINUTE);
    await expect(world.identity.admin.sendPasswordChange(subject)).resolves.toBe(true);
  }, 60_000);

  it('asked for in several ways share the limit', async () => {
    await browser.post('/idp/forgot-password', { email: 'known@example.com' });
    await browser.post('/idp/forgot-password', { email: 'KNOWN@example.com' });
    await world.identity.settled();
    await world.identity.admin.sendPasswordChange(subject);
    const answer = await browser.post('/idp/forgot-password', { email: 'known@example.com' });
    expect(answer.statusCode).toBe(200);
    expect(await world.mailsTo('known@example.com')).toHaveLength(3);
  });

  it('are not sent for more than sixty forms an hour from one caller', async () => {
    let last = 0;
    for (let n = 0; n < 61; n += 1) {
      last = (await browser.post('/idp/forgot-password', { email: `a${n}@example.com` })).statusCode;
    }
    expect(last).toBe(429);
  }, 60_000);
});

describe('what is kept of callers', () => {
  it('is a keyed hash, never an address', async () => {
    await attempt('known@example.com');
    const rows = await world.db.selectFrom('rate_counter').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/known|example\.com|127\.0\.0\.1/);
  });
});
