import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../db/engines/query-failed.ts';
import { failures } from '../plugins/failures.ts';
import { load } from '../plugins/load.ts';
import type { TestBrowser } from './test/test-browser.ts';
import { openTestIdentity, type TestIdentity } from './test/test-identity.ts';
import { authorizeUrl, openSignIn, refresh } from './test/test-portal.ts';

const TITLE = "Sorry, we can't process your request";
let world: TestIdentity;
let app: FastifyInstance;
let waitedMs: number;
beforeEach(async () => {
  waitedMs = 60_000;
  world = await openTestIdentity();
  app = Fastify();
  await app.register(failures);
  await app.register(load, { config: {}, getLine: () => ({ longestMs: waitedMs, stillMs: 0, turns: 3 }) });
  if (world.identity.plugin) await app.register(world.identity.plugin);
});
afterEach(async () => {
  await app.close();
  await world.close();
});

describe('while the database is away', () => {
  let isAway: boolean;
  let apart: TestIdentity;
  beforeEach(async () => {
    isAway = false;
    apart = await openTestIdentity(
      {},
      {
        wrapDatabase: (db) =>
          db.withPlugin({
            transformQuery({ node }) {
              if (isAway) throw new DatabaseUnavailable('57P01', 'the connection was ended');
              return node;
            },
            transformResult: async ({ result }) => result,
          }),
      },
    );
  });
  afterEach(async () => {
    isAway = false;
    await apart.close();
  });

  test('the renewal of a token gets the refusal of the protocol', async () => {
    isAway = true;
    const reply = await refresh(apart, 'x');
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1']);
    expect(reply.json().error).toBe('temporarily_unavailable');
  });

  test.each([
    ['the way to the log-in page', async () => authorizeUrl()],
    ['the log-in page', (browser: TestBrowser) => openSignIn(browser)],
  ])('a browser that opens %s gets a page that says so', async (_, address) => {
    const browser = apart.browser();
    const url = await address(browser);
    isAway = true;
    const reply = await browser.get(url);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1']);
    expect(reply.body).toContain('We are very busy right now. Please wait a moment, then try again.');
  });
});

const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('while requests wait too long for a connection', () => {
  test.each([
    ['the way to the log-in page', async () => authorizeUrl()],
    ['the log-in page', async () => '/interaction/x'],
    ['a form outside a log-in', async () => '/idp/forgot-password'],
  ])('a browser that opens %s gets a page that says so', async (_, address) => {
    const reply = await app.inject({ url: await address(), headers: { accept } });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1']);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toContain(TITLE.replace("'", '&#39;'));
  });

  test('the page has its style', async () => {
    const { body } = await app.inject({ url: '/interaction/x', headers: { accept } });
    const [style = ''] = /\/idp\/assets\/\w+\.css/.exec(body) ?? [];
    expect((await app.inject(style)).statusCode).toBe(200);
  });

  test.each([
    ['renews a token', { method: 'POST', url: '/oidc/token' }],
    ['asks for the keys', { method: 'GET', url: '/oidc/jwks' }],
  ] as const)('a program that %s gets the refusal of the protocol', async (_, request) => {
    const reply = await app.inject({ ...request, headers: { accept: 'application/json' } });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1']);
    expect(reply.json().error).toBe('temporarily_unavailable');
  });
});
