/** @engines both */
import { sgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { fakeRegistry, struckOff } from './test/fake-registry.ts';
import { type LinkingCalls, linkingCalls } from './test/linking-calls.ts';

const MINUTE = 60_000;
/** Of Sin Ming Baking Supplies, which nobody has linked. */
const BAKER = '201900042H';
const success = { status: 200, text: '{"status":"Success"}', code: undefined };
const there = fakeRegistry();

let world: TestWorld;
let calls: LinkingCalls;
let somebody: string;
let another: string;
beforeAll(async () => {
  world = await openTestWorld({ registry: there.make });
  calls = await linkingCalls(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await calls.beginAnew();
  there.failWith(null);
  [somebody = '', another = ''] = await calls.signUp(2);
});

const start = (email: string, headers?: Record<string, string>) =>
  world.call(email, { 'reg:startCompanyDetails': {} }, headers);
const end = (email: string, back: Record<string, string>, headers?: Record<string, string>) =>
  world.call(email, { 'reg:companyDetails': back }, headers);

/** Goes there and comes back with a state. */
async function readState(email: string): Promise<string> {
  const { redirectUrl } = getData(await start(email), 'reg:startCompanyDetails');
  return new URL(redirectUrl).searchParams.get('state') ?? '';
}

async function retrieve(email: string, uen = BAKER) {
  return end(email, { authCode: there.codeFor(uen), state: await readState(email) });
}

const codeOfEnd = async (email: string, back: Record<string, string>) =>
  getCode(await end(email, back), 'reg:companyDetails');

describe('a company by its identity', () => {
  test('is retrieved, shown and linked to a person who has just signed up', async () => {
    const told = getData(await retrieve(somebody), 'reg:companyDetails');
    const retrievedAt = new Date(world.clock.now()).toISOString();
    expect(told).toEqual({ uen: BAKER, companyName: `Company ${BAKER}`, retrievedAt });
    expect(await calls.byIdentity(somebody, { uen: BAKER, source: 'W' })).toEqual(success);
    const { status, linkType, uen, nric, master } = getData(
      await world.call(somebody, { 'user:getAccounts': {} }),
      'user:getAccounts',
    );
    expect({ status, linkType, uen, nric, master }).toEqual({
      status: 'active',
      linkType: 'C',
      uen: BAKER,
      nric: null,
      master: false,
    });
    expect(await calls.linkedTo(somebody)).toEqual(['8920031174']);
    expect(await calls.audit('linkCompanyMyInfo')).toMatchObject([{ outcome: 'done' }]);
  });

  test('is linked by the earlier payload too, and by no other user type', async () => {
    await retrieve(somebody);
    const old = { uen: BAKER.toLowerCase(), source: 'M', userType: 'C' };
    expect((await calls.byIdentity(somebody, { ...old, userType: 'I' })).code).toBe('SK_INPUT_1001');
    expect(await calls.byIdentity(somebody, old)).toEqual(success);
  });

  test('says what it is for where somebody is asked to share it, and nothing about the person', async () => {
    const { redirectUrl } = getData(await start(somebody), 'reg:startCompanyDetails');
    expect(new URL(redirectUrl).searchParams.get('purpose')).toBe(
      'linking your company’s utilities accounts',
    );
    expect(redirectUrl).not.toContain('new0');
  });

  test('gets all accounts of the UEN at every partner, without those under its master account', async () => {
    await world.db.deleteFrom('customerAccount').where('customerId', '=', 1008).execute();
    await retrieve(somebody, '199604021G');
    expect(await calls.byIdentity(somebody, { uen: '199604021G' })).toEqual(success);
    expect(await calls.linkedTo(somebody)).toEqual(['8920014410']);
    expect(await calls.customerOf(somebody)).toMatchObject({ isMaster: true, dataVersion: 'v1' });
    const { master, premises } = getData(
      await world.call(somebody, { 'user:getAccounts': {} }),
      'user:getAccounts',
    );
    expect([master, premises.length]).toEqual([true, 1]);
  });

  test('a company of 241 accounts without a master account is linked with all of them', async () => {
    const subs = world.db
      .updateTable('account')
      .where('accountId', '>', 210_001)
      .where('accountId', '<', 211_000);
    await subs.set({ masterAccountId: null }).execute();
    await retrieve(somebody, '199604021G');
    expect(await calls.byIdentity(somebody, { uen: '199604021G' })).toEqual(success);
    const customer = await calls.customerOf(somebody);
    const linked = await calls.linkedTo(somebody);
    await subs.set({ masterAccountId: 210_001 }).execute();
    expect(customer).toMatchObject({ isMaster: false, dataVersion: 'v2' });
    expect([linked.length, linked[0]]).toEqual([241, '8920014410']);
  });

  test('a company of other logins is linked to this one too, and each of them gets a mail', async () => {
    for (const email of [somebody, another]) {
      await retrieve(email, '201812345M');
      expect(await calls.byIdentity(email, { uen: '201812345M' })).toEqual(success);
    }
    const first = (await calls.customerOf(somebody))?.customerId;
    const told = { accountId: 200101, what: 'linked', at: world.clock.now() };
    expect(await calls.notices()).toEqual([
      { customerId: 1007, ...told },
      { customerId: 1007, ...told },
      { customerId: first, ...told },
    ]);
    expect(await calls.linkedTo(another)).toEqual(await calls.linkedTo('kopi@example.com'));
  });
});

describe('the way to the registry', () => {
  test('is not begun by who is linked, waits for staff, or is not let in', async () => {
    const codes = ['meilin', 'kumar', 'jaya', 'lena', 'hui'].map(async (person) =>
      getCode(await start(`${person}@example.com`), 'reg:startCompanyDetails'),
    );
    expect(await Promise.all(codes)).toEqual([
      'SK_LINK_1002',
      'account_in_progress',
      'account_in_progress',
      'account_not_found',
      'email_not_verified',
    ]);
  });

  test('is told once under a key, also to who was no customer before', async () => {
    const key = { 'idempotency-key': 'one-press' };
    expect(getCode(await start(somebody, key), 'reg:startCompanyDetails')).toBeUndefined();
    expect(getCode(await start(somebody, key), 'reg:startCompanyDetails')).toBe('SK_IDEM_1001');
  });

  test('makes one customer of twenty presses at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => start(somebody)));
    const made = await world.db
      .selectFrom('customer')
      .select('customerId')
      .where('customerId', '>=', 1_000_000)
      .execute();
    expect(made).toHaveLength(1);
  });
});

describe('what comes back from the registry', () => {
  test("a callback with another person's state is refused, and the own state still works", async () => {
    const [own, foreign] = [await readState(somebody), await readState(another)];
    const authCode = there.codeFor(BAKER);
    there.asked.count = 0;
    expect(await codeOfEnd(somebody, { authCode, state: foreign })).toBe('SK_LINK_1003');
    expect(there.asked.count, 'the registry is not asked').toBe(0);
    expect(await codeOfEnd(another, { authCode, state: foreign })).toBeUndefined();
    expect(await codeOfEnd(somebody, { authCode: there.codeFor(BAKER), state: own })).toBeUndefined();
  });

  test('a second time with the same state is refused, of twenty at once one is answered', async () => {
    const state = await readState(somebody);
    const ends = Array.from({ length: 20 }, () =>
      codeOfEnd(somebody, { authCode: there.codeFor(BAKER), state }),
    );
    expect((await Promise.all(ends)).filter((code) => code === undefined)).toHaveLength(1);
    expect(await codeOfEnd(somebody, { authCode: there.codeFor(BAKER), state })).toBe('SK_LINK_1003');
  });

  test('a code that was used before is refused', async () => {
    const authCode = there.codeFor(BAKER);
    expect(await codeOfEnd(somebody, { authCode, state: await readState(somebody) })).toBeUndefined();
    expect(await codeOfEnd(another, { authCode, state: await readState(another) })).toBe('SK_LINK_1003');
    expect((await calls.byIdentity(another, { uen: BAKER })).code).toBe('SK_LINK_1001');
  });

  test('an answer after ten minutes is refused', async () => {
    const [inTime, late] = [await readState(somebody), await readState(somebody)];
    world.clock.shift(10 * MINUTE - 1);
    expect(await codeOfEnd(somebody, { authCode: there.codeFor(BAKER), state: inTime })).toBeUndefined();
    world.clock.shift(1);
    expect(await codeOfEnd(somebody, { authCode: there.codeFor(BAKER), state: late })).toBe('SK_LINK_1003');
  });

  test.each<[string, Record<string, string>]>([
    ['no state', { authCode: 'x' }],
    ['a state that nobody has', { authCode: 'x', state: 'nobody’s' }],
    ['a state of 4,000 letters', { authCode: 'x', state: 'x'.repeat(4000) }],
    ['a refusal, and no state', { authCode: '', error: 'access_denied' }],
  ])('a callback with %s is refused, also without a started flow', async (_what, back) => {
    expect(await codeOfEnd(somebody, back)).toBe('SK_LINK_1003');
    await readState(somebody);
    expect(await codeOfEnd(somebody, back)).toBe('SK_LINK_1003');
  });

  test('an answer that the person refused, or without a code, uses the state up', async () => {
    for (const back of [{ authCode: '', error: 'access_denied' }, { authCode: '' }]) {
      const state = await readState(somebody);
      expect(await codeOfEnd(somebody, { ...back, state })).toBe('SK_LINK_1003');
      expect(await codeOfEnd(somebody, { authCode: there.codeFor(BAKER), state })).toBe('SK_LINK_1003');
    }
  });

  test('is one text, whatever the registry fails with', async () => {
    const words = ['refused', 'code_refused', 'unavailable', 'untrusted', 'malformed'] as const;
    const texts = [];
    for (const word of words) {
      const state = await readState(somebody);
      there.failWith(word);
      texts.push((await end(somebody, { authCode: there.codeFor(BAKER), state })).text);
      there.failWith(null);
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('An error has occured while using MyInfo Business. Please try again.');
    there.failWith('unavailable');
    expect(getCode(await start(somebody), 'reg:startCompanyDetails')).toBe('SK_LINK_1003');
  });

  test('a company that has been struck off is refused, and cannot be linked', async () => {
    expect(getCode(await retrieve(somebody, struckOff), 'reg:companyDetails')).toBe('SK_LINK_1003');
    expect((await calls.byIdentity(somebody, { uen: struckOff })).code).toBe('SK_LINK_1001');
  });

  test('is answered again under its key, without asking there again', async () => {
    const back = { authCode: there.codeFor(BAKER), state: await readState(somebody) };
    const key = { 'idempotency-key': 'one-press' };
    const first = await end(somebody, back, key);
    expect(getCode(first, 'reg:companyDetails')).toBeUndefined();
    expect((await end(somebody, back, key)).text).toBe(first.text);
  });
});

describe('the link of what was retrieved', () => {
  test('is of that UEN and no other', async () => {
    await retrieve(somebody);
    expect((await calls.byIdentity(somebody, { uen: '201812345M' })).code).toBe('SK_LINK_1001');
    expect((await calls.byIdentity(another, { uen: BAKER })).code, 'nor of another person').toBe(
      'SK_LINK_1001',
    );
    expect(await calls.byIdentity(somebody, { uen: BAKER })).toEqual(success);
  });

  test('is of what was retrieved last', async () => {
    await retrieve(somebody);
    await retrieve(somebody, '200711223E');
    expect((await calls.byIdentity(somebody, { uen: BAKER })).code).toBe('SK_LINK_1001');
    expect(await calls.byIdentity(somebody, { uen: '200711223E' })).toEqual(success);
  });

  test('can be had for thirty minutes', async () => {
    await retrieve(somebody);
    await retrieve(another);
    world.clock.shift(30 * MINUTE - 1);
    expect(await calls.byIdentity(somebody, { uen: BAKER })).toEqual(success);
    world.clock.shift(1);
    expect((await calls.byIdentity(another, { uen: BAKER })).code).toBe('SK_LINK_1001');
  });

  test('is refused for a company that has no account, which may be retrieved all the same', async () => {
    expect(getCode(await retrieve(somebody, 'T08LL0001A'), 'reg:companyDetails')).toBeUndefined();
    expect((await calls.byIdentity(somebody, { uen: 'T08LL0001A' })).code).toBe('SK_LINK_1004');
  });

  test('waits while no account of the company has begun', async () => {
    await world.db
      .updateTable('account')
      .set({ openedOn: sgDay('2026-11-21') })
      .where('accountNo', '=', '8920031174')
      .execute();
    await retrieve(somebody);
    expect((await calls.byIdentity(somebody, { uen: BAKER })).code).toBe('no_active_utilities_account');
    expect(await calls.linkedTo(somebody)).toEqual([]);
  });

  test('is made once under one key, also of twenty at once, and once under many', async () => {
    await retrieve(somebody);
    const submitted = { uen: BAKER, source: 'W' };
    const key = { key: 'one-press' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => calls.byIdentity(somebody, submitted, key)),
    );
    for (const { code } of replies) expect([undefined, 'SK_BUSY_1001']).toContain(code);
    expect(await calls.byIdentity(somebody, submitted, key)).toEqual(success);
    expect((await calls.byIdentity(somebody, { ...submitted, source: 'M' }, key)).code).toBe('SK_IDEM_1001');
    expect(await calls.audit('linkCompanyMyInfo')).toHaveLength(1);
    await retrieve(another);
    const many = await Promise.all(Array.from({ length: 20 }, () => calls.byIdentity(another, submitted)));
    expect(many.filter(({ code }) => code === undefined)).toHaveLength(1);
  });

  test('is refused to who has sent a form in the meantime, or is linked', async () => {
    await retrieve(somebody);
    const state = world.db.updateTable('customer').where('customerId', '>=', 1_000_000);
    await state.set({ linkStatus: 'in_progress' }).execute();
    expect((await calls.byIdentity(somebody, { uen: BAKER })).code).toBe('account_in_progress');
    await state.set({ linkStatus: 'active' }).execute();
    expect((await calls.byIdentity(somebody, { uen: BAKER })).code).toBe('SK_LINK_1002');
  });
});

test('where there is no registry, nothing is retrieved', async () => {
  const without = await openTestWorld();
  const begun = await without.call('ivan@example.com', { 'reg:startCompanyDetails': {} });
  const ended = await without.call('ivan@example.com', {
    'reg:companyDetails': { authCode: 'x', state: 'y' },
  });
  await without.close();
  expect(getCode(begun, 'reg:startCompanyDetails')).toBe('SK_LINK_1003');
  expect(getCode(ended, 'reg:companyDetails')).toBe('SK_LINK_1003');
});
