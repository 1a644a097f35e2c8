/** One account number has many spellings, and they are one number to everything that is decided (S1 §5, T1b). */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { type LinkingCalls, linkingCalls } from './test/linking-calls.ts';

const HYPHEN_ACCOUNT = 110101;
/** Ivan's account under a number with a hyphen. */
const NUMBER = '89346010-1';
const DIGITS = '893460101';
const submitted = { accountNo: NUMBER, postal: '141088', nric: '845P' };

let world: TestWorld;
let calls: LinkingCalls;
let people: string[];
beforeAll(async () => {
  world = await openTestWorld();
  calls = await linkingCalls(world);
  await world.db
    .updateTable('account')
    .set({ accountNo: NUMBER })
    .where('accountId', '=', HYPHEN_ACCOUNT)
    .execute();
  await world.db
    .updateTable('accountNumber')
    .set({ digits: DIGITS })
    .where('accountId', '=', HYPHEN_ACCOUNT)
    .execute();
});
afterAll(() => world.close());
beforeEach(() => calls.beginAnew());

const blank = fc.constantFrom('', '', '', ' ', '\t', '\u00a0');
/** With 00 or without, the hyphen anywhere, blanks anywhere. */
const spelling = fc
  .record({
    front: fc.constantFrom('', '00'),
    hyphenAt: fc.nat(DIGITS.length),
    blanks: fc.array(blank, { minLength: 13, maxLength: 13 }),
  })
  .map(({ front, hyphenAt, blanks }) => {
    const bare = `${front}${DIGITS.slice(0, hyphenAt)}-${DIGITS.slice(hyphenAt)}`;
    return [...bare].map((sign, at) => `${blanks[at]}${sign}`).join('') + (blanks[12] ?? '');
  });
const numRuns = 8;
const seed = 20_261_120;

test('however it is spelled, five wrong tries lock it for every spelling', async () => {
  const tries = fc.array(spelling, { minLength: 6, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(tries, async (spellings) => {
      await calls.beginAnew();
      people = await calls.signUp(6);
      const codes = [];
      for (const [n, accountNo] of spellings.entries()) {
        const nric = n === 5 ? submitted.nric : '000A';
        codes.push((await calls.individual(people[n] ?? '', { ...submitted, accountNo, nric })).code);
      }
      expect(codes).toEqual([...Array<string>(5).fill('SK_LINK_1001'), 'SK_LIMIT_1001']);
      expect(await calls.wrongTriesAt(DIGITS)).toBe(5);
      const rows = await world.db.selectFrom('detailTries').select('digits').execute();
      expect(rows).toHaveLength(1);
    }),
    { numRuns, seed },
  );
});

test('however it is spelled, right details link the one account, and a repeat in another spelling is a repeat', async () => {
  await fc.assert(
    fc.asyncProperty(spelling, spelling, async (first, second) => {
      await calls.beginAnew();
      const [somebody = ''] = await calls.signUp(1);
      const key = { key: 'one-press' };
      const answer = await calls.individual(somebody, { ...submitted, accountNo: first }, key);
      expect(answer).toMatchObject({ status: 200, text: '{"status":"Success"}' });
      expect(await calls.individual(somebody, { ...submitted, accountNo: second }, key)).toEqual(answer);
      expect(await calls.linkedTo(somebody)).toEqual([NUMBER]);
      expect(await calls.audit('linkIndividual')).toHaveLength(1);
    }),
    { numRuns, seed },
  );
});
