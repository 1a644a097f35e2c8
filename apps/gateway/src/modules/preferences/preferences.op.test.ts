import { describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import {
  bedok,
  eachPreferenceWorld,
  halim,
  MEI_LIN,
  toAddress,
  toOptions,
  WHOLESALE,
} from './test/preference-world.ts';

const desk = eachPreferenceWorld();
const { read, first, save, moveTo, outbox, audit } = desk;

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
    desk.world.clock.shift(Date.parse('2026-12-07T00:00:00+08:00') - desk.world.clock.now() - 1);
    expect((await first('meilin', MEI_LIN))?.currentMailAddress.postalCode).toBe('310145');
    desk.world.clock.shift(1);
    expect(await first('meilin', MEI_LIN)).toMatchObject({
      currentMailAddress: { postalCode: '460102', effectiveDate: '2026-12-07' },
      pendingMailAddress: null,
    });
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
    await desk.reopen({ settings: { EDIT_BLOCKED_TYPES: 'EBS-DOM' } });
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
    ['another partner', { 'account:updatePreference': { accounts: [toOptions({ bpNo: halim('').bpNo })] } }],
  ])('%s is refused', async (_, body) => {
    const [name = ''] = Object.keys(body);
    expect(['SK_INPUT_1001', 'SK_ACCESS_1001']).toContain(getCode(await save('meilin', body), name));
    expect(await first('meilin', MEI_LIN)).toMatchObject({ addressRevision: 0, preferenceRevision: 0 });
  });
});
