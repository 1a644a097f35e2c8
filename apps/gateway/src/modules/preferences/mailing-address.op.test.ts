import { describe, expect, test } from 'vitest';
import { AddressDirectoryUnavailable } from '../../ports/address/port.ts';
import { getCode, getData } from '../../test/answers.ts';
import { addManyPremises } from '../accounts/test/many-premises.store.ts';
import { bedok, eachPreferenceWorld, MEI_LIN, WHOLESALE } from './test/preference-world.ts';

const desk = eachPreferenceWorld();
const { first, moveTo, outbox, audit, save } = desk;

const details = (result: Awaited<ReturnType<typeof save>>, name: string) =>
  result.answers[name]?.error?.details;

describe('a street', () => {
  const lookUp = async (postalCode: string, block = '') =>
    desk.world.call('meilin@example.com', {
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

  test('is one of those that are sent where the house stands in several, and the one that is chosen is kept', async () => {
    expect(await found('229838', '5')).toEqual({
      street: '',
      building: null,
      needsBlock: false,
      streets: ['Emerald Hill Road', 'Hullet Road'],
    });
    const address = { ...bedok, postalCode: '229838', block: '5' };
    expect(getCode(await moveTo('meilin', {}, address), 'account:updateMailAddress')).toBe('SK_PREF_1002');
    getData(
      await moveTo('meilin', {}, { ...address, street: 'Hullet Road' }, 'two'),
      'account:updateMailAddress',
    );
    const rows = await desk.world.db
      .selectFrom('mailingAddress')
      .select(['streetName'])
      .where('accountId', '=', 100101)
      .execute();
    expect(rows).toEqual([{ streetName: 'Hullet Road' }]);
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
    await desk.reopen({ addresses: null });
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
    const rows = await desk.world.db
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
    const rows = await desk.world.db
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

  test('a change on a Saturday begins on Monday, by the day in Singapore at 00:20', async () => {
    desk.world.clock.shift(Date.parse('2026-11-21T00:20:00+08:00') - desk.world.clock.now());
    const sunday = await moveTo('meilin', {}, { ...bedok, effectiveDate: '2026-11-22' });
    expect(getCode(sunday, 'account:updateMailAddress')).toBe('SK_INPUT_1001');
    const monday = await moveTo('meilin', {}, { ...bedok, effectiveDate: '2026-11-23' }, 'two');
    expect(getCode(monday, 'account:updateMailAddress')).toBeUndefined();
  });

  test('a change for all accounts goes to every editable one of the holder, in one mail', async () => {
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

  test('a change for all accounts reaches up to 300 of them, and is refused above', async () => {
    const manager = { customerId: 1007, bpNo: '2000020017' };
    await addManyPremises(desk.world.db, { ...manager, count: 360 });
    const refused = await moveTo('kopi', { ebsAccountNo: '8700000000', isApplyAll: true });
    expect(getCode(refused, 'account:updateMailAddress')).toBe('SK_INPUT_1001');
    expect(refused.answers['account:updateMailAddress']?.error?.message).toBe(
      'Up to 300 accounts can be changed at once. Please change them one by one.',
    );
    await desk.world.db
      .deleteFrom('customerAccount')
      .where('customerId', '=', manager.customerId)
      .where('accountId', '>=', 9_000_340)
      .execute();
    const result = await moveTo('kopi', { ebsAccountNo: '8700000000', isApplyAll: true }, bedok, 'two');
    const { accountNos } = getData(result, 'account:updateMailAddress');
    expect(accountNos.length).toBeGreaterThan(290);
    expect(await audit('account:updateMailAddress')).toHaveLength(accountNos.length);
  });

  describe('a change for all accounts as they were shown', () => {
    const show = async () => {
      const { accounts } = getData(
        await desk.world.call('halim@example.com', { 'account:holderPreference': { accountNo: WHOLESALE } }),
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
      await addManyPremises(desk.world.db, { customerId: 1007, bpNo: '2000020017', count: 360 });
      const ask = async (accountNo: string) =>
        getCode(
          await desk.world.call('kopi@example.com', { 'account:holderPreference': { accountNo } }),
          'account:holderPreference',
        );
      expect(await ask('8700000000')).toBe('SK_INPUT_1001');
      expect(await ask('8700000006')).toBe('SK_FEATURE_1001');
    });
  });

  test('a change for all accounts leaves a closed one and those of another holder alone', async () => {
    const result = await moveTo('samuel', { ebsAccountNo: '8934595029', isApplyAll: true });
    expect(getData(result, 'account:updateMailAddress').accountNos).toEqual(['8934595029']);
  });

  test('is stored once when it is sent twice, also while the directory is away', async () => {
    let isAway = false;
    const building = { postalCode: '460102', block: '102', street: 'Bedok North Avenue 4', building: null };
    await desk.reopen({
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
