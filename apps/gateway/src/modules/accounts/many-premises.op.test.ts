import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { addManyPremises } from './test/many-premises.store.ts';

const COUNT = 5_000;
/** Rasa Timur Kitchens, who has three premises of her own. */
const manager = { email: 'kopi@example.com', customerId: 1007, bpNo: '2000020017' };

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await addManyPremises(world.db, { ...manager, count: COUNT });
  await world.db
    .updateTable('customer')
    .set({ dataVersion: 'v2' })
    .where('customerId', '=', manager.customerId)
    .execute();
});
afterAll(() => world.close());

const ask = (body: object) => world.call(manager.email, { ...body });

describe('a property manager with 5,000 premises', () => {
  test('gets all of them in one answer of at most 3 MB, 250 KB on the wire', async () => {
    const token = await world.tokenFor(manager.email);
    const packed = await world.app.inject({
      method: 'POST',
      url: '/api',
      headers: {
        authorization: `Bearer ${token}`,
        'accept-encoding': 'gzip',
        'content-type': 'application/json',
      },
      payload: { 'user:getAccounts': {} },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.rawPayload.length).toBeLessThan(250_000);

    const answer = await ask({ 'user:getAccounts': {} });
    const { premises, accounts } = getData(answer, 'user:getAccounts');
    expect(premises).toHaveLength(COUNT + 3);
    expect(new Set(premises.map(({ premiseNo }) => premiseNo)).size).toBe(COUNT + 3);
    expect(accounts.map(({ accountNo }) => accountNo)).toEqual(premises[0]?.accounts);
    expect(answer.text.length).toBeLessThan(3_000_000);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(answer.text);
  });

  test('knows of each what is supplied and whether it is active, before it is fetched', async () => {
    const { premises } = getData(await ask({ 'user:getAccounts': {} }), 'user:getAccounts');
    const generated = premises.slice(3);
    expect(generated.filter(({ services }) => services?.includes('gas'))).toHaveLength(Math.ceil(COUNT / 3));
    expect(generated.filter(({ status }) => status === 'Inactive')).toHaveLength(Math.floor(COUNT / 7));
  });

  test('fetches the last one when it is selected; that of another customer is refused', async () => {
    const { premises } = getData(await ask({ 'user:getAccounts': {} }), 'user:getAccounts');
    const [accountNo = ''] = premises.at(-1)?.accounts ?? [];
    const fetched = getData(await ask({ 'user:getAccount': { accountNo } }), 'user:getAccount');
    expect(fetched.premises).toMatchObject({ accounts: [accountNo], fetched: true, default: false });
    expect(fetched.accounts).toHaveLength(1);
    const foreign = await ask({ 'user:getAccount': { accountNo: '8934521670' } });
    expect(getCode(foreign, 'user:getAccount')).toBe('SK_ACCESS_1001');
  });

  test('reads and changes the last of 312 accounts at one premises; all of them at once are refused in words', async () => {
    const block = '6200000000';
    const { rows } = await sql<{ accountNo: string }>`
      update account set premise_no = ${block}, status = 'Active' where account_id between 9000000 and 9000311
      returning account_no`.execute(world.db);
    const last = {
      accountNo: rows
        .map(({ accountNo }) => accountNo)
        .toSorted()
        .at(-1),
      system: 'EBS',
    };
    const named = { ...last, bpNo: manager.bpNo };
    const there = getData(await ask({ 'user:getAccount': { accountNo: last.accountNo } }), 'user:getAccount');
    expect(there.accounts).toHaveLength(312);

    const shown = getData(await ask({ 'account:preference': { accounts: [named] } }), 'account:preference');
    expect(shown.accounts).toMatchObject([{ accountNo: last.accountNo, isHardCopy: false }]);
    const choice = { isSoftCopy: true, isHardCopy: true, isRetailerAccessDisallowed: false };
    const changed = await ask({ 'account:updatePreference': { accounts: [{ ...named, ...choice }] } });
    expect(getData(changed, 'account:updatePreference')).toEqual({ accountNos: [last.accountNo] });

    const all = await ask({ 'account:holderPreference': { accountNo: last.accountNo } });
    expect(all.answers['account:holderPreference']?.error).toMatchObject({
      code: 'SK_INPUT_1001',
      details: [{ message: 'Up to 300 accounts can be changed at once. Please change them one by one.' }],
    });
  });
});
