/** @engines both */

import {
  type SortDirection,
  type SubAccountSort,
  subAccountSorts,
  type UtilityFilter,
} from '@portal/domain/sub-accounts/sub-account-order';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

const MASTER = '8920014410';
const MASTER_ID = 210_001;
const BP = '2000014410';
const SUB = '8920105000';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const getEmail = (person: string) => `${person}@example.com`;
const askMasters = (person: string, bpNo = BP) =>
  world.call(getEmail(person), { 'subAccount:masterAccounts': { bpNo } });
const askList = (over: Record<string, unknown> = {}, person = 'estate') =>
  world.call(getEmail(person), {
    'subAccount:list': {
      masterAccount: MASTER,
      utilityType: 'all',
      page: 1,
      size: 10,
      sortBy: 'subAccountNo',
      direction: 'ASC',
      ...over,
    },
  });
const list = async (over?: Record<string, unknown>) => getData(await askList(over), 'subAccount:list');
const getListCode = async (over: Record<string, unknown>, person?: string) =>
  getCode(await askList(over, person), 'subAccount:list');

/** The whole order as SQL sorts it, without marks and counts. */
async function readOrder(sortBy: SubAccountSort, direction: SortDirection, utility: UtilityFilter) {
  const way = sql.raw(direction === 'ASC' ? 'asc' : 'desc');
  const keys = {
    subAccountNo: sql`sub_account_no ${way}`,
    deviceNo: sql`device_order ${way}, sub_account_no ${way}`,
    utilityType: sql`utility ${way}, sub_account_no`,
    status: sql`status ${way}, sub_account_no`,
  };
  const { rows } = await sql<{ subAccountNo: string }>`
    select sub_account_no from sub_account
    where account_id = ${MASTER_ID} and ${utility} in ('all', utility) order by ${keys[sortBy]}`.execute(
    world.db,
  );
  return rows.map(({ subAccountNo }) => subAccountNo);
}

describe('the master accounts of a business partner', () => {
  test('a master user gets the linked accounts that have sub-accounts', async () => {
    expect(getData(await askMasters('estate'), 'subAccount:masterAccounts')).toEqual({
      masterAccounts: [{ accountNo: MASTER }],
    });
  });

  test('a caller who is no master user, or asks about another partner, is refused', async () => {
    for (const [person, bpNo] of [
      ['kopi', BP],
      ['meilin', BP],
      ['meilin', '1000145021'],
      ['estate', '1000145021'],
      ['estate', '2999999999'],
    ] as const)
      expect(getCode(await askMasters(person, bpNo), 'subAccount:masterAccounts'), person).toBe(
        'SK_ACCESS_1001',
      );
  });
});

test('a partner of whom only a sub-account is known has no master accounts', async () => {
  const own = await openTestWorld();
  const below = await own.db
    .updateTable('account')
    .set({ bpNo: '1000145021' })
    .where('accountNo', '=', SUB)
    .returning('accountId')
    .executeTakeFirstOrThrow();
  await own.db.deleteFrom('customerAccount').where('accountId', '=', below.accountId).execute();
  const reply = await own.call(getEmail('estate'), { 'subAccount:masterAccounts': { bpNo: '1000145021' } });
  await own.close();
  expect(getData(reply, 'subAccount:masterAccounts')).toEqual({ masterAccounts: [] });
});

describe('the list of sub-accounts', () => {
  test('the first page begins with the smallest sub-account number and says how many there are of each kind', async () => {
    const { accounts, ...rest } = await list();
    expect(rest).toEqual({
      page: 1,
      size: 10,
      totalItems: 240,
      totalPages: 24,
      counts: { all: 240, electricity: 100, water: 100, gas: 40, active: 225 },
    });
    expect(accounts).toHaveLength(10);
    expect(accounts[0]).toEqual({
      subAccountNo: SUB,
      deviceNo: expect.stringMatching(/^E\d{8}$/),
      premiseAddress: '1 Tanjong Katong Road #02-11 Singapore 436881',
      utilityType: 'electricity',
      status: 'active',
    });
  });

  const orders = subAccountSorts.flatMap((sortBy) =>
    (['ASC', 'DESC'] as const).flatMap((direction) =>
      (['all', 'electricity', 'gas'] as const).map((utility) => [sortBy, direction, utility] as const),
    ),
  );

  test.each(orders)(
    'the order by %s %s of %s adds up to the whole, without repeats and gaps',
    async (sortBy, direction, utility) => {
      const expected = await readOrder(sortBy, direction, utility);
      const found: string[] = [];
      for (let page = 1; page <= Math.ceil(expected.length / 7); page += 1) {
        const { accounts, totalItems } = await list({
          sortBy,
          direction,
          utilityType: utility,
          page,
          size: 7,
        });
        expect(totalItems).toBe(expected.length);
        found.push(...accounts.map(({ subAccountNo }) => subAccountNo));
      }
      expect(found).toEqual(expected);
    },
  );

  test('a page across two groups has the end of the one and the beginning of the other', async () => {
    const { accounts } = await list({ sortBy: 'status', direction: 'ASC', page: 23, size: 10 });
    expect(accounts.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'active'),
      ...Array.from({ length: 5 }, () => 'inactive'),
    ]);
  });

  test('the last page is sent in place of one after it, and says so', async () => {
    const last = await list({ page: 24 });
    expect(last.page).toBe(24);
    expect(await list({ page: 1_000_000 })).toEqual(last);
  });

  test('a utility without sub-accounts has a page 1 without rows', async () => {
    await world.db.deleteFrom('subAccountCount').where('utility', '=', 'gas').execute();
    const { accounts, page, totalItems, totalPages } = await list({ utilityType: 'gas', page: 3 });
    expect({ accounts, page, totalItems, totalPages }).toEqual({
      accounts: [],
      page: 1,
      totalItems: 0,
      totalPages: 0,
    });
    await sql`
      insert into sub_account_count select account_id, utility, status, count(*) from sub_account
      where utility = 'gas' group by 1, 2, 3`.execute(world.db);
  });

  test('another spelling of the master account is the same one', async () => {
    expect(await list({ masterAccount: '00 8920014410' })).toEqual(await list());
  });

  test('a foreign master account, an unknown one and a sub-account are refused alike', async () => {
    expect(await getListCode({}, 'kopi')).toBe('SK_ACCESS_1001');
    expect(await getListCode({ masterAccount: '8934521670' })).toBe('SK_ACCESS_1001');
    expect(await getListCode({ masterAccount: '8999999990' })).toBe('SK_ACCESS_1001');
    expect(await getListCode({ masterAccount: SUB })).toBe('SK_ACCESS_1001');
  });

  test.each([
    { page: 0 },
    { page: 1.5 },
    { page: '2' },
    { page: 1e12 },
    { size: 0 },
    { size: 101 },
    { sortBy: 'premiseAddress' },
    { sortBy: 'device_no; drop table sub_account' },
    { direction: 'asc' },
    { utilityType: 'prepaidElectricity' },
    { masterAccount: "' or 1=1 --" },
    { status: 'active' },
  ])('an input with %j is refused', async (over) => {
    expect(await getListCode(over)).toBe('SK_INPUT_1001');
  });
});
