/** Many forms in the same moment: what is counted, what is hashed, and who has to wait. */
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getWords, type TestBrowser } from './test/test-browser.ts';
import { openTestIdentity, PASSWORD, type TestIdentity } from './test/test-identity.ts';
import { openSignIn } from './test/test-portal.ts';
import { watchHashes } from './test/watch-hashes.ts';

const EMAIL = 'meilin@example.com';
let world: TestIdentity;
beforeEach(async () => {
  // A busy machine is no flood: all wait for their turn.
  world = await openTestIdentity({}, { deadlines: { readMilliseconds: 60_000, writeMilliseconds: 60_000 } });
  await world.addPerson(EMAIL);
});
afterEach(() => world.close());

const times = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

const countStatus = (replies: readonly LightMyRequestResponse[], status: number): number =>
  replies.filter(({ statusCode }) => statusCode === status).length;

const guess = (by: TestBrowser, base: string, email: string, password = 'not the password') =>
  by.post(`${base}/sign-in`, { email, password });

describe('guesses in the same moment', () => {
  test('are checked ten times for one person, and a hundred times from one address', async () => {
    const browser = world.browser();
    const base = await openSignIn(browser);
    await guess(browser, base, 'somebody@example.com');
    await world.db.updateTable('rateCounter').set({ hits: 80 }).where('bucket', 'like', 'idp:ip:%').execute();
    const forOne: LightMyRequestResponse[] = [];
    const first = await watchHashes(async () => {
      forOne.push(...(await times(15, () => guess(browser, base, EMAIL))));
    });
    expect([countStatus(forOne, 400), countStatus(forOne, 429), first.count]).toEqual([10, 5, 10]);
    const forMany: LightMyRequestResponse[] = [];
    const second = await watchHashes(async () => {
      forMany.push(...(await times(25, (n) => guess(browser, base, `a${n}@example.com`))));
    });
    expect(countStatus(forMany, 400)).toBe(second.count);
    expect([countStatus(forMany, 429), second.count]).toEqual([15, 10]);
  });

  test('leave no more than two hashes under way, and one from each address', async () => {
    const browsers = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((address) => world.browser(address));
    const forms = await Promise.all(browsers.map(async (by) => ({ by, base: await openSignIn(by) })));
    const [first] = forms;
    if (!first) throw new Error('there is no browser');
    const fromOne = await watchHashes(() =>
      times(12, (n) => guess(first.by, first.base, `b${n}@example.com`)),
    );
    expect(fromOne).toEqual({ count: 12, mostAtOnce: 1 });
    const fromAll = await watchHashes(() =>
      Promise.all(forms.flatMap(({ by, base }) => times(8, (n) => guess(by, base, `c${n}@example.com`)))),
    );
    expect(fromAll.count).toBe(24);
    expect(fromAll.mostAtOnce).toBeLessThanOrEqual(2);
  });
});

describe('an honest customer', () => {
  test('gets in with the right password at the last try, and in two tabs at once', async () => {
    const browser = world.browser();
    const base = await openSignIn(browser);
    for (let n = 0; n < 9; n += 1) await guess(browser, base, EMAIL);
    const other = await openSignIn(browser);
    const tabs = [guess(browser, base, EMAIL, PASSWORD), guess(browser, other, EMAIL, PASSWORD)];
    expect((await Promise.all(tabs)).map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  });

  test('uses up nothing of the address that an office shares', async () => {
    const forms = await times(40, async () => {
      const by = world.browser();
      return { by, base: await openSignIn(by) };
    });
    const replies = await Promise.all(forms.map(({ by, base }) => guess(by, base, EMAIL, PASSWORD)));
    expect(countStatus(replies, 303)).toBe(40);
    const { hits } = await world.db
      .selectFrom('rateCounter')
      .select((eb) => eb.fn.sum('hits').as('hits'))
      .executeTakeFirstOrThrow();
    expect(Number(hits)).toBe(0);
  });
});

describe('more forms than can wait', () => {
  const BUSY = 'We are very busy right now';

  test('are refused with what was typed, and a customer elsewhere is served meanwhile', async () => {
    const browser = world.browser('203.0.113.1');
    const base = await openSignIn(browser);
    const elsewhere = world.browser('198.51.100.20');
    const form = await openSignIn(elsewhere);
    let isOver = false;
    const flood = times(150, (n) => guess(browser, base, `d${n}@example.com`)).finally(() => {
      isOver = true;
    });
    const served = await guess(elsewhere, form, EMAIL, PASSWORD);
    expect([served.statusCode, isOver]).toEqual([303, false]);
    const replies = await flood;
    const refused = replies.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBe(50);
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toBe('1');
      expect(body).toContain(BUSY);
      expect(body).toMatch(/value="d\d+@example\.com"/);
    }
  });

  test('leave a sign-up undone and send no mail, and show what was typed', async () => {
    const browser = world.browser('203.0.113.1');
    const base = await openSignIn(browser, { screen_hint: 'signup' });
    const fields = { name: 'Lim Wei Jie', mobile: '91234567', terms: 'yes', password: 'a quiet evening out' };
    const signUps = await times(120, (n) =>
      browser.post(`${base}/sign-up`, { ...fields, email: `e${n}@example.com` }),
    );
    const refused = signUps.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBe(20);
    for (const reply of refused) {
      expect(getWords(reply)).toContain(BUSY);
      expect(reply.body).toContain('value="Lim Wei Jie"');
    }
    const resets = await times(120, (n) =>
      browser.post('/idp/forgot-password', { email: `f${n}@example.com` }),
    );
    expect(countStatus(resets, 503)).toBe(20);
    expect(resets.find(({ statusCode }) => statusCode === 503)?.body).toMatch(/value="f\d+@example\.com"/);
  });
});

test('mails requested in the same moment from one address are sixty, then each costs work', async () => {
  const browser = world.browser();
  const replies = await times(90, (n) =>
    browser.post('/idp/forgot-password', { email: `g${n}@example.com` }),
  );
  expect([countStatus(replies, 200), countStatus(replies, 429)]).toEqual([60, 30]);
});
