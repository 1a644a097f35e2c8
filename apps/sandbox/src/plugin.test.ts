import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxParties } from './plugin.ts';
import { type FakePorts, fakePorts, start } from './test/fake-ports.ts';

let app: FastifyInstance;
let ports: FakePorts;

beforeEach(async () => {
  ports = fakePorts();
  app = Fastify();
  await app.register(sandboxParties(ports));
});

const show = async (url: string) => (await app.inject({ url })).body;
const post = (url: string, fields: Record<string, string>, origin = ports.portalOrigin) =>
  app.inject({
    method: 'POST',
    url,
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('the overview', () => {
  it('says what stands in for what, who can log in, and what time it is in the sandbox', async () => {
    ports.arrive({});
    const page = await show('/sandbox');
    expect(page).toContain('1 e-mail, 1 new');
    expect(page).toContain('Tan Mei Lin');
    expect(page).toContain('Portal-Demo-2026');
    expect(page).toContain('Fri 20 Nov 2026, 3:42 PM');
  });

  it('lists only parties that exist', async () => {
    const page = await show('/sandbox');
    for (const later of ['Bank', 'registry', 'Live chat', 'Kiosk']) expect(page).not.toContain(later);
  });

  it('shows no words from its address', async () => {
    expect(await show('/sandbox?done=%3Cb%3Epay+now')).not.toContain('pay now');
  });

  it('says DEMO on every page, under the header', async () => {
    ports.arrive({});
    for (const url of [
      '/sandbox',
      '/sandbox/people',
      '/sandbox/mailbox',
      '/sandbox/mailbox/1',
      '/sandbox/clock',
      '/sandbox/reset',
      '/sandbox/nothing',
    ]) {
      expect(await show(url), url).toMatch(/demo-strip[\s\S]*DEMO[\s\S]*<main/);
    }
  });

  it('answers an address that nothing stands at with a page that leads back', async () => {
    const answer = await app.inject({ url: '/sandbox/bank' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Page Not Found');
  });
});

describe('the people page', () => {
  it('finds people by name or state and writes their names as text', async () => {
    const page = await show('/sandbox/people?search=THREE+premises');
    expect(page).toContain('Kopi &lt;Corner&gt; Pte Ltd');
    expect(page).not.toContain('Tan Mei Lin');
    expect(page).toContain('1 of 2 people');
  });

  it('says when nobody matches, without taking markup from the address', async () => {
    const page = await show('/sandbox/people?search=%3Cscript%3E');
    expect(page).toContain('Nobody matches &#39;&lt;script&gt;&#39;.');
  });
});

describe('moving the clock', () => {
  it('goes ahead by a step, to a day and time, and back to real time', async () => {
    await post('/sandbox/clock', { act: 'half-day' });
    expect(ports.clock.now()).toBe(start + 43_200_000);
    await post('/sandbox/clock', { act: 'set', day: '2026-12-03', time: '09:05' });
    expect(await show('/sandbox/clock')).toContain('Thu 3 Dec 2026, 9:05 AM');
    const answer = await post('/sandbox/clock', { act: 'real' });
    expect(ports.clock.now()).toBe(start);
    expect(answer.headers.location).toBe('/sandbox?done=clock');
  });

  it('keeps what was typed when it is no moment, and says so', async () => {
    const answer = await post('/sandbox/clock', { act: 'set', day: '2026-11-31', time: '09:05' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('<title>Error: Move the clock');
    expect(answer.body).toContain('value="2026-11-31"');
    expect(ports.clock.now()).toBe(start);
  });
});

describe('resetting everything', () => {
  it('always asks: only the answer resets, never opening the page', async () => {
    expect(await show('/sandbox/reset')).toContain('Reset everything?');
    expect(ports.resets.count).toBe(0);
    await post('/sandbox/reset', {});
    expect(ports.resets.count).toBe(1);
  });

  it.each(['http://evil.example', 'http://localhost:4001', 'null', ''])(
    'is refused from %j, as every change from another site is',
    async (origin) => {
      expect((await post('/sandbox/reset', {}, origin)).statusCode).toBe(403);
      expect((await post('/sandbox/clock', { act: 'day' }, origin)).statusCode).toBe(403);
      expect(ports.resets.count).toBe(0);
      expect(ports.clock.now()).toBe(start);
    },
  );
});

describe('a form of a browser that tells no origin', () => {
  const from = (site: string) =>
    app.inject({
      method: 'POST',
      url: '/sandbox/reset',
      headers: {
        origin: 'null',
        'sec-fetch-site': site,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });

  it('counts as ours when the browser says that it is', async () => {
    expect((await from('same-origin')).statusCode).toBe(303);
    expect(ports.resets.count).toBe(1);
  });

  it.each(['cross-site', 'same-site', 'none'])('is refused when the browser says %s', async (site) => {
    expect((await from(site)).statusCode).toBe(403);
    expect(ports.resets.count).toBe(0);
  });
});

describe('a page with a name in it', () => {
  it('is kept by no cache', async () => {
    expect((await app.inject({ url: '/sandbox/people' })).headers['cache-control']).toBe('no-store');
  });
});
