/** @engines both */
import { describe, expect, test } from 'vitest';
import {
  BERNARD,
  CREDIT,
  cheque,
  FLAT,
  OTHER,
  paynow,
  STRANGER,
  startRefundWorld,
  transfer,
} from './test/refund-world.ts';

const world = await startRefundWorld();

const HOUR = 3_600_000;

describe('the check of an account with a credit', () => {
  test('says what may be refunded, to where, and that it may be asked for', async () => {
    const { serviceAvailable, accounts } = await world.check();
    expect(serviceAvailable).toBe(true);
    expect(accounts[0]).toMatchObject({
      accountNo: FLAT.accountNo,
      creditAmount: -CREDIT,
      amount: 0,
      requestId: null,
      refundMethod: '09',
      refundRetrieveStatus: '',
      refundRetrieveCode: '100',
      refundEligCheckCode: '100',
      bankDesc: 'Cempaka Bank',
      bankAccountNo: '2208',
      refundRetrieveCheckItems: [OTHER.accountNo],
      arrears: 0,
      customerType: 'Personal',
      nric: '284J',
      uen: null,
    });
  });

  test.each([
    [-100_000, '100'],
    [-100_001, '903'],
    [0, '904'],
    [5, '904'],
  ])('answers for %i cents with code %s', async (outstanding, code) => {
    await world.setCredit(-outstanding);
    expect((await world.check()).accounts[0]).toMatchObject({ refundEligCheckCode: code });
  });

  test('answers 905 while another account of the holder is overdue', async () => {
    await world.setCredit(-4_000, OTHER.accountId);
    expect((await world.check()).accounts[0]).toMatchObject({ refundEligCheckCode: '905', arrears: 4_000 });
    expect((await world.create()).code).toBe('SK_REFUND_1005');
  });

  test('passes over an account without the feature, and refuses when none has it', async () => {
    const sub = await world.call('refund:check', { accountNos: [STRANGER.accountNo] });
    expect(sub.code).toBe('SK_ACCESS_1001');
    await world.db
      .updateTable('accountFeature')
      .set({ state: false })
      .where('accountId', '=', FLAT.accountId)
      .where('key', '=', 'refund')
      .execute();
    expect((await world.call('refund:check', { accountNos: [FLAT.accountNo] })).code).toBe('SK_FEATURE_1001');
    expect((await world.create()).code).toBe('SK_FEATURE_1001');
    const both = await world.call('refund:check', { accountNos: [FLAT.accountNo, OTHER.accountNo] });
    expect(both.data).toMatchObject({ accounts: [{ accountNo: OTHER.accountNo }] });
  });
});

describe('a transfer', () => {
  test('may go to an account that has no refunds of its own', async () => {
    await world.db
      .updateTable('accountFeature')
      .set({ state: false })
      .where('accountId', '=', OTHER.accountId)
      .execute();
    expect((await world.create(transfer)).data).toMatchObject({ refundCreated: true });
    expect((await world.update(cheque)).data).toMatchObject({ returnCode: '100' });
    expect((await world.update(transfer)).data).toMatchObject({ returnCode: '100' });
    await world.db
      .updateTable('accountFeature')
      .set({ state: true })
      .where('accountId', '=', OTHER.accountId)
      .execute();
  });

  test('is changed by the fields of the request, whatever amount they name', async () => {
    await world.create(transfer);
    const { data } = await world.call('refund:update', {
      ...paynow,
      accountNo: FLAT.accountNo,
      refundAmount: 1,
    });
    expect(data).toMatchObject({ returnCode: '100' });
    expect((await world.requests())[0]?.payload).toMatchObject({ amount: CREDIT });
  });
});

describe('a refund by PayNow of an account that has nothing else to be paid by', () => {
  /** Without GIRO, without another account, and with a new mailing address. */
  async function leaveOnlyPaynow(isLeft: boolean): Promise<void> {
    const status = isLeft ? 'SUSPENDED' : 'ACTIVE';
    await world.db
      .updateTable('directDebit')
      .set({ status })
      .where('accountId', 'in', [100_201, OTHER.accountId, FLAT.accountId])
      .execute();
    await world.db
      .updateTable('account')
      .set({ status: isLeft ? 'Inactive' : 'Active' })
      .where('accountId', '=', OTHER.accountId)
      .execute();
  }

  test('is in progress at once, and every page says that its method cannot be changed', async () => {
    await leaveOnlyPaynow(true);
    const { data } = await world.create();
    const { requestId } = data as { requestId: string };
    const { answers } = await world.callAs(BERNARD, {
      'request:detail': { requestId },
      'bills:refundHistory': {
        accounts: [{ bpNo: '1000228104', accountNo: FLAT.accountNo, system: 'EBS', premiseNo: '6100228105' }],
      },
    });
    const refused = (await world.update(cheque)).code;
    await leaveOnlyPaynow(false);
    expect(answers['request:detail']).toMatchObject({
      data: { request: { state: 'PENDING', canChange: false, canCancel: true } },
    });
    expect(answers['bills:refundHistory']).toMatchObject({
      data: {
        refund_history: {
          data: {
            refunds: expect.arrayContaining([expect.objectContaining({ requestId, status: 'IN-PROGRESS' })]),
          },
        },
      },
    });
    expect(refused).toBe('SK_REFUND_1007');
  });

  test('may be changed again once there is another account', async () => {
    const { data } = await world.create();
    const { requestId } = data as { requestId: string };
    const { answers } = await world.callAs(BERNARD, { 'request:detail': { requestId } });
    expect(answers['request:detail']).toMatchObject({ data: { request: { canChange: true } } });
    world.clock.shift(7 * 24 * HOUR);
    const after = await world.callAs(BERNARD, { 'request:detail': { requestId } });
    expect(after.answers['request:detail']).toMatchObject({ data: { request: { canChange: false } } });
  });
});

describe('a request for a refund', () => {
  test('is made for the whole credit of the ledger, whatever amount is sent', async () => {
    const { data } = await world.create({}, FLAT.accountNo, 1);
    expect(data).toEqual({ refundCreated: true, requestId: expect.stringMatching(/^RF-2611-\d{4}$/) });
    const [request] = await world.requests();
    expect(request).toMatchObject({ state: 'PENDING', isOpen: true, nextBy: '2026-11-27' });
    expect(request?.payload).toEqual({
      amount: CREDIT,
      method: '08',
      proxyType: 'NRIC',
      suffix: '',
      transferToAccount: null,
      bankId: null,
      ending: '284J',
    });
    expect(await world.balance()).toBe(-CREDIT);
    expect((await world.check()).accounts[0]).toMatchObject({
      amount: CREDIT,
      refundMethod: '08',
      proxyType: 'NRIC',
      refundRetrieveStatus: 'In Progress',
      refundEligCheckCode: '902',
      isEditable: true,
      createDate: '2026-11-20',
      nextBy: '2026-11-27',
    });
  });

  test('is refused while another one is open, and may follow a cancelled one', async () => {
    const { data } = await world.create();
    expect((await world.create()).code).toBe('SK_REFUND_1004');
    const requestId = (data as { requestId: string }).requestId;
    expect((await world.call('request:cancel', { requestId, source: 'W' })).data).toEqual({
      state: 'CANCELLED',
    });
    expect((await world.create()).data).toMatchObject({ refundCreated: true });
  });

  test.each([
    ['no method', { refundMethod: '09' as const }, 'SK_REFUND_1001'],
    ['PayNow without an identifier', { identifier: '' as const }, 'SK_REFUND_1001'],
    ['PayNow to a UEN by a person', { identifier: 'UEN' as const }, 'SK_REFUND_1001'],
    ['PayNow to a mobile number that is not on record', { identifier: 'MSISDN' as const }, 'SK_REFUND_1001'],
    ['a foreign bank account', { ...cheque, refundMethod: '03' as const, bankId: '999' }, 'SK_REFUND_1001'],
    ['a transfer to itself', { ...transfer, transferToAccount: FLAT.accountNo }, 'SK_REFUND_1001'],
    ['a transfer to a stranger', { ...transfer, transferToAccount: STRANGER.accountNo }, 'SK_ACCESS_1001'],
    ['a transfer to nobody', { ...transfer, transferToAccount: '' as const }, 'SK_REFUND_1001'],
  ])('is refused and leaves nothing with %s', async (_what, choice, code) => {
    expect((await world.create(choice)).code).toBe(code);
    expect(await world.requests()).toEqual([]);
  });

  test('is refused as a transfer to an own account of another holder', async () => {
    await world.db
      .insertInto('customerAccount')
      .values({ customerId: 1002, accountId: 100_301, linkedAt: world.clock.now() })
      .execute();
    expect((await world.create({ ...transfer, transferToAccount: STRANGER.accountNo })).code).toBe(
      'SK_REFUND_1001',
    );
    await world.db
      .deleteFrom('customerAccount')
      .where('customerId', '=', 1002)
      .where('accountId', '=', 100_301)
      .execute();
  });

  test('is refused by cheque for 14 days after the mailing address changed', async () => {
    const changeOn = (day: string) =>
      world.db
        .updateTable('account')
        .set({ mailingAddressChangedOn: day as never })
        .where('accountId', '=', FLAT.accountId)
        .execute();
    await changeOn('2026-11-07');
    expect((await world.create(cheque)).code).toBe('SK_REFUND_1001');
    await changeOn('2026-11-06');
    expect((await world.create(cheque)).data).toMatchObject({ refundCreated: true });
  });

  test('answers for a stranger’s account as if it did not exist', async () => {
    expect((await world.create({}, STRANGER.accountNo)).code).toBe('SK_ACCESS_1001');
  });

  test.each([
    ['SK_REFUND_1006', 0],
    ['SK_REFUND_1005', 100_001],
  ])('is refused with %s at a credit of %i cents', async (code, credit) => {
    await world.setCredit(credit);
    expect((await world.create()).code).toBe(code);
  });

  test('is taken for exactly 1,000.00 dollars', async () => {
    await world.setCredit(100_000);
    expect((await world.create()).data).toMatchObject({ refundCreated: true });
  });

  test('is refused for an account of another billing system', async () => {
    expect((await world.create({}, '8934530018')).code).toBe('SK_REFUND_1003');
  });

  test('is refused in the words of the page when the suffix has another length or character', async () => {
    for (const [suffix, message] of [
      ['A1', 'Suffix must be 3 digits'],
      ['A-1', 'Alphanumeric characters only'],
    ] as const)
      expect((await world.create({ suffix })).answer).toMatchObject({
        error: { code: 'SK_INPUT_1001', message },
      });
  });

  test('has a source of W or M; anything else is refused', async () => {
    const asArea = { accountNo: FLAT.accountNo, refundAmount: 1, ...paynow, source: 'Z' } as never;
    expect((await world.call('refund:create', asArea)).code).toBe('SK_INPUT_1001');
    expect((await world.create({ source: 'M' })).data).toMatchObject({ refundCreated: true });
  });
});

describe('the hours of the service', () => {
  const at = (time: string) =>
    Date.parse(`2026-11-20T${time}+08:00`) - Date.parse('2026-11-20T15:30:00+08:00');

  test.each([
    ['07:59:59.999', false],
    ['08:00:00.000', true],
    ['17:59:59.999', true],
    ['18:00:00.000', false],
  ])('let a request be made at %s: %s', async (time, isOpen) => {
    world.clock.shift(at(time));
    expect(await world.check()).toMatchObject({ serviceAvailable: isOpen });
    const { data, code } = await world.create();
    expect([data === undefined, code]).toEqual(isOpen ? [false, undefined] : [true, 'SK_HOURS_1001']);
  });

  test('keep a change out as well, and leave the request as it is', async () => {
    await world.create();
    world.clock.shift(at('18:00:00.000'));
    expect((await world.update(cheque)).code).toBe('SK_HOURS_1001');
    expect((await world.requests()).map(({ state }) => state)).toEqual(['PENDING']);
  });
});

describe('a change of the method', () => {
  test('keeps the request and its amount, and stands in its history', async () => {
    await world.create();
    expect((await world.update(cheque)).data).toMatchObject({ returnCode: '100' });
    const [request, ...others] = await world.requests();
    expect(others).toEqual([]);
    expect(request).toMatchObject({ state: 'PENDING', nextBy: '2026-11-27' });
    expect(request?.payload).toMatchObject({ amount: CREDIT, method: '02', ending: '' });
    expect(await world.history(request?.requestId ?? '')).toEqual([
      'PENDING by customer',
      'METHOD_CHANGED by customer',
    ]);
  });

  test('is refused and changes nothing when it is the method in use', async () => {
    await world.create();
    expect((await world.update()).code).toBe('SK_REFUND_1001');
    expect((await world.requests()).map(({ state }) => state)).toEqual(['PENDING']);
  });

  test('may go from one PayNow identifier to another', async () => {
    await world.db
      .updateTable('businessPartner')
      .set({ contactMobile: '+6591234417' })
      .where('bpNo', '=', '1000228104')
      .execute();
    await world.create({ identifier: 'MSISDN' });
    expect((await world.requests())[0]?.payload).toMatchObject({ proxyType: 'MSISDN', ending: '4417' });
    expect((await world.update()).data).toMatchObject({ returnCode: '100' });
  });

  test('cancels the request in the same transaction when it fails, and says so', async () => {
    await world.create();
    const { data } = await world.update({ ...cheque, refundMethod: '03', bankId: '999' });
    expect(data).toMatchObject({ returnCode: 'SK_REFUND_1002' });
    const [request] = await world.requests();
    expect(request).toMatchObject({ state: 'CANCELLED', isOpen: false });
    expect(await world.history(request?.requestId ?? '')).toEqual([
      'PENDING by customer',
      'CHANGE_FAILED by customer',
    ]);
    expect(await world.balance()).toBe(-CREDIT);
  });

  test('fails when the credit is gone meanwhile', async () => {
    await world.create();
    await world.setCredit(0);
    expect((await world.update(cheque)).data).toMatchObject({ returnCode: 'SK_REFUND_1002' });
  });

  test('is refused where no request is open', async () => {
    expect((await world.update(cheque)).code).toBe('SK_REFUND_1007');
  });

  test('is answered the same and changes once when it is repeated under its key', async () => {
    await world.create();
    const key = { 'idempotency-key': 'one-change' };
    const input = { accountNo: FLAT.accountNo, ...cheque };
    const first = await world.call('refund:update', input, BERNARD, key);
    expect((await world.call('refund:update', input, BERNARD, key)).answer).toEqual(first.answer);
    const [request] = await world.requests();
    expect(await world.history(request?.requestId ?? '')).toHaveLength(2);
  });
});

test('the check ends at 8 AM of its day, not a moment before', async () => {
  await world.create();
  world.clock.shift(6 * 24 * HOUR + 16.5 * HOUR - 1);
  expect(await world.sweep()).toEqual({ started: 0, sent: 0 });
  world.clock.shift(1);
  expect(await world.sweep()).toEqual({ started: 1, sent: 1 });
});
