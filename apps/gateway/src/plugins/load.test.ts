import { setTimeout as wait } from 'node:timers/promises';
import { errorCatalogue } from '@portal/contract/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failures } from './failures.ts';
import { load } from './load.ts';

let app: FastifyInstance;
let waitedMs: number;
let served: number;
beforeEach(async () => {
  [waitedMs, served] = [0, 0];
  app = Fastify();
  await app.register(failures);
  await app.register(load, { config: {}, longestWaitMs: () => waitedMs });
  const serve = async () => {
    served += 1;
    return { ok: true };
  };
  app.post('/api', serve);
  for (const path of [
    '/livez',
    '/readyz',
    '/startupz',
    '/look/mark.svg',
    '/idp/assets/identity.css',
    '/silent',
  ])
    app.get(path, serve);
  app.setNotFoundHandler(async () => 'the page');
});
afterEach(() => app.close());

describe('while requests wait too long for a connection', () => {
  test('a new request is refused at once, and told when to come again', async () => {
    waitedMs = 301;
    const refused = await app.inject({ method: 'POST', url: '/api', payload: {} });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toEqual({
      error: { code: 'SK_BUSY_1001', message: errorCatalogue.SK_BUSY_1001.text },
    });
    expect(served).toBe(0);
    waitedMs = 300;
    expect((await app.inject({ method: 'POST', url: '/api', payload: {} })).statusCode).toBe(200);
  });

  test.each([
    '/livez',
    '/readyz',
    '/startupz',
    '/look/mark.svg',
    '/idp/assets/identity.css',
    '/silent',
    '/dashboard',
  ])('%s is answered: it needs no connection', async (url) => {
    waitedMs = 60_000;
    expect((await app.inject({ url })).statusCode).toBe(200);
  });
});

describe('while the process is held up', () => {
  let busy: FastifyInstance;
  beforeEach(async () => {
    busy = Fastify();
    await busy.register(failures);
    await busy.register(load, { config: { DATABASE_URL: 'postgres://a/b' }, longestWaitMs: () => 0 });
    busy.post('/api', async () => ({ ok: true }));
    busy.get('/livez', async () => ({ ok: true }));
    await busy.ready();
    const until = performance.now() + 1_500;
    while (performance.now() < until);
    // Its delay is looked at once a second.
    await wait(50);
  });
  afterEach(() => busy.close());

  test('a request is refused at once, and a probe is answered', async () => {
    const refused = await busy.inject({ method: 'POST', url: '/api', payload: {} });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect((await busy.inject('/livez')).statusCode).toBe(200);
  });
});
