import { setTimeout as wait } from 'node:timers/promises';
import { errorCatalogue } from '@portal/contract/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlacesLine } from '../db/engines/fair-places.ts';
import { failures } from './failures.ts';
import { load } from './load.ts';

let app: FastifyInstance;
let line: PlacesLine;
let served: number;
beforeEach(async () => {
  line = { longestMs: 0, stillMs: 0, turns: 1.05 };
  served = 0;
  app = Fastify();
  await app.register(failures);
  await app.register(load, { config: {}, getLine: () => line });
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
    line = { longestMs: 301, stillMs: 4, turns: 1.05 };
    const refused = await app.inject({ method: 'POST', url: '/api', payload: {} });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toEqual({
      error: { code: 'SK_BUSY_1001', message: errorCatalogue.SK_BUSY_1001.text },
    });
    expect(served).toBe(0);
    line = { longestMs: 300, stillMs: 4, turns: 1.05 };
    expect((await app.inject({ method: 'POST', url: '/api', payload: {} })).statusCode).toBe(200);
  });

  test('a short line that moves is no flood: one customer beside a slow server; one that stands still is', async () => {
    const getStatus = async () => (await app.inject({ method: 'POST', url: '/api', payload: {} })).statusCode;
    line = { longestMs: 2_900, stillMs: 300, turns: 1 };
    expect(await getStatus()).toBe(200);
    line = { longestMs: 2_900, stillMs: 301, turns: 0.05 };
    expect(await getStatus()).toBe(503);
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
    line = { longestMs: 60_000, stillMs: 60_000, turns: 30 };
    expect((await app.inject({ url })).statusCode).toBe(200);
  });
});

describe('while the process is held up', () => {
  let busy: FastifyInstance;
  beforeEach(async () => {
    busy = Fastify();
    await busy.register(failures);
    await busy.register(load, { config: { DATABASE_URL: 'postgres://a/b' }, getLine: undefined });
    busy.post('/api', async () => ({ ok: true }));
    busy.get('/livez', async () => ({ ok: true }));
    await busy.ready();
  });
  afterEach(() => busy.close());
  const nobodyWakes = new Int32Array(new SharedArrayBuffer(4));
  const holdUp = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      // Holds the loop up, and leaves the processor to others.
      Atomics.wait(nobodyWakes, 0, 0, 1_500);
      await wait(1);
    }
    // Its delay is looked at once a second.
    await wait(50);
  };
  const send = () => busy.inject({ method: 'POST', url: '/api', payload: {} });

  test('a request is served after one hold-up, which is over', async () => {
    await holdUp(1);
    expect((await send()).statusCode).toBe(200);
  });

  test('a request is refused at once when one follows another, and served again a second later', async () => {
    await holdUp(2);
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect((await busy.inject('/livez')).statusCode).toBe(200);
    await wait(1_100);
    expect((await send()).statusCode).toBe(200);
  });
});
