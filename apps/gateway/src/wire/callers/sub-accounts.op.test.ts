/** @engines both */

import { sgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { addBills, addEntries } from '../../modules/bills/test/ledgers.ts';
import { produceLetter } from '../../modules/letters/public.ts';
import { aimed } from '../../test/aim-input.ts';
import { getCode, getData } from '../../test/answers.ts';
import { counting } from '../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { operations } from '../calls/operations.ts';
import { addManySubAccounts, FIRST_SUB_ID, FIRST_SUB_NO } from './test/many-sub-accounts.store.ts';

/** More than an answer of the database may have rows. */
const COUNT = 20_500;
const MASTER = { accountNo: '8920014410', bpNo: '2000014410' };
const USER = 'estate@example.com';

const queries = { count: 0 };
let world: TestWorld;
let premiseNo: string;
beforeAll(async () => {
  world = await openTestWorld({ wrapDatabase: (db) => db.withPlugin(counting(queries)) });
  await addManySubAccounts(world.db, { masterNo: MASTER.accountNo, count: COUNT });
  const master = await world.db
    .selectFrom('account')
    .select('premiseNo')
    .where('accountNo', '=', MASTER.accountNo)
    .executeTakeFirstOrThrow();
  premiseNo = master.premiseNo;
});
afterAll(() => world.close());

const numberOf = (n: number) => String(FIRST_SUB_NO + n);
/** At premises of its own. */
const far = { n: COUNT - 1, accountNo: numberOf(COUNT - 1), premiseNo: String(6_300_000_000 + COUNT - 1) };

const thing = (accountNo: string, at: string) => ({
  accountNo,
  bpNo: MASTER.bpNo,
  premiseNo: at,
  system: 'EBS',
  orderId: 'PN-2611-999999',
  requestId: 'PA-2611-9999',
});

describe('the user of a master account with 20,500 sub-accounts', () => {
  const reads = [...operations.values()].filter(
    ({ declaration, access }) =>
      declaration.effect === 'read' && (access === 'holder' || access === 'master' || access === 'verified'),
  );

  test.each(reads)(
    'is answered by $name about the master account and about a sub-account',
    async (operation) => {
      const { name, declaration } = operation;
      for (const aim of [thing(MASTER.accountNo, premiseNo), thing(far.accountNo, far.premiseNo)]) {
        const reply = await world.call(USER, { [name]: aimed(declaration.examples[0]?.input, aim) });
        expect([undefined, 'SK_ACCESS_1001', 'SK_FEATURE_1001', ...declaration.errors]).toContain(
          getCode(reply, name),
        );
      }
    },
  );

  test('gets the premises of the linked accounts alone, by as many queries as anybody', async () => {
    await world.tokenFor(USER);
    queries.count = 0;
    const { premises } = getData(await world.call(USER, { 'user:getAccounts': {} }), 'user:getAccounts');
    expect(queries.count).toBeLessThanOrEqual(4);
    expect(premises).toHaveLength(23);
  });

  test('opens the premises of a sub-account by its number, in any spelling', async () => {
    for (const accountNo of [far.accountNo, `00${far.accountNo}`]) {
      const answer = await world.call(USER, { 'user:getAccount': { accountNo } });
      expect(getData(answer, 'user:getAccount').accounts.map((each) => each.accountNo)).toEqual([
        far.accountNo,
      ]);
    }
  });

  test('asks about a sub-account in three calls of a body for one query more', async () => {
    const body = (accountNo: string) => ({
      'features:list': { accountNos: [accountNo] },
      'consumption:latestData': { accountNos: [accountNo] },
      'banner:accountTypes': { accountNos: [accountNo] },
    });
    const count = async (accountNo: string) => {
      await world.tokenFor(USER);
      queries.count = 0;
      const reply = await world.call(USER, body(accountNo));
      expect(Object.values(reply.answers).map(({ error }) => error)).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      return queries.count;
    };
    expect((await count(far.accountNo)) - (await count(MASTER.accountNo))).toBe(1);
  });

  test('sees a payment for two sub-accounts by its order alone, and nobody else does', async () => {
    const on = sgDay('2026-11-10');
    const pay = (accountId: number, amount: number) =>
      [accountId, [{ kind: 'payment', amount, on, orderId: 'PN-2611-777777' }]] as const;
    await addEntries(world.db, [pay(FIRST_SUB_ID + far.n, -1_000), pay(FIRST_SUB_ID + 2, -2_000)]);
    const receipt = await world.call(USER, { 'bills:receipt': { orderId: 'PN-2611-777777' } });
    expect(getData(receipt, 'bills:receipt').receipt).toMatchObject({
      amount: 3_000,
      parts: [{ account_number: numberOf(2) }, { account_number: far.accountNo }],
    });
    const other = await world.call('kopi@example.com', { 'bills:receipt': { orderId: 'PN-2611-777777' } });
    expect(getCode(other, 'bills:receipt')).toBe('SK_ACCESS_1001');
  });

  test('finds a bill of a sub-account by its number alone', async () => {
    const on = sgDay('2026-11-05');
    await addBills(world.db, [
      { accountId: FIRST_SUB_ID + far.n, billId: 'B-FAR', on, due: sgDay('2026-11-20'), amount: 0 },
    ]);
    const answer = await world.call(USER, { 'bills:detail': { billId: 'B-FAR' } });
    expect(getCode(answer, 'bills:detail')).not.toBe('SK_ACCESS_1001');
    const other = await world.call('kopi@example.com', { 'bills:detail': { billId: 'B-FAR' } });
    expect(getCode(other, 'bills:detail')).toBe('SK_ACCESS_1001');
  });

  test('gets no usage of a part of the sub-accounts at one premises as if it were all of it', async () => {
    const block = '6399999999';
    const move = async (from: number, count: number) => {
      const ids = Array.from({ length: count }, (_, index) => FIRST_SUB_ID + from + 2 * index);
      await world.db.updateTable('account').set({ premiseNo: block }).where('accountId', 'in', ids).execute();
    };
    const ask = () =>
      world.call(USER, {
        'consumption:monthly': { ebsPremiseNo: block, msslPremiseNo: null, consumptionValue: '2026' },
      });
    await world.db
      .insertInto('premises')
      .columns(['bpNo', 'premiseNo', 'block', 'streetName', 'floor', 'unit', 'postalCode', 'premiseType'])
      .expression((from) =>
        from
          .selectFrom('premises')
          .select(({ val }) => [
            'bpNo',
            val(block).as('premiseNo'),
            'block',
            'streetName',
            'floor',
            'unit',
            'postalCode',
            'premiseType',
          ])
          .where('premiseNo', '=', far.premiseNo),
      )
      .execute();
    await move(101, 300);
    expect(getData(await ask(), 'consumption:monthly').series).toEqual([]);
    await move(701, 1);
    expect(getCode(await ask(), 'consumption:monthly')).toBe('SK_INPUT_1001');
  });

  test('reads the letters of a sub-account', async () => {
    const accountId = FIRST_SUB_ID + far.n;
    await world.db.insertInto('accountFeature').values({ accountId, key: 'eLetter', state: true }).execute();
    await withTransaction(world.db, (tx) =>
      produceLetter(tx, {
        accountId,
        kind: 'giro-changed',
        data: { bank: 'Cempaka Bank', lastFour: '2208', from: '2026-11-20' },
        about: 'test',
        printedAt: world.clock.now(),
      }),
    );
    const answer = await world.call(USER, { 'eletter:list': { bpNo: MASTER.bpNo } });
    const { eletters } = getData(answer, 'eletter:list');
    expect(eletters.map(({ accountNo }) => accountNo)).toEqual([far.accountNo]);
    const [letter] = eletters;
    const opened = await world.call(USER, {
      'eletter:detail': { encryptedDocId: letter?.encryptedDocId },
    });
    expect(getData(opened, 'eletter:detail').accountNo).toBe(far.accountNo);
  });
});

describe('a sub-account', () => {
  const ask = async (email: string, accountNo: string) =>
    getCode(await world.call(email, { 'user:getAccount': { accountNo } }), 'user:getAccount');

  test('is refused to everybody else, like a number that nobody has', async () => {
    for (const email of ['kopi@example.com', 'meilin@example.com'])
      expect([await ask(email, far.accountNo), await ask(email, '8999999990')]).toEqual([
        'SK_ACCESS_1001',
        'SK_ACCESS_1001',
      ]);
  });

  test('is refused once the master account is no longer linked, and comes back with it', async () => {
    const link = world.db
      .updateTable('customerAccount')
      .where(
        'accountId',
        'in',
        world.db.selectFrom('account').select('accountId').where('accountNo', '=', MASTER.accountNo),
      );
    await link.set({ accountId: 1 }).execute();
    expect(await ask(USER, far.accountNo)).toBe('SK_ACCESS_1001');
    await world.db
      .updateTable('customerAccount')
      .where('accountId', '=', 1)
      .set({ accountId: 210_001 })
      .execute();
    expect(await ask(USER, far.accountNo)).toBeUndefined();
  });

  test('does not exist before it starts', async () => {
    const started = world.db.updateTable('account').where('accountId', '=', FIRST_SUB_ID + far.n);
    await started.set({ openedOn: '2026-11-21' as never }).execute();
    expect(await ask(USER, far.accountNo)).toBe('SK_ACCESS_1001');
    await started.set({ openedOn: '2026-11-20' as never }).execute();
    expect(await ask(USER, far.accountNo)).toBeUndefined();
  });
});
