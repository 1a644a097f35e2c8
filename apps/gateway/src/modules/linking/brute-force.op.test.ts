/** The end of an ID has at most 26,000 values: what stops somebody who tries them all, and whom it does not stop. */
import { canonicalAccountNo } from '@portal/domain/account-number';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { counting } from '../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { liftLock, locksNow } from '../account-verification/public.ts';
import { ivansHome, type LinkingCalls, linkingCalls } from './test/linking-calls.ts';

const IVAN = 'ivan@example.com';
const HOUR = 3_600_000;
const DIGITS = ivansHome.accountNo;

let world: TestWorld;
let calls: LinkingCalls;
const queries = { count: 0 };
beforeAll(async () => {
  world = await openTestWorld({ wrapDatabase: (db) => db.withPlugin(counting(queries)) });
  calls = await linkingCalls(world);
});
afterAll(() => world.close());
beforeEach(() => calls.beginAnew());

const fragment = (n: number): string => `${String(n).padStart(3, '0')}A`;
const guess = (email: string, n: number, from = '127.0.0.1') =>
  calls.individual(email, { ...ivansHome, nric: fragment(n) }, { from });
const getCodes = (replies: readonly { code: string | undefined }[]) =>
  Object.groupBy(replies, ({ code }) => code ?? 'Success');

describe('guessing the end of an ID', () => {
  test('guessing by 50 people from 50 addresses stops at five, and the right one helps no more', async () => {
    const people = await calls.signUp(50);
    const replies = [];
    for (const [n, email] of people.entries()) replies.push(await guess(email, n, `10.0.0.${n}`));
    expect(replies.map(({ code }) => code)).toEqual([
      ...Array<string>(5).fill('SK_LINK_1001'),
      ...Array<string>(45).fill('SK_LIMIT_1001'),
    ]);
    expect(await calls.individual(IVAN)).toMatchObject({ status: 429, code: 'SK_LIMIT_1001' });
    expect(await calls.linkedTo(IVAN)).toEqual([]);
  });

  test('200 times at once is judged five times', async () => {
    const people = await calls.signUp(50);
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, n) => guess(people[n % 50] ?? IVAN, n, `10.0.${n % 4}.${n % 50}`)),
    );
    const { SK_LINK_1001: judged, SK_LIMIT_1001: stopped } = getCodes(replies);
    expect([judged?.length, stopped?.length]).toEqual([5, 195]);
    expect(await calls.wrongTriesAt(DIGITS)).toBe(5);
    expect(await calls.audit('account-verification:lock')).toHaveLength(1);
  }, 60_000);

  test('guessing through all numbers stops at ten wrong ones for one person, wherever they are', async () => {
    const numbers = Array.from({ length: 12 }, (_, n) => String(8_999_000_000 + n));
    const codes = [];
    for (const [n, accountNo] of numbers.entries()) {
      codes.push((await calls.individual(IVAN, { ...ivansHome, accountNo }, { from: `10.0.1.${n}` })).code);
    }
    expect(codes).toEqual([...Array<string>(10).fill('SK_LINK_1001'), 'SK_LIMIT_1001', 'SK_LIMIT_1001']);
    expect((await calls.individual(IVAN)).code, 'also right ones').toBe('SK_LIMIT_1001');
    const [other = ''] = await calls.signUp(1);
    expect((await calls.individual(other)).code, 'of another person').toBeUndefined();
    world.clock.shift(24 * HOUR);
    expect((await calls.individual(IVAN, { ...ivansHome, nric: '000A' })).code).toBe('SK_LINK_1001');
  });

  test('guessing from one address stops at thirty wrong ones within the hour, also across its IPv6 addresses', async () => {
    const people = await calls.signUp(8);
    const codes = [];
    for (let n = 0; n < 31; n += 1) {
      const accountNo = String(8_999_000_000 + n);
      const from = `2001:db8:1:2::${(n + 1).toString(16)}`;
      codes.push((await calls.individual(people[n % 8] ?? '', { ...ivansHome, accountNo }, { from })).code);
    }
    expect(codes.filter((code) => code === 'SK_LINK_1001')).toHaveLength(30);
    expect(codes.at(-1)).toBe('SK_LIMIT_1001');
    const last = people[7] ?? '';
    expect((await calls.individual(last, ivansHome, { from: '2001:db8:1:2:ffff::1' })).code).toBe(
      'SK_LIMIT_1001',
    );
    expect((await calls.individual(last, ivansHome, { from: '2001:db8:1:3::1' })).code).toBeUndefined();
  });

  test('leaves neither address nor person nor detail to be read', async () => {
    await guess(IVAN, 1, '203.0.113.9');
    const stored = JSON.stringify([
      await world.db.selectFrom('rateCounter').selectAll().execute(),
      await world.db.selectFrom('detailTries').selectAll().execute(),
      await world.db.selectFrom('auditEvent').selectAll().execute(),
    ]);
    for (const word of ['203.0.113', '141088', fragment(1), 'ivan']) expect(stored).not.toContain(word);
  });
});

describe('a locked number', () => {
  const lock = async () => {
    const people = await calls.signUp(5, 'guesser');
    for (const [n, email] of people.entries()) await guess(email, n);
  };

  test('is open again 24 hours after the fifth wrong try, to the millisecond', async () => {
    await lock();
    world.clock.shift(24 * HOUR - 1);
    expect((await calls.individual(IVAN)).code).toBe('SK_LIMIT_1001');
    world.clock.shift(1);
    expect((await calls.individual(IVAN)).code).toBeUndefined();
  });

  test('leaves other numbers, and the sign-in of who has it, as they were', async () => {
    await lock();
    const [other = ''] = await calls.signUp(1);
    const hui = { accountNo: '8934601029', postal: '550254', nric: '230G' };
    expect((await calls.individual(other, hui)).code).toBeUndefined();
    expect((await world.call(IVAN, { 'user:profileInfo': {} })).status).toBe(200);
  });

  test('is on the list of staff, who let it be tried again by any of its spellings', async () => {
    await lock();
    const lockedUntil = world.clock.now() + 24 * HOUR;
    expect(await locksNow(world.db, world.clock.now())).toEqual([
      { accountNo: ivansHome.accountNo, wrongTries: 5, lockedUntil },
    ]);
    const spelled = canonicalAccountNo('00 8934 601 011');
    if (spelled === null) throw new Error('not a number');
    const lift = () => withTransaction(world.db, (tx) => liftLock(tx, spelled));
    expect(await lift()).toEqual({ lifted: true, accountId: 110101 });
    expect(await lift()).toEqual({ lifted: false, accountId: 110101 });
    expect(await locksNow(world.db, world.clock.now())).toEqual([]);
    expect((await calls.individual(IVAN)).code).toBeUndefined();
  });

  test('an account number that does not exist is locked and listed like any other', async () => {
    const people = await calls.signUp(6);
    const accountNo = '8999999990';
    const codes = [];
    for (const email of people) codes.push((await calls.individual(email, { ...ivansHome, accountNo })).code);
    expect(codes).toEqual([...Array<string>(5).fill('SK_LINK_1001'), 'SK_LIMIT_1001']);
    expect(await locksNow(world.db, world.clock.now())).toMatchObject([{ accountNo, wrongTries: 5 }]);
    expect(await calls.audit('account-verification:lock')).toMatchObject([{ object: 'account:unknown' }]);
  });
});

test('right details clear what was wrong before', async () => {
  const people = await calls.signUp(4);
  for (const [n, email] of people.entries()) await guess(email, n);
  expect(await calls.wrongTriesAt(DIGITS)).toBe(4);
  expect((await calls.individual(IVAN)).code).toBeUndefined();
  expect(await calls.wrongTriesAt(DIGITS)).toBeUndefined();
});

describe('whatever is wrong', () => {
  const wrong: readonly [string, object][] = [
    ['the postal code', { postal: '141089' }],
    ['the end of the ID', { nric: '845Q' }],
    ['both', { postal: '141089', nric: '845Q' }],
    ['the number, which nobody has', { accountNo: '8999999990' }],
    ['the number, which is another holder’s', { accountNo: '8934601029' }],
    ['that it is a company’s account', { accountNo: '8920601016', postal: '417840', nric: '223E' }],
    ['that it has ended', { accountNo: '8934570014', nric: '151B' }],
  ];

  test('the answer is the same to the byte, for the same number of queries', async () => {
    const people = await calls.signUp(wrong.length);
    // Lookups that are cached have happened.
    await guess(IVAN, 1);
    const answers = [];
    for (const [n, [what, body]] of wrong.entries()) {
      await world.tokenFor(people[n] ?? '');
      queries.count = 0;
      const { status, text } = await calls.individual(people[n] ?? '', { ...ivansHome, ...body });
      answers.push([what, status, text, queries.count]);
    }
    const [, status, text, count] = answers[0] ?? [];
    expect([status, Number(count) > 8]).toEqual([400, true]);
    expect(JSON.parse(String(text))).toEqual({
      error: { code: 'SK_LINK_1001', message: 'Please ensure that the details provided are valid.' },
    });
    expect(answers).toEqual(wrong.map(([what]) => [what, status, text, count]));
  });
});
