/** @engines both */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AddressDirectoryUnavailable } from '../../ports/address/port.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld, type TestWorldOptions } from '../../test/test-world.ts';
import { addManyPremises } from '../accounts/test/many-premises.store.ts';

const MEI_LIN = { accountNo: '8934521670', system: 'EBS', bpNo: '1000145021' };
const HALIM_BP = '1001133420';
const halim = (accountNo: string, system = 'EBS') => ({ accountNo, system, bpNo: HALIM_BP });
/** Electricity at his house, on the wholesale plan. */
const WHOLESALE = '8934640037';

let world: TestWorld;
const open = async (options?: TestWorldOptions) => {
  world = await openTestWorld(options);
};
beforeEach(() => open());
afterEach(() => world.close());

const read = async (person: string, ...accounts: object[]) =>
  getData(
    await world.call(`${person}@example.com`, { 'account:preference': { accounts } }),
    'account:preference',
  ).accounts;
const first = async (person: string, account: object) => (await read(person, account))[0];

const bedok = { block: '102', unit: '55', floor: '7', postalCode: '460102', effectiveDate: '2026-12-07' };
const toAddress = (over: object = {}, address: object = bedok) => ({
  ebsAccountNo: '8934521670',
  msslAccountNo: '',
  isApplyAll: false,
  address,
  source: 'W',
  ...over,
});
const toOptions = (over: object = {}, account: object = MEI_LIN) => ({
  ...account,
  isSoftCopy: true,
  isHardCopy: true,
  isRetailerAccessDisallowed: false,
  ...over,
});
const save = (person: string, body: Record<string, unknown>, key = 'one-press') =>
  world.call(`${person}@example.com`, body, { 'idempotency-key': key });
const moveTo = (person: string, over?: object, address?: object, key?: string) =>
  save(person, { 'account:updateMailAddress': toAddress(over, address) }, key);
const details = (result: Awaited<ReturnType<typeof save>>, name: string) =>
  result.answers[name]?.error?.details;

const outbox = () =>
  world.db
    .selectFrom('outbox')
    .select(['kind', 'payload'])
    .where('kind', '=', 'mail:account-changed')
    .orderBy('id')
    .execute();
const audit = (action: string) =>
  world.db
    .selectFrom('auditEvent')
    .select(['actor', 'action', 'object', 'outcome'])
    .where('action', '=', action)
    .orderBy('object')
    .execute();

describe('account details', () => {
  test('an account that nobody changed has bills by e-mail, and its post goes to the premises', async () => {
    expect(await first('meilin', MEI_LIN)).toEqual({
      accountNo: '8934521670',
      currentMailAddress: {
        block: '145',
        unit: '21',
        floor: '08',
        street: 'Lorong 2 Toa Payoh',
        postalCode: '310145',
        effectiveDate: null,
        title: 'Blk 145 Lorong 2 Toa Payoh #08-21',
      },
      pendingMailAddress: null,
      isSoftCopy: true,
      isHardCopy: false,
      isRetailerAccessDisallowed: false,
      isWholesale: false,
      editBlock: null,
      closedOn: null,
      addressRevision: 0,
      preferenceRevision: 0,
    });
  });

  test('an account of the demo world shows each case', async () => {
    const [elsewhere, wholesale] = await read('halim', halim('8934640061'), halim(WHOLESALE));
    expect(elsewhere?.currentMailAddress).toMatchObject({
      title: '3 Jalan Pelepas',
      effectiveDate: '2024-03-01',
    });
    expect(wholesale).toMatchObject({ isWholesale: true, isHardCopy: true });
    const kopi = { accountNo: '8920020017', system: 'MSSL', bpNo: '2000020017' };
    expect(await first('kopi', kopi)).toMatchObject({ editBlock: 'TYPE' });
    const siewEng = (accountNo: string) => ({ accountNo, system: 'EBS', bpNo: '1000902210' });
    expect(await read('samuel', siewEng('8934595029'), siewEng('8934595037'))).toMatchObject([
      { editBlock: null, closedOn: null },
      { editBlock: 'INACTIVE', closedOn: '2025-06-30' },
    ]);
  });

  test('a pending address becomes the current one at midnight in Singapore, and nothing has to run', async () => {
    await moveTo('meilin');
    expect(await first('meilin', MEI_LIN)).toMatchObject({
      currentMailAddress: { postalCode: '310145' },
      pendingMailAddress: { title: 'Blk 102 Bedok North Avenue 4 #07-55', effectiveDate: '2026-12-07' },
    });
    world.clock.shift(Date.parse('2026-12-07T00:00:00+08:00') - world.clock.now() - 1);
    expect((await first('meilin', MEI_LIN))?.currentMailAddress.postalCode).toBe('310145');
    world.clock.shift(1);
    expect(await first('meilin', MEI_LIN)).toMatchObject({
      currentMailAddress: { postalCode: '460102', effectiveDate: '2026-12-07' },
      pendingMailAddress: null,
    });
  });
});

describe('a street', () => {
  const lookUp = async (postalCode: string, block = '') =>
    world.call('meilin@example.com', {
      'account:premiseRetrieval': { floor: '', block, postalCode, unit: '' },
    });
  const found = async (...of: Parameters<typeof lookUp>) =>
    getData(await lookUp(...of), 'account:premiseRetrieval');

  test('is found by postal code, and by the block where several streets share one', async () => {
    expect(await found('460102')).toEqual({
      street: 'Bedok North Avenue 4',
      building: null,
      needsBlock: true,
    });
    expect((await found('238801')).street).toBe('');
    expect((await found('238801', '5')).street).toBe('Emerald Hill Road');
    expect(await found('098585')).toMatchObject({ street: 'Harbour Gateway', needsBlock: false });
  });

  test('is invalid where the directory has no such house', async () => {
    for (const [postalCode, block] of [
      ['000000'],
      ['460102', '999'],
      ['629999', '7'],
      ['46010'],
      [''],
    ] as const) {
      const result = await lookUp(postalCode ?? '', block);
      expect(result.answers['account:premiseRetrieval']?.error).toMatchObject({
        code: 'SK_PREF_1002',
        message: 'You have entered an invalid mailing address',
      });
    }
  });

  test('cannot be had while the directory does not answer, or where there is none', async () => {
    expect(getCode(await lookUp('999999'), 'account:premiseRetrieval')).toBe('SK_BUSY_1001');
    await world.close();
    await open({ addresses: null });
    expect(getCode(await lookUp('460102'), 'account:premiseRetrieval')).toBe('SK_BUSY_1001');
    expect(getCode(await moveTo('meilin'), 'account:updateMailAddress')).toBe('SK_BUSY_1001');
  });
});

describe('a new mailing address', () => {
  test('is kept with its zeros and the street of the directory, announced by ids, recorded, and mailed', async () => {
    const result = await moveTo('meilin', { source: 'M' });
    expect(getData(result, 'account:updateMailAddress')).toEqual({
      accountNos: ['8934521670'],
      effectiveDate: '2026-12-07',
    });
    const rows = await world.db
      .selectFrom('mailingAddress')
      .selectAll()
      .where('accountId', '=', 100101)
      .execute();
    expect(rows).toMatchObject([
      {
        block: '102',
        floor: '07',
        unit: '55',
        streetName: 'Bedok North Avenue 4',
        source: 'M',
        replacedAt: null,
      },
    ]);
    expect(await outbox()).toEqual([
      {
        kind: 'mail:account-changed',
        payload: { customerId: 1001, accountIds: [100101], what: 'address', from: '2026-12-07', revision: 1 },
      },
    ]);
    expect(await audit('account:updateMailAddress')).toEqual([
      {
        actor: 'customer:1001',
        action: 'account:updateMailAddress',
        object: 'account:100101',
        outcome: 'done',
      },
    ]);
  });

  test('replaces a pending one, whose row stays', async () => {
    await moveTo('meilin');
    await moveTo(
      'meilin',
      {},
      { ...bedok, effectiveDate: '2026-12-01', block: '103', postalCode: '460103' },
      'two',
    );
    expect(await first('meilin', MEI_LIN)).toMatchObject({
      pendingMailAddress: { block: '103', effectiveDate: '2026-12-01' },
      addressRevision: 2,
    });
    const rows = await world.db
      .selectFrom('mailingAddress')
      .select(['addressNo', 'replacedAt'])
      .where('accountId', '=', 100101)
      .orderBy('addressNo')
      .execute();
    expect(rows.map(({ replacedAt }) => replacedAt === null)).toEqual([false, true]);
  });

  test.each<[string, object, string, string]>([
    ['a block with a star', { block: '1*' }, 'address.block', 'Please enter valid House / Block No.'],
    [
      'no block, where houses have numbers',
      { block: '' },
      'address.block',
      'Please enter valid House / Block No.',
    ],
    ['a floor with a slash', { floor: '0/7' }, 'address.floor', 'Floor accepts alphabets or numbers'],
    ['a unit with a hyphen', { unit: '5-5' }, 'address.unit', 'Unit accepts slash, alphabets and numbers'],
    ['a unit without a floor', { floor: '' }, 'address.floor', 'Floor is a required field'],
    ['a postal code with a letter', { postalCode: '46010A' }, 'address.postalCode', 'Postal must be numeric'],
    ['a short postal code', { postalCode: '46010' }, 'address.postalCode', 'Postal must be 6 digits'],
    ['no date', { effectiveDate: '' }, 'address.effectiveDate', 'Effective date is a required field'],
    [
      'today as its date',
      { effectiveDate: '2026-11-20' },
      'address.effectiveDate',
      'Please choose a date from 21 Nov 2026 to 20 Dec 2026',
    ],
    [
      'the 31st day ahead',
      { effectiveDate: '2026-12-21' },
      'address.effectiveDate',
      'Please choose a date from 21 Nov 2026 to 20 Dec 2026',
    ],
  ])('a new address with %s is refused in the words of the page', async (_, over, field, message) => {
    const result = await moveTo('meilin', {}, { ...bedok, ...over });
    expect(getCode(result, 'account:updateMailAddress')).toBe('SK_INPUT_1001');
    expect(details(result, 'account:updateMailAddress')).toEqual([{ field, message }]);
    expect((await first('meilin', MEI_LIN))?.addressRevision).toBe(0);
  });

  test('an address that the directory does not know is refused, whatever street was typed', async () => {
    for (const address of [
      { ...bedok, postalCode: '000000' },
      { ...bedok, block: '999' },
      { ...bedok, block: '999', street: 'Jalan Rajah' },
    ])
      expect(getCode(await moveTo('meilin', {}, address), 'account:updateMailAddress')).toBe('SK_PREF_1002');
  });

  test('may name a street of its postal code by hand where the directory lacks the block', async () => {
    await moveTo('meilin', {}, { ...bedok, block: '102Z', street: 'bedok north avenue 4' });
    expect((await first('meilin', MEI_LIN))?.pendingMailAddress).toMatchObject({
      block: '102Z',
      street: 'Bedok North Avenue 4',
    });
  });

  test('keeps the street of the directory when another one is typed for a known block', async () => {
    await moveTo('meilin', {}, { ...bedok, street: 'Elsewhere Road' });
    expect((await first('meilin', MEI_LIN))?.pendingMailAddress?.street).toBe('Bedok North Avenue 4');
  });

  test('on a Saturday begins on Monday, by the day in Singapore at 00:20', async () => {
    world.clock.shift(Date.parse('2026-11-21T00:20:00+08:00') - world.clock.now());
    const sunday = await moveTo('meilin', {}, { ...bedok, effectiveDate: '2026-11-22' });
    expect(getCode(sunday, 'account:updateMailAddress')).toBe('SK_INPUT_1001');
    const monday = await moveTo('meilin', {}, { ...bedok, effectiveDate: '2026-11-23' }, 'two');
    expect(getCode(monday, 'account:updateMailAddress')).toBeUndefined();
  });

  test('for all accounts goes to every editable one of the holder, in one mail', async () => {
    const result = await moveTo('halim', { ebsAccountNo: WHOLESALE, isApplyAll: true });
    expect(getData(result, 'account:updateMailAddress').accountNos.toSorted()).toEqual([
      '8934640011',
      '8934640029',
      '8934640037',
      '8934640045',
      '8934640053',
      '8934640061',
    ]);
    expect(await outbox()).toHaveLength(1);
    expect(await audit('account:updateMailAddress')).toHaveLength(6);
  });

  test('for all accounts reaches up to 300 of them, and is refused above', async () => {
    const manager = { customerId: 1007, bpNo: '2000020017' };
    await addManyPremises(world.db, { ...manager, count: 360 });
    const refused = await moveTo('kopi', { ebsAccountNo: '8700000000', isApplyAll: true });
    expect(getCode(refused, 'account:updateMailAddress')).toBe('SK_INPUT_1001');
    expect(refused.answers['account:updateMailAddress']?.error?.message).toBe(
      'Up to 300 accounts can be changed at once. Please change them one by one.',
    );
    await world.db
      .deleteFrom('customerAccount')
      .where('customerId', '=', manager.customerId)
      .where('accountId', '>=', 9_000_340)
      .execute();
    const result = await moveTo('kopi', { ebsAccountNo: '8700000000', isApplyAll: true }, bedok, 'two');
    const { accountNos } = getData(result, 'account:updateMailAddress');
    expect(accountNos.length).toBeGreaterThan(290);
    expect(await audit('account:updateMailAddress')).toHaveLength(accountNos.length);
  });

  describe('for all accounts as they were shown', () => {
    const show = async () => {
      const { accounts } = getData(
        await world.call('halim@example.com', { 'account:holderPreference': { accountNo: WHOLESALE } }),
        'account:holderPreference',
      );
      return accounts.map(({ accountNo, addressRevision }) => ({ accountNo, revision: addressRevision }));
    };
    const moveAll = (shown: object[], key?: string) =>
      moveTo('halim', { ebsAccountNo: WHOLESALE, isApplyAll: true, shown }, bedok, key);

    test('reaches those that were shown', async () => {
      const shown = await show();
      expect(getData(await moveAll(shown), 'account:updateMailAddress').accountNos).toEqual(
        shown.map(({ accountNo }) => accountNo),
      );
    });

    test('is refused when one of them was changed elsewhere, or another one came', async () => {
      const shown = await show();
      expect(getCode(await moveAll(shown.slice(1), 'fewer'), 'account:updateMailAddress')).toBe(
        'SK_PREF_1003',
      );
      await moveTo('halim', { ebsAccountNo: '8934640061' }, { ...bedok, unit: '9' }, 'other');
      expect(getCode(await moveAll(shown, 'late'), 'account:updateMailAddress')).toBe('SK_PREF_1003');
    });

    test('cannot be shown for more than 300, nor from an account that cannot be edited', async () => {
      await addManyPremises(world.db, { customerId: 1007, bpNo: '2000020017', count: 360 });
      const ask = async (accountNo: string) =>
        getCode(
          await world.call('kopi@example.com', { 'account:holderPreference': { accountNo } }),
          'account:holderPreference',
        );
      expect(await ask('8700000000')).toBe('SK_INPUT_1001');
      expect(await ask('8700000006')).toBe('SK_FEATURE_1001');
    });
  });

  test('for all accounts leaves a closed one and those of another holder alone', async () => {
    const result = await moveTo('samuel', { ebsAccountNo: '8934595029', isApplyAll: true });
    expect(getData(result, 'account:updateMailAddress').accountNos).toEqual(['8934595029']);
  });

  test('is stored once when it is sent twice, also while the directory is away', async () => {
    let isAway = false;
    await world.close();
    const building = { postalCode: '460102', block: '102', street: 'Bedok North Avenue 4', building: null };
    await open({
      addresses: {
        findByPostalCode: async () => {
          if (isAway) throw new AddressDirectoryUnavailable('time-out');
          return [building];
        },
      },
    });
    const once = await moveTo('meilin');
    isAway = true;
    expect((await moveTo('meilin')).text).toBe(once.text);
    expect((await first('meilin', MEI_LIN))?.addressRevision).toBe(1);
    expect(await outbox()).toHaveLength(1);
    expect(getCode(await moveTo('meilin', {}, { ...bedok, unit: '56' }), 'account:updateMailAddress')).toBe(
      'SK_IDEM_1001',
    );
  });

  test('names its account in both fields and is stored once', async () => {
    const result = await moveTo('meilin', { msslAccountNo: '8934521670' });
    expect(getData(result, 'account:updateMailAddress').accountNos).toEqual(['8934521670']);
    expect((await first('meilin', MEI_LIN))?.addressRevision).toBe(1);
  });

  test('is refused when another tab changed the address after this one was opened', async () => {
    await moveTo('meilin', { revision: 0 });
    const late = await moveTo('meilin', { revision: 0 }, { ...bedok, unit: '56' }, 'two');
    expect(getCode(late, 'account:updateMailAddress')).toBe('SK_PREF_1003');
    expect((await first('meilin', MEI_LIN))?.pendingMailAddress?.unit).toBe('55');
  });
});

describe('bill delivery and retailer access', () => {
  const choose = (person: string, accounts: object[], key?: string) =>
    save(person, { 'account:updatePreference': { accounts } }, key);

  test('are kept, recorded and mailed', async () => {
    await choose('meilin', [toOptions({ isRetailerAccessDisallowed: true })]);
    expect(await first('meilin', MEI_LIN)).toMatchObject({
      isSoftCopy: true,
      isHardCopy: true,
      isRetailerAccessDisallowed: true,
      preferenceRevision: 1,
    });
    expect(await audit('account:updatePreference')).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ payload: { what: 'preference', customerId: 1001 } }]);
  });

  test.each<[string, string, object, string]>([
    [
      'neither bill',
      'meilin',
      toOptions({ isSoftCopy: false, isHardCopy: false }),
      'Please select at least one option',
    ],
    [
      'no hard copy on the wholesale plan',
      'halim',
      toOptions({ isHardCopy: false }, halim(WHOLESALE)),
      'Opting out of hard copy bills is not allowed on the wholesale plan.',
    ],
    [
      'retailer access of a gas account',
      'halim',
      toOptions({ isRetailerAccessDisallowed: true }, halim('8934640053')),
      'Retailer access applies to electricity accounts only.',
    ],
  ])('are refused with %s', async (_, person, change, message) => {
    const result = await choose(person, [change]);
    expect(getCode(result, 'account:updatePreference')).toBe('SK_INPUT_1001');
    expect(result.answers['account:updatePreference']?.error?.message).toBe(message);
    expect(await outbox()).toEqual([]);
  });

  test('are no change where they are as stored: nothing is recorded or mailed', async () => {
    const stored = toOptions({ isHardCopy: false });
    expect(getData(await choose('meilin', [stored]), 'account:updatePreference').accountNos).toEqual([
      '8934521670',
    ]);
    const before = await first('halim', halim(WHOLESALE));
    await choose('halim', [toOptions({}, halim(WHOLESALE))], 'two');
    expect((await first('meilin', MEI_LIN))?.preferenceRevision).toBe(0);
    expect(await first('halim', halim(WHOLESALE))).toEqual(before);
    expect(await outbox()).toEqual([]);
  });

  test('are recorded and mailed for the accounts that change', async () => {
    await choose('halim', [
      toOptions({}, halim(WHOLESALE)),
      toOptions({ isSoftCopy: false }, halim('8934640061')),
    ]);
    const [message] = await outbox();
    expect(message?.payload).toMatchObject({ what: 'preference', accountIds: [expect.any(Number)] });
    expect((await first('halim', halim('8934640061')))?.preferenceRevision).toBe(1);
    expect(await audit('account:updatePreference')).toHaveLength(2);
  });

  test('are refused when an account is named twice, or was changed in another tab', async () => {
    const twice = await choose('meilin', [toOptions(), toOptions()]);
    expect(getCode(twice, 'account:updatePreference')).toBe('SK_INPUT_1001');
    await choose('meilin', [toOptions({ revision: 0 })], 'two');
    const late = await choose('meilin', [toOptions({ isHardCopy: false, revision: 0 })], 'three');
    expect(getCode(late, 'account:updatePreference')).toBe('SK_PREF_1003');
    expect((await first('meilin', MEI_LIN))?.isHardCopy).toBe(true);
  });
});

describe('both parts together', () => {
  const both = (address: object, options: object, key?: string, over: object = {}) =>
    save(
      'meilin',
      {
        'account:updateMailAddress': toAddress(over, address),
        'account:updatePreference': { accounts: [toOptions(options)] },
      },
      key,
    );

  test('are stored together and answered again alike', async () => {
    const result = await both(bedok, {});
    expect(getCode(result, 'account:updateMailAddress')).toBeUndefined();
    expect(getCode(result, 'account:updatePreference')).toBeUndefined();
    expect(await first('meilin', MEI_LIN)).toMatchObject({ addressRevision: 1, preferenceRevision: 1 });
    expect((await both(bedok, {})).text).toBe(result.text);
    expect(await first('meilin', MEI_LIN)).toMatchObject({ addressRevision: 1, preferenceRevision: 1 });
  });

  test('are not stored when the second part fails: the first says so', async () => {
    const result = await both(bedok, { isSoftCopy: false, isHardCopy: false });
    expect(result.answers['account:updateMailAddress']?.error).toMatchObject({
      code: 'SK_PREF_1001',
      message: 'Your request has not been submitted, please try again.',
    });
    expect(getCode(result, 'account:updatePreference')).toBe('SK_INPUT_1001');
    expect(await first('meilin', MEI_LIN)).toMatchObject({ addressRevision: 0, preferenceRevision: 0 });
    expect(await outbox()).toEqual([]);
    expect(await audit('account:updateMailAddress')).toEqual([]);
  });

  test('are not stored when the first part fails: the second says so', async () => {
    const result = await both({ ...bedok, postalCode: '000000' }, {});
    expect(getCode(result, 'account:updateMailAddress')).toBe('SK_PREF_1002');
    expect(getCode(result, 'account:updatePreference')).toBe('SK_PREF_1001');
    expect(await first('meilin', MEI_LIN)).toMatchObject({ addressRevision: 0, preferenceRevision: 0 });
  });

  test('are not stored when one part may not run at all', async () => {
    const result = await both(bedok, {}, 'one', { ebsAccountNo: '8934530026' });
    expect(getCode(result, 'account:updateMailAddress')).toBe('SK_ACCESS_1001');
    expect(getCode(result, 'account:updatePreference')).toBe('SK_PREF_1001');
    expect(await first('meilin', MEI_LIN)).toMatchObject({ preferenceRevision: 0 });
  });
});

describe('an account that cannot be edited', () => {
  test('is refused: inactive, contestable, of a kind that the setting names', async () => {
    const inactive = await moveTo('farid', { ebsAccountNo: '8934570014' });
    expect(getCode(inactive, 'account:updateMailAddress')).toBe('SK_FEATURE_1001');
    const contestable = await moveTo('kopi', { ebsAccountNo: '', msslAccountNo: '8920020017' });
    expect(getCode(contestable, 'account:updateMailAddress')).toBe('SK_FEATURE_1001');
    await world.close();
    await open({ settings: { EDIT_BLOCKED_TYPES: 'EBS-DOM' } });
    expect(getCode(await moveTo('meilin'), 'account:updateMailAddress')).toBe('SK_FEATURE_1001');
    expect(await first('meilin', MEI_LIN)).toMatchObject({ editBlock: 'TYPE' });
  });

  test.each<[string, Record<string, unknown>]>([
    ['its preference', { 'account:preference': { accounts: [MEI_LIN] } }],
    ['its address', { 'account:updateMailAddress': toAddress() }],
    [
      'its address as a second account',
      { 'account:updateMailAddress': toAddress({ ebsAccountNo: '8934530026', msslAccountNo: '8934521670' }) },
    ],
    ['its delivery', { 'account:updatePreference': { accounts: [toOptions()] } }],
    [
      'its delivery after an own one',
      {
        'account:updatePreference': {
          accounts: [
            toOptions({}, { accountNo: '8934530026', system: 'EBS', bpNo: '1000530010' }),
            toOptions(),
          ],
        },
      },
    ],
  ])('an account of somebody else looks as if it did not exist: %s', async (_, body) => {
    const [name = ''] = Object.keys(body);
    expect(getCode(await save('bernard', body), name)).toBe('SK_ACCESS_1001');
  });

  test.each<[string, Record<string, unknown>]>([
    ['another source', { 'account:updateMailAddress': toAddress({ source: 'K' }) }],
    ['an account of no system', { 'account:updateMailAddress': toAddress({ ebsAccountNo: '' }) }],
    ['a wholesale flag', { 'account:updatePreference': { accounts: [toOptions({ isWholesale: false })] } }],
    ['another partner', { 'account:updatePreference': { accounts: [toOptions({ bpNo: HALIM_BP })] } }],
  ])('%s is refused', async (_, body) => {
    const [name = ''] = Object.keys(body);
    expect(['SK_INPUT_1001', 'SK_ACCESS_1001']).toContain(getCode(await save('meilin', body), name));
    expect(await first('meilin', MEI_LIN)).toMatchObject({ addressRevision: 0, preferenceRevision: 0 });
  });
});
