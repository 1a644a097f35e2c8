import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failures } from '../plugins/failures.ts';
import { load } from '../plugins/load.ts';
import { openTestIdentity, type TestIdentity } from './test/test-identity.ts';
import { authorizeUrl } from './test/test-portal.ts';

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

  test('a program gets the usual refusal', async () => {
    const reply = await app.inject({ url: '/oidc/jwks', headers: { accept: 'application/json' } });
    expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'SK_BUSY_1001']);
  });
});
