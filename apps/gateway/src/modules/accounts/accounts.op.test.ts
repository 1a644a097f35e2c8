import type { OperationName } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const ask = (person: string, name: OperationName, input: unknown = {}) =>
  world.call(`${person}@example.com`, { [name]: input });
const readAccounts = async (person: string) =>
  getData(await ask(person, 'user:getAccounts'), 'user:getAccounts');
const readAccount = async (person: string, accountNo: string) =>
  getData(await ask(person, 'user:getAccount', { accountNo }), 'user:getAccount');
const readFeatures = async (person: string, ...accountNos: string[]) => {
  const { features } = getData(await ask(person, 'features:list', { accountNos }), 'features:list');
  return Object.fromEntries(features.map(({ key, state }) => [key, state]));
};

describe('a customer with linked accounts', () => {
  test('a customer sees the premises with its address and all details of the account', async () => {
    const { premises, accounts, ...rest } = await readAccounts('meilin');
    expect(rest).toMatchObject({ status: 'active', master: false, version: 'v1', nric: '567D', uen: null });
    expect(premises).toHaveLength(1);
    expect(premises[0]).toMatchObject({
      accounts: ['8934521670'],
      address: {
        address: 'Blk 145 Lorong 2 Toa Payoh #08-21',
        address_text: 'BLK 145 LORONG 2 TOA PAYOH #08-21 SINGAPORE 310145',
      },
      bp_type: '1',
      bp_no: '1000145021',
      default: true,
      fetched: true,
    });
    expect(accounts).toMatchObject([
      {
        accountNo: '8934521670',
        status: 'Active',
        utilities_label: 'Electricity, Water & Gas',
        system: 'EBS',
      },
    ]);
  });

  test('data of version v2 has details of the default premises only, of the others when they are selected', async () => {
    const { version, premises, accounts } = await readAccounts('bernard');
    expect(version).toBe('v2');
    expect(premises.map(({ fetched, default: isDefault }) => [isDefault, fetched])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(accounts.map(({ accountNo }) => accountNo)).toEqual(premises[0]?.accounts);
    // A list of premises can be filtered by utility before any of them is fetched.
    expect(premises.map(({ services, status }) => [services, status])).toEqual([
      [['electricity', 'water', 'gas'], 'Active'],
      [['electricity', 'water', 'gas'], 'Active'],
    ]);

    const [flat] = premises[1]?.accounts ?? [];
    const selected = await readAccount('bernard', flat ?? '');
    expect(selected.premises).toMatchObject({ accounts: [flat], fetched: true, default: false });
    expect(selected.accounts.map(({ accountNo }) => accountNo)).toEqual([flat]);
  });

  test('an account is found under every spelling of its number', async () => {
    for (const spelling of ['8934521670', '008934521670', ' 8934 521 670 ']) {
      expect((await readAccount('meilin', spelling)).accounts[0]?.accountNo).toBe('8934521670');
    }
  });

  test('a customer with inactive accounts only keeps the portal', async () => {
    const { status, accounts } = await readAccounts('farid');
    expect(status).toBe('active');
    expect(new Set(accounts.map((account) => account.status))).toEqual(new Set(['Inactive']));
  });

  test('a company sees its business partner and every premises', async () => {
    const { uen, premises } = await readAccounts('kopi');
    expect(uen).toMatch(/^\d{9}[A-Z]$/);
    expect(premises.map(({ bp_type }) => bp_type)).toEqual(['2', '2', '2']);
  });
});

describe('allowed requests of an account', () => {
  const eligibility = async (person: string) => (await readAccounts(person)).accounts[0]?.eligibility;

  test('overdue bills with late charges: an arrangement and a waiver, no refund', async () => {
    expect(await eligibility('chitra')).toEqual({
      payment_arrangement: true,
      pink_waiver: true,
      refund: false,
    });
  });

  test('a bill that is not due yet allows no request', async () => {
    expect(await eligibility('meilin')).toEqual({
      payment_arrangement: false,
      pink_waiver: false,
      refund: false,
    });
  });

  test('a credit allows a refund, and none while one is under way', async () => {
    expect(await eligibility('dewi')).toMatchObject({ refund: false });
    await world.db
      .updateTable('customerRequest')
      .set({ state: 'CANCELLED', isOpen: false })
      .where('kind', '=', 'request-refund')
      .execute();
    expect(await eligibility('dewi')).toMatchObject({ refund: true });
  });
});

describe('refusals before linking is finished', () => {
  const refusal = async (person: string) =>
    getCode(await ask(person, 'user:getAccounts'), 'user:getAccounts');

  test('a customer without links gets their own code', async () => {
    expect(await refusal('ivan')).toBe('not_linked');
  });

  test('a registration under review gets its own code', async () => {
    expect(await refusal('lena')).toBe('account_not_found');
  });

  test('a company with an application in progress gets its own code', async () => {
    expect(await refusal('kumar')).toBe('account_in_progress');
  });

  test('a linked account that opens on moving in gets its own code', async () => {
    expect(await refusal('noor')).toBe('no_active_utilities_account');
  });

  test('a company that must send its form again, and a person in progress, get only a status', async () => {
    expect(await readAccounts('jaya')).toMatchObject({
      status: 'pending_document',
      premises: [],
      accounts: [],
    });
    expect(await readAccounts('indra')).toMatchObject({ status: 'in_progress', uen: null, premises: [] });
  });

  test('a customer with an unverified e-mail gets only the profile', async () => {
    expect(await refusal('hui')).toBe('email_not_verified');
  });
});

describe('features', () => {
  test('a customer gets the features of the account', async () => {
    expect(await readFeatures('meilin', '8934521670')).toMatchObject({
      giro: true,
      uSave: true,
      liveChat: true,
    });
    expect(await readFeatures('grace', '8934560015')).toMatchObject({ liveChat: false });
  });

  test('a feature of several accounts is on when any of them has it', async () => {
    expect(await readFeatures('kopi', '8920020017')).toMatchObject({ eLetter: false });
    expect(await readFeatures('kopi', '8920020017', '8920020025')).toMatchObject({ eLetter: true });
  });

  test('a feature that staff switched off is off for every customer', async () => {
    await world.db.insertInto('remoteToggle').values({ key: 'giro', enabled: false }).execute();
    expect(await readFeatures('meilin', '8934521670')).toMatchObject({ giro: false, uSave: true });
    await world.db.deleteFrom('remoteToggle').execute();
  });
});
