/** A database that does not answer: how long a visitor of the identity pages waits, wherever it happens. */
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answeringLate } from '../test/query-taps.ts';
import type { TestBrowser } from './test/test-browser.ts';
import { linkIn, openTestIdentity, PASSWORD, type TestIdentity } from './test/test-identity.ts';
import { authorizeUrl, openSignIn, refresh, signInAs } from './test/test-portal.ts';

const READ_MS = 400;
/** Of an answer after its time, on a busy machine. */
const SLACK_MS = 2_000;
const EMAIL = 'meilin@example.com';

let world: TestIdentity;
let browser: TestBrowser;
let base: string;
let answers: PromiseWithResolvers<void>;
let hanging: string;
beforeEach(async () => {
  answers = Promise.withResolvers();
  hanging = '';
  const tables = ['oidc_model', 'idp_account', 'idp_link', 'rate_counter'];
  world = await openTestIdentity(
    {},
    {
      deadlines: {
        get readMilliseconds() {
          return hanging === '' ? 60_000 : READ_MS;
        },
        writeMilliseconds: 60_000,
      },
      wrapDatabase: (db) =>
        tables.reduce(
          (all, table) =>
            all.withPlugin(answeringLate(table, async () => hanging === table && answers.promise)),
          db,
        ),
    },
  );
  await world.addPerson(EMAIL);
  browser = world.browser();
  base = await openSignIn(browser);
});
afterEach(async () => {
  answerAgain();
  await world.close();
});

function answerAgain(): void {
  hanging = '';
  answers.resolve();
}

/** @param table whose queries are not answered meanwhile */
async function sendWhileHanging(table: string, send: () => Promise<LightMyRequestResponse>) {
  hanging = table;
  const began = performance.now();
  const reply = await send();
  expect(performance.now() - began).toBeLessThan(READ_MS + SLACK_MS);
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1']);
  return reply;
}

const person = { email: EMAIL, password: PASSWORD };
const newcomer = {
  ...person,
  email: 'new@example.com',
  name: 'Lim Wei Jie',
  mobile: '91234567',
  terms: 'yes',
};

describe('while the database does not answer', () => {
  test.each<[string, string, () => Promise<LightMyRequestResponse>]>([
    ['opens the way to the log-in page', 'oidc_model', () => browser.get(authorizeUrl())],
    ['opens the log-in page', 'oidc_model', () => browser.get(base)],
    ['logs in, before the page is known', 'oidc_model', () => browser.post(`${base}/sign-in`, person)],
    ['logs in, before the person is known', 'idp_account', () => browser.post(`${base}/sign-in`, person)],
    ['logs in, before the limits are known', 'rate_counter', () => browser.post(`${base}/sign-in`, person)],
    ['signs up', 'idp_account', () => browser.post(`${base}/sign-up`, newcomer)],
    ['asks for a new password', 'rate_counter', () => browser.post('/idp/forgot-password', { email: EMAIL })],
    ['opens the form for a new e-mail address', 'oidc_model', () => browser.get('/idp/change-email')],
    ['logs out everywhere', 'oidc_model', () => browser.post('/idp/sign-out-everywhere', {})],
    ['ends the session of a kiosk', 'oidc_model', () => browser.post('/idp/end-session', {})],
  ])('a customer who %s gets a page that says so in time', async (_, table, send) => {
    // A visitor without a sign-in is known by the cookie alone.
    await signInOn(browser);
    const reply = await sendWhileHanging(table, send);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toContain('Please wait a moment, then try again.');
    expect(reply.body).not.toContain('You are not logged in');
  });

  test('a customer who opens or uses a mailed link gets the page too', async () => {
    const link = await requestLink();
    await sendWhileHanging('idp_link', () => browser.get(link.href));
    const fields = { code: link.searchParams.get('code') ?? '', password: 'rain on the void deck' };
    await sendWhileHanging('idp_link', () => browser.post(link.pathname, fields));
  });

  test('the renewal of a token is refused in time, in the words of the protocol, and is good afterwards', async () => {
    const { tokens } = await signInAs(world, EMAIL);
    const reply = await sendWhileHanging('oidc_model', () => refresh(world, tokens.refresh_token));
    expect(reply.headers['content-type']).toContain('application/json');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toMatchObject({ error: 'temporarily_unavailable' });
    answerAgain();
    expect((await refresh(world, tokens.refresh_token)).statusCode).toBe(200);
  });

  test('an answer that comes after its time is neither sent nor logged, as its address holds a code', async () => {
    const link = await requestLink();
    world.logged.length = 0;
    await sendWhileHanging('idp_link', () => browser.get(link.href));
    answerAgain();
    expect((await browser.get(link.href)).statusCode).toBe(200);
    // The framework's two lines of each request are off in the gateway.
    const lines = world.logged.filter((line) => !/incoming request|request completed/.test(line));
    expect(lines).toEqual([]);
  });
});

async function requestLink(): Promise<URL> {
  await browser.post('/idp/forgot-password', { email: EMAIL });
  return new URL(linkIn((await world.mailsTo(EMAIL))[0]));
}

/** The browser keeps the form that it has open. */
async function signInOn(by: TestBrowser): Promise<void> {
  const form = await openSignIn(by);
  await by.follow(await by.post(`${form}/sign-in`, person), '/callback');
  base = await openSignIn(by, { prompt: 'login' });
}
