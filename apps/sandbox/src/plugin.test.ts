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

const host = 'localhost:4000';
const show = async (url: string) => (await app.inject({ url, headers: { host } })).body;
const post = (url: string, fields: Record<string, string>, origin = ports.portalOrigin) =>
  app.inject({
    method: 'POST',
    url,
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('the overview', () => {
  it('lists the parties, the people who can log in, and the time of the sandbox', async () => {
    ports.arrive({});
    const page = await show('/sandbox');
    expect(page).toContain('1 e-mail, 1 new');
    expect(page).toContain('Tan Mei Lin');
    expect(page).toContain('Portal-Demo-2026');
    expect(page).toContain('Fri 20 Nov 2026, 3:42 PM');
  });

  it('lists only parties that exist', async () => {
    const page = await show('/sandbox');
    const parties = 'Identity provider|Business registry|Bank|Mailbox|Live chat|App shell|Kiosk|Malware scan';
    for (const now of parties.split('|')) expect(page).toContain(`<strong>${now}</strong>`);
    expect(page).toContain('<a class="text-link" href="/sandbox/registry">');
  });

  it('omits the registry and the scanner where the settings name others', async () => {
    const elsewhere = Fastify();
    await elsewhere.register(sandboxParties({ ...ports, hasRegistry: false, hasScanner: false }));
    const { body } = await elsewhere.inject({ url: '/sandbox', headers: { host } });
    expect(body).not.toMatch(/registry|Malware/);
  });

  it('shows no words from its address', async () => {
    expect(await show('/sandbox?done=%3Cb%3Epay+now')).not.toContain('pay now');
  });

  it('shows DEMO on every page, under the header', async () => {
    ports.arrive({});
    for (const url of [
      '/sandbox',
      '/sandbox/people',
      '/sandbox/mailbox',
      '/sandbox/mailbox/1',
      '/sandbox/mailbox/empty',
      '/sandbox/app',
      '/sandbox/kiosk',
      '/sandbox/elsewhere',
      '/sandbox/elsewhere/contact-us',
      '/sandbox/clock',
      '/sandbox/reset',
      '/sandbox/nothing',
    ]) {
      expect(await show(url), url).toMatch(/demo-strip[\s\S]*DEMO[\s\S]*<main/);
    }
  });

  it('answers an unknown address with a page that leads back', async () => {
    const answer = await app.inject({ url: '/sandbox/casino', headers: { host } });
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

  it('puts them into groups, named once', async () => {
    const page = await show('/sandbox/people');
    const groups = [...page.matchAll(/scope="rowgroup">([^<]+)</g)].map((match) => match[1]);
    expect(groups).toEqual(['Home', 'Company']);
    expect(page).toContain('<td>Bill due, on three utilities</td>');
  });

  it('reports when no person matches, without inserting markup from the address', async () => {
    const page = await show('/sandbox/people?search=%3Cscript%3E');
    expect(page).toContain('Nobody matches &#39;&lt;script&gt;&#39;.');
  });
});

describe('logging in as a person', () => {
  it.each(['/sandbox', '/sandbox/people'])('begins at %s, and their e-mail is in no address', async (url) => {
    const page = await show(url);
    expect(page).toContain('data-person="meilin@example.com"');
    expect(page).toMatch(/<script type="module" src="\/sandbox\/assets\/log-in\.js">/);
    const hrefs = [...page.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(hrefs.filter((href) => href.includes('@'))).toEqual([]);
  });
});

describe('moving the clock', () => {
  it('is possible by a step, to a day and time, and back to real time', async () => {
    await post('/sandbox/clock', { act: 'half-day' });
    expect(ports.clock.now()).toBe(start + 43_200_000);
    await post('/sandbox/clock', { act: 'set', day: '2026-12-03', time: '09:05' });
    expect(await show('/sandbox/clock')).toContain('Thu 03 Dec 2026, 9:05 AM');
    const answer = await post('/sandbox/clock', { act: 'real' });
    expect(ports.clock.now()).toBe(start);
    expect(answer.headers.location).toBe('/sandbox?done=clock');
  });

  it('keeps invalid input and names the problem', async () => {
    const answer = await post('/sandbox/clock', { act: 'set', day: '2026-11-31', time: '09:05' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('<title>Error: Move the clock');
    expect(answer.body).toContain('value="2026-11-31"');
    expect(ports.clock.now()).toBe(start);
  });
});

describe('the ends of the clock', () => {
  it.each(['2126-01-01', '2025-06-30'])('refuses to move to %s and names the limit', async (day) => {
    const answer = await post('/sandbox/clock', { act: 'set', day, time: '23:59' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Enter a date from 01 Jul 2025 to 25 Dec 2027');
    expect(answer.body).toContain(`value="${day}"`);
    expect(ports.clock.now()).toBe(start);
  });

  it('accept the first and the last moment', async () => {
    await post('/sandbox/clock', { act: 'set', day: '2025-07-01', time: '00:00' });
    expect(ports.clock.now()).toBe(ports.clock.earliest);
    await post('/sandbox/clock', { act: 'set', day: '2027-12-25', time: '15:42' });
    expect(ports.clock.now()).toBe(ports.clock.latest);
  });

  it('hold for steps too, however many are taken', async () => {
    const answers: number[] = [];
    for (let week = 1; week <= 58; week += 1) {
      answers.push((await post('/sandbox/clock', { act: 'week' })).statusCode);
    }
    expect(answers.filter((status) => status === 303)).toHaveLength(57);
    expect(answers.at(-1)).toBe(400);
    expect(ports.clock.now()).toBe(start + 57 * 7 * 86_400_000);
  });
});

describe('a request that names another host', () => {
  const named = (name: string) => app.inject({ url: '/sandbox/mailbox', headers: { host: name } });

  it.each(['evil.example', 'evil.example:4000', 'localhost:4001', 'localhost.evil.example:4000'])(
    'gets a sentence and no mails at %s',
    async (name) => {
      ports.arrive({});
      const answer = await named(name);
      expect(answer.statusCode).toBe(421);
      expect(answer.body).toBe(
        'The sandbox does not answer at this address. Open it at http://localhost:4000/sandbox.\n',
      );
    },
  );

  it('changes nothing, even when it is same-origin there', async () => {
    const headers = { host: 'evil.example:4000', 'sec-fetch-site': 'same-origin' };
    const answer = await app.inject({ method: 'POST', url: '/sandbox/reset', headers });
    expect(answer.statusCode).toBe(421);
    expect(ports.resets.count).toBe(0);
  });

  it.each(['localhost:4000', 'LOCALHOST:4000', '127.0.0.1:4000', '[::1]:4000'])(
    'is served at %s',
    async (name) => {
      expect((await named(name)).statusCode).toBe(200);
    },
  );
});

describe('resetting everything', () => {
  it('reports a failure, and works when it is tried again', async () => {
    ports.resets.fail = new Error('no room');
    const failed = await post('/sandbox/reset', {});
    expect(failed.statusCode).toBe(503);
    expect(failed.body).toContain('Nothing was reset');
    expect(failed.body).not.toContain('no room');
    ports.resets.fail = null;
    expect((await post('/sandbox/reset', {})).headers.location).toBe('/sandbox?done=reset');
  });

  it('needs a confirmation: opening the page never resets', async () => {
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

describe('a form of a browser that sends no origin', () => {
  const from = (site: string) =>
    app.inject({
      method: 'POST',
      url: '/sandbox/reset',
      headers: {
        host,
        origin: 'null',
        'sec-fetch-site': site,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });

  it('counts as ours when the browser marks it as same-origin', async () => {
    expect((await from('same-origin')).statusCode).toBe(303);
    expect(ports.resets.count).toBe(1);
  });

  it.each(['cross-site', 'same-site', 'none'])('is refused when the browser sends %s', async (site) => {
    expect((await from(site)).statusCode).toBe(403);
    expect(ports.resets.count).toBe(0);
  });
});

describe('a page with a name in it', () => {
  it('is never cached', async () => {
    expect((await app.inject({ url: '/sandbox/people', headers: { host } })).headers['cache-control']).toBe(
      'no-store',
    );
  });
});
