import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecret } from '../db/secrets/secret.store.ts';
import { identityLimits } from './limits/identity-limits.ts';
import { solves } from './limits/proof-of-work.ts';
import { getWords, type TestBrowser } from './test/test-browser.ts';
import { openTestIdentity, PASSWORD, type TestIdentity } from './test/test-identity.ts';
import { openSignIn } from './test/test-portal.ts';

let world: TestIdentity;
beforeEach(async () => {
  world = await openTestIdentity();
  await world.addPerson('known@example.com');
});
afterEach(() => world.close());

const SECOND = 1000;
const AGAIN = 'We have not checked your password yet. Please enter it again.';

interface Puzzle {
  readonly challenge: string;
  readonly bits: number;
}

function puzzleIn(body: string): Puzzle {
  const challenge = /name="challenge" value="([^"]+)"/.exec(body)?.[1];
  const bits = /data-bits="(\d+)"/.exec(body)?.[1];
  if (challenge === undefined || bits === undefined) throw new Error('the page has no puzzle');
  return { challenge, bits: Number(bits) };
}

async function solve(puzzle: Puzzle): Promise<string> {
  for (let nonce = 0; ; nonce += 1) if (await solves(puzzle, String(nonce))) return String(nonce);
}

/** A hundred wrong passwords for many accounts, as an attacker at a shared address sends them. */
async function sendWrongPasswords(): Promise<void> {
  const browser = world.browser();
  const base = await openSignIn(browser);
  for (let n = 0; n < 100; n += 1) {
    await browser.post(`${base}/sign-in`, { email: `a${n % 50}@example.com`, password: 'not the password' });
  }
}

/** So that no account is locked by them. */
let counted = 0;

/** Counts as many at once, without the work of checking them. */
async function countWrongPasswords(): Promise<void> {
  const secret = await loadSecret(world.db, world.clock, 'identity-buckets');
  const limits = identityLimits(world.db, world.clock, secret);
  for (let n = 0; n < 100; n += 1) {
    const attempt = { email: `b${n}@example.com`, ip: '127.0.0.1', device: null, passwordHash: `${counted}` };
    await limits.takeTry(attempt, true);
  }
  counted += 1;
}

async function openForm(browser: TestBrowser): Promise<{ base: string; puzzle: Puzzle; body: string }> {
  const base = await openSignIn(browser);
  const { body } = await browser.get(base);
  return { base, puzzle: puzzleIn(body), body };
}

const form = { email: 'known@example.com', password: PASSWORD };

describe('after a hundred wrong passwords from one address', () => {
  it('the neighbours log in with a solved puzzle, each puzzle once', async () => {
    await sendWrongPasswords();
    const browser = world.browser();
    const { base, puzzle, body } = await openForm(browser);
    expect(body).toContain('/idp/assets/proof.js');
    expect(body).toContain('Please wait 20 seconds before you send this form.');
    const unpaid = await browser.post(`${base}/sign-in`, form);
    expect([unpaid.statusCode, unpaid.body.includes(AGAIN)]).toEqual([429, true]);
    const answer = { challenge: puzzle.challenge, nonce: await solve(puzzle) };
    expect((await browser.post(`${base}/sign-in`, { ...form, ...answer })).statusCode).toBe(303);

    const second = world.browser();
    const again = await openSignIn(second);
    expect((await second.post(`${again}/sign-in`, { ...form, ...answer })).statusCode).toBe(429);
  }, 60_000);

  it('a browser without script logs in after waiting twenty seconds', async () => {
    await countWrongPasswords();
    const browser = world.browser();
    const { base, puzzle } = await openForm(browser);
    const waited = { ...form, challenge: puzzle.challenge, nonce: '' };
    world.clock.shift(18 * SECOND);
    expect((await browser.post(`${base}/sign-in`, waited)).statusCode).toBe(429);
    world.clock.shift(2 * SECOND);
    expect((await browser.post(`${base}/sign-in`, waited)).statusCode).toBe(303);
  }, 60_000);

  it('a known device logs in as ever, and so does a customer at another address', async () => {
    const own = world.browser();
    const first = await openSignIn(own);
    await own.post(`${first}/sign-in`, form);
    await countWrongPasswords();
    const base = await openSignIn(own, { prompt: 'login' });
    expect((await own.post(`${base}/sign-in`, form)).statusCode).toBe(303);
    const other = world.browser('198.51.100.20');
    const elsewhere = await openSignIn(other);
    expect((await other.get(elsewhere)).body).not.toContain('proof.js');
    expect((await other.post(`${elsewhere}/sign-in`, form)).statusCode).toBe(303);
  }, 60_000);

  it('no password is checked for a puzzle that is forged, unsolved or older than the form', async () => {
    await countWrongPasswords();
    const browser = world.browser();
    const { base, puzzle } = await openForm(browser);
    const forged = [
      { challenge: '', nonce: '1' },
      { challenge: puzzle.challenge.replace(/^\d+/, '0'), nonce: '1' },
      { challenge: puzzle.challenge.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')), nonce: '1' },
      { challenge: puzzle.challenge, nonce: '-1' },
      { challenge: puzzle.challenge, nonce: '\u0000' },
    ];
    for (const answer of forged) {
      const { statusCode, body } = await browser.post(`${base}/sign-in`, { ...form, ...answer });
      expect([statusCode, body.includes(AGAIN)]).toEqual([429, true]);
    }
    world.clock.shift(61 * 60 * SECOND);
    await countWrongPasswords();
    const old = { challenge: puzzle.challenge, nonce: await solve(puzzle) };
    const fresh = world.browser();
    const now = await openSignIn(fresh);
    expect((await fresh.post(`${now}/sign-in`, { ...form, ...old })).statusCode).toBe(429);
  }, 60_000);

  it('the puzzle grows with the number of forms, fourfold at most', async () => {
    for (const bits of [10, 11, 11, 12, 12]) {
      await countWrongPasswords();
      expect((await openForm(world.browser())).puzzle.bits).toBe(bits);
    }
  }, 60_000);
});

describe('after sixty forms that send mails from one address', () => {
  const askForReset = (browser: TestBrowser, more: Readonly<Record<string, string>> = {}) =>
    browser.post('/idp/forgot-password', { email: 'known@example.com', ...more });

  beforeEach(async () => {
    const browser = world.browser();
    for (let n = 0; n < 60; n += 1) {
      await browser.post('/idp/forgot-password', { email: `a${n}@example.com` });
    }
  }, 60_000);

  it('the next one sends nothing without work, explains it, and sends with it', async () => {
    const browser = world.browser();
    const unpaid = await askForReset(browser);
    expect(unpaid.statusCode).toBe(429);
    expect(unpaid.body).toContain('Nothing has been sent yet. Please send the form again.');
    expect(unpaid.body).toContain('value="known@example.com"');
    expect(await world.mailsTo('known@example.com')).toHaveLength(0);
    const puzzle = puzzleIn(unpaid.body);
    const answer = { challenge: puzzle.challenge, nonce: await solve(puzzle) };
    expect((await askForReset(browser, answer)).statusCode).toBe(200);
    expect(await world.mailsTo('known@example.com')).toHaveLength(1);
  });

  it('a sign-up and its mail once more need the work too', async () => {
    const browser = world.browser();
    const base = await openSignIn(browser, { screen_hint: 'signup' });
    const fields = {
      name: 'Lim Wei Jie',
      email: 'weijie@example.com',
      mobile: '91234567',
      terms: 'yes',
      password: 'a quiet evening out',
    };
    const unpaid = await browser.post(`${base}/sign-up`, fields);
    expect([unpaid.statusCode, unpaid.body.includes(AGAIN)]).toEqual([429, true]);
    const puzzle = puzzleIn(unpaid.body);
    const paid = { challenge: puzzle.challenge, nonce: await solve(puzzle) };
    const sent = await browser.post(`${base}/sign-up`, { ...fields, ...paid });
    expect(getWords(sent)).toContain('We have sent a verification e-mail');
    const again = await browser.post(`${base}/sign-up/again`, { email: fields.email });
    expect(again.statusCode).toBe(429);
    expect(await world.mailsTo('weijie@example.com')).toHaveLength(1);
    const next = puzzleIn(again.body);
    const work = { challenge: next.challenge, nonce: await solve(next) };
    await browser.post(`${base}/sign-up/again`, { email: fields.email, ...work });
    expect(await world.mailsTo('weijie@example.com')).toHaveLength(2);
  });
});
