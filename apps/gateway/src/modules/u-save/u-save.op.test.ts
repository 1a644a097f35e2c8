/** @engines both */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const ask = (person: string, ...accountNos: string[]) =>
  world.call(`${person}@example.com`, {
    'usave:list': { accounts: accountNos.map((accountNo) => ({ accountNo, system: 'EBS' })) },
  });

test('a household sees its balance and every entry, newest first', async () => {
  const { items, balance } = getData(await ask('meilin', '8934521670'), 'usave:list');
  expect(balance).toEqual({ amount: 4_503, expiresOn: '2026-12-31' });
  expect(items.slice(0, 4).map(({ billDate, type, amount }) => [billDate, type, amount])).toEqual([
    ['2026-11-18', 'Utilised', -4_644],
    ['2026-10-19', 'Utilised', -5_853],
    ['2026-10-15', 'Credited', 15_000],
    ['2026-09-30', 'Return to Govt', expect.any(Number)],
  ]);
});

test('the page and the tab of the bills read the same records', async () => {
  const accounts = [{ bpNo: '1000145021', accountNo: '8934521670', system: 'EBS', premiseNo: '6100145021' }];
  const reply = await world.call('meilin@example.com', { 'bills:uSave': { accounts } });
  const page = getData(await ask('meilin', '8934521670'), 'usave:list');
  expect(getData(reply, 'bills:uSave').usave.data).toEqual(page);
});

test('an account of another customer, and one named with another system, is refused', async () => {
  expect(getCode(await ask('meilin', '8934540017'), 'usave:list')).toBe('SK_ACCESS_1001');
  const reply = await world.call('meilin@example.com', {
    'usave:list': { accounts: [{ accountNo: '8934521670', system: 'MSSL' }] },
  });
  expect(getCode(reply, 'usave:list')).toBe('SK_ACCESS_1001');
});

test('a household without an entry gets SK_USAVE_1002, an account without U-Save SK_FEATURE_1001', async () => {
  await world.db
    .insertInto('accountFeature')
    .values({ accountId: 100202, key: 'uSave', state: true })
    .onConflict((conflict) => conflict.columns(['accountId', 'key']).doUpdateSet({ state: true }))
    .execute();
  expect(getCode(await ask('bernard', '8934530026'), 'usave:list')).toBe('SK_USAVE_1002');
  expect(getCode(await ask('kopi', '8920020025'), 'usave:list')).toBe('SK_FEATURE_1001');
});

test('entries by which more was used than ever credited are not shown: SK_USAVE_1004', async () => {
  await world.db
    .insertInto('uSaveEntry')
    .values({
      accountId: 100203,
      entryNo: 999_999_999,
      type: 'Utilised',
      amountCents: -1_000_000,
      effectiveOn: (await world.db.selectFrom('bill').select('issuedOn').executeTakeFirstOrThrow()).issuedOn,
      sourceRef: 'test:overdrawn',
      recordedAt: world.clock.now(),
    })
    .execute();
  expect(getCode(await ask('bernard', '8934530034'), 'usave:list')).toBe('SK_USAVE_1004');
});
