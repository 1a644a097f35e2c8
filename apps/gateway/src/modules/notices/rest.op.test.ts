/** @engines both */
import { restPaths } from '@portal/contract/http';
import { bannerReply, placementReply } from '@portal/contract/rest';
import type { Insertable } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { NotificationBannerTable } from '../../db/tables/notices.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

const START = '2026-11-20T16:00:00+08:00';
const END = '2026-11-20T18:00:00+08:00';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
const goTo = (instant: string, by = 0) => world.clock.shift(Date.parse(instant) + by - world.clock.now());
afterEach(async () => {
  goTo('2026-11-20T15:30:00+08:00');
  await world.db.deleteFrom('notificationBanner').where('bannerId', '>=', 900).execute();
  await world.db.deleteFrom('promotion').where('promotionId', '>=', 900).execute();
});

const post = (url: string, payload?: string | object, type = 'application/json') =>
  world.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    ...(payload === undefined ? {} : { payload }),
  });
const bannerAt = async (location: string) => {
  const reply = await post(restPaths.banner, { location });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  return bannerReply.parse(reply.json()).banner;
};
type Banner = Insertable<NotificationBannerTable>;
const runBanner = (over: Pick<Banner, 'bannerId'> & Partial<Banner>) =>
  world.db
    .insertInto('notificationBanner')
    .values({
      location: 'dashboard',
      title: 'A title',
      message: 'A <b>message</b>',
      startsAt: START,
      ...over,
    })
    .execute();
const slides = async (body?: string | object, type?: string) => {
  const reply = await post(restPaths.placement, body, type);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  const [first, ...others] = placementReply.parse(reply.json()).placements;
  expect(others).toEqual([]);
  return first?.content ?? [];
};

describe('a banner', () => {
  test('no banner is shown when none is set, as on the day of the pictures', async () => {
    for (const location of ['login', 'dashboard', 'water-leakage-appeal'])
      expect(await bannerAt(location), location).toBeNull();
  });

  test('runs from its start up to its end, to the millisecond', async () => {
    await runBanner({ bannerId: 900, endsAt: END });
    const shown = { location: 'dashboard', title: 'A title', message: 'A <b>message</b>' };
    goTo(START, -1);
    expect(await bannerAt('dashboard')).toBeNull();
    goTo(START);
    expect(await bannerAt('dashboard')).toEqual(shown);
    expect(await bannerAt('login')).toBeNull();
    goTo(END, -1);
    expect(await bannerAt('dashboard')).toEqual(shown);
    goTo(END);
    expect(await bannerAt('dashboard')).toBeNull();
  });

  test('a banner without an end stays until it is withdrawn', async () => {
    await runBanner({ bannerId: 900 });
    goTo('2027-06-01T00:00:00+08:00');
    expect((await bannerAt('dashboard'))?.title).toBe('A title');
  });

  test('the later banner replaces the earlier one until it ends', async () => {
    await runBanner({ bannerId: 900, title: 'Long' });
    await runBanner({
      bannerId: 901,
      title: 'Short',
      startsAt: '2026-11-20T17:00:00+08:00',
      endsAt: END,
    });
    goTo('2026-11-20T17:00:00+08:00');
    expect((await bannerAt('dashboard'))?.title).toBe('Short');
    goTo(END);
    expect((await bannerAt('dashboard'))?.title).toBe('Long');
  });

  test('the banner of the demo world shows on the dashboard a week after the pictures, on the login another week later', async () => {
    goTo('2026-11-26T23:59:59+08:00');
    expect(await bannerAt('dashboard')).toBeNull();
    goTo('2026-11-27T00:00:00+08:00');
    expect((await bannerAt('dashboard'))?.title).toBe('Scheduled maintenance');
    goTo('2026-11-30T00:00:00+08:00');
    expect(await bannerAt('dashboard')).toBeNull();
    goTo('2026-12-04T00:00:00+08:00');
    expect((await bannerAt('login'))?.title).toBe('Logging in may be slow');
    goTo('2026-12-06T00:00:00+08:00');
    expect(await bannerAt('login')).toBeNull();
  });

  test('a banner for an unknown place, or for none, is refused by name of the field', async () => {
    for (const body of [{ location: 'bills' }, { location: '' }, {}, { location: ['login'] }]) {
      const reply = await post(restPaths.banner, body);
      expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'SK_INPUT_1001']);
      expect(reply.json().error.details[0].field).toBe('location');
    }
    const extra = await post(restPaths.banner, { location: 'login', accountNo: '8934521670' });
    expect([extra.statusCode, extra.body.includes('8934521670')]).toEqual([400, false]);
    expect((await post(restPaths.banner, '{')).statusCode).toBe(400);
    expect((await post(restPaths.banner)).statusCode).toBe(400);
  });

  test('is asked for in few words', async () => {
    const reply = await post(restPaths.banner, { location: 'x'.repeat(5000) });
    expect(reply.statusCode).toBe(413);
  });
});

describe('the content of the carousel', () => {
  test('is all seven kinds, the non-domestic one first with its exact words', async () => {
    const content = await slides();
    expect(content.map(({ kind }) => kind)).toEqual([
      'non-domestic',
      'egiro',
      'sustainability',
      'paynow',
      'app',
      'carbon-quiz',
      'home-insurance',
    ]);
    expect(content[0]).toEqual({
      kind: 'non-domestic',
      overline: null,
      title: 'Card payments are unavailable from 1 Nov 25.',
      text: 'Pay by PayNow QR, or let GIRO pay each bill on its due date.',
      actLabel: 'How PayNow works',
      href: null,
    });
    expect(content.filter(({ title }) => title.startsWith('[EXTERNAL]')).map(({ kind }) => kind)).toEqual([
      'home-insurance',
    ]);
    expect(content.flatMap(({ href }) => href ?? [])).toEqual([
      '/sandbox/elsewhere/sustainability',
      '/sandbox/elsewhere/app',
      '/sandbox/elsewhere/carbon-quiz',
      '/sandbox/elsewhere/home-insurance',
    ]);
  });

  test('is what runs now, in its order: from a start up to an end', async () => {
    const row = { title: 'T', text: 'X', startsAt: START, endsAt: END };
    await world.db
      .insertInto('promotion')
      .values({ promotionId: 900, kind: 'app', position: 0, ...row })
      .execute();
    const first = async () => (await slides())[0]?.kind;
    goTo(START, -1);
    expect(await first()).toBe('non-domestic');
    goTo(START);
    expect(await first()).toBe('app');
    goTo(END, -1);
    expect(await first()).toBe('app');
    goTo(END);
    expect(await first()).toBe('non-domestic');
  });

  test('is the same whatever the page says of itself, and nothing of that comes back', async () => {
    const plain = await slides();
    expect(await slides({ placements: ['dashboard'], user: 'meilin@example.com' })).toEqual(plain);
    expect(await slides('{"broken":', 'application/json')).toEqual(plain);
    expect(await slides('<ad/>', 'text/xml')).toEqual(plain);
    expect((await post(restPaths.placement, 'x'.repeat(5000), 'text/plain')).statusCode).toBe(413);
  });

  test('never holds a link that is a script', async () => {
    const row = {
      promotionId: 900,
      kind: 'app' as const,
      position: 0,
      title: 'T',
      text: 'X',
      startsAt: START,
    };
    for (const href of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example'])
      await expect(
        world.db
          .insertInto('promotion')
          .values({ ...row, href })
          .execute(),
      ).rejects.toThrow();
  });
});

test('too many requests are answered with a time to wait, and store nothing about the visitor', async () => {
  const eager = await openTestWorld();
  const ask = () => eager.app.inject({ method: 'POST', url: restPaths.placement });
  for (let n = 0; n < 120; n += 1) expect((await ask()).statusCode).toBe(200);
  const reply = await ask();
  expect([reply.statusCode, reply.json().error.code]).toEqual([429, 'SK_LIMIT_1001']);
  await eager.close();
});
