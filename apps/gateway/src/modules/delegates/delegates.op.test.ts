/** @engines both */
import type { OperationName } from '@portal/contract';
import { describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { failingOn } from '../../test/query-taps.ts';
import { sweepDelegates } from './sweep.ts';
import {
  account,
  DANIEL,
  eachDelegateWorld,
  home,
  IVAN,
  MEI_LIN,
  named,
  quiet,
} from './test/delegate-world.ts';

const DAY = 86_400_000;

const desk = eachDelegateWorld();
const { ask, codeOf, mailsTo, letIn, findPerson, seesBills } = desk;

describe('an access', () => {
  test('ends with the last day in Singapore', async () => {
    await letIn(IVAN, '2026-11-21');
    desk.world.clock.shift(DAY + 8.5 * 3_600_000 - 60_000);
    expect(await seesBills(IVAN)).toBe(true);
    desk.world.clock.shift(60_000);
    expect(await seesBills(IVAN)).toBe(false);
    expect(await findPerson(IVAN)).toMatchObject({ state: 'ended', endedOn: '2026-11-21' });
  });

  test('ends at once when it is taken back, in two tabs once, and both hear of it', async () => {
    await letIn();
    const { delegateId } = await findPerson(IVAN);
    for (let tab = 0; tab < 2; tab += 1) {
      const reply = await ask(MEI_LIN, 'premises:removeDelegate', { ...home, delegateId });
      expect(getData(reply, 'premises:removeDelegate').delegate).toMatchObject({
        state: 'takenBack',
        endedOn: '2026-11-20',
      });
    }
    expect(await seesBills(IVAN)).toBe(false);
    expect(await codeOf(IVAN, 'user:getAccounts', {})).toBe('not_linked');
    const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
    expect(await subjects(IVAN)).toContain('Your access to a utilities account has ended');
    expect((await subjects(MEI_LIN)).filter((each) => each === 'You took back an access')).toHaveLength(1);
  });

  test('gives a reference to a bill that is worth nothing once it is taken back', async () => {
    await letIn();
    const history = getData(
      await ask(IVAN, 'bills:billHistory', { accounts: [named] }),
      'bills:billHistory',
    ).bills_history;
    const [bill] = history.data?.bills ?? [];
    const input = { encryptedUrl: bill?.encryptedUrl, period: bill?.period, ...account };
    expect(await codeOf(IVAN, 'bills:download', input)).toBeUndefined();
    const { delegateId } = await findPerson(IVAN);
    await ask(MEI_LIN, 'premises:removeDelegate', { ...home, delegateId });
    expect(await codeOf(IVAN, 'bills:download', input)).toBe('SK_ACCESS_1001');
  });

  test.each([
    [
      'the holder loses the account',
      () => desk.world.db.deleteFrom('customerAccount').where('customerId', '=', 1001).execute(),
    ],
    [
      'the account closes',
      () =>
        desk.world.db
          .updateTable('account')
          .set({ status: 'Inactive' })
          .where('accountNo', '=', '8934521670')
          .execute(),
    ],
    [
      'the login of the holder is no longer active',
      () =>
        desk.world.db
          .updateTable('customer')
          .set({ linkStatus: 'not_linked' })
          .where('customerId', '=', 1001)
          .execute(),
    ],
  ])('ends when %s', async (_, change) => {
    expect(await seesBills(DANIEL)).toBe(true);
    await change();
    expect(await seesBills(DANIEL)).toBe(false);
  });

  test('is never more than a look: nothing is sent, paid, asked for or read of the person', async () => {
    const refused: readonly [OperationName, unknown][] = [
      ['eletter:list', { bpNo: home.bpNo }],
      ['giro:giroStatusRetrieval', { accountNos: [account.accountNo] }],
      ['refund:check', { accountNos: [account.accountNo] }],
      ['bills:uSave', { accounts: [named] }],
      ['bills:refundHistory', { accounts: [named] }],
      ['waiver:check', { accountNos: [account.accountNo] }],
      ['request:list', { accountNos: [account.accountNo] }],
      ['cusConsent:retrieve', {}],
      ['user:activity', { page: 1, size: 10 }],
      ['premises:delegates', home],
      ['premises:inviteDelegate', { ...home, email: IVAN, until: '2027-02-20' }],
    ];
    for (const [name, input] of refused)
      expect(await codeOf(DANIEL, name, input), name).toBe('SK_ACCESS_1001');
    const paynow = await desk.world.app.inject({
      method: 'POST',
      url: '/v1/payments/paynow/request',
      headers: { authorization: `Bearer ${await desk.world.tokenFor(DANIEL)}` },
      payload: { account_number: account.accountNo, amount: 100 },
    });
    expect(paynow.json().error.code).toBe('SK_ACCESS_1001');
  });

  test('shows a person with a home of their own both, and changes neither role', async () => {
    await letIn('chitra@example.com');
    const { premises } = getData(await ask('chitra@example.com', 'user:getAccounts', {}), 'user:getAccounts');
    expect(premises.map(({ shared }) => shared)).toMatchObject([null, { until: '2027-02-20' }]);
    expect(
      await codeOf('chitra@example.com', 'waiver:check', { accountNos: ['8934540017'] }),
    ).toBeUndefined();
    expect(await codeOf('chitra@example.com', 'waiver:check', { accountNos: [account.accountNo] })).toBe(
      'SK_ACCESS_1001',
    );
    expect(await seesBills('chitra@example.com')).toBe(true);
  });

  test('is announced a week before its end to both, once', async () => {
    const days = (await findPerson(DANIEL)).until;
    const sweep = () => sweepDelegates({ db: desk.world.db, clock: desk.world.clock, log: quiet });
    await sweep();
    expect(await mailsTo(DANIEL)).toEqual([]);
    desk.world.clock.shift(Date.parse(`${days}T04:00:00Z`) - desk.world.clock.now() - 7 * DAY);
    await sweep();
    await sweep();
    expect((await mailsTo(DANIEL)).map(({ subject }) => subject)).toEqual([
      'Your access to a utilities account ends soon',
    ]);
    expect(await mailsTo(MEI_LIN)).toHaveLength(1);
  });

  test('is forgotten with its looks a year after its end', async () => {
    desk.world.clock.shift(500 * DAY);
    await sweepDelegates({ db: desk.world.db, clock: desk.world.clock, log: quiet });
    const names = await desk.world.db.selectFrom('premisesDelegate').select('viewerName').execute();
    expect(names.map(({ viewerName }) => viewerName)).not.toContain('Siti Rahmah');
    expect(await desk.world.db.selectFrom('delegateLook').selectAll().execute()).toEqual([]);
  });
});

describe('a look', () => {
  const looks = async () =>
    (
      await desk.world.db
        .selectFrom('delegateLook')
        .selectAll()
        .where('day', '=', '2026-11-20' as never)
        .execute()
    )
      .map(({ kind, looks: times }) => `${kind} ${times}`)
      .toSorted();

  test('is written down for each page once a day, with how often it was', async () => {
    expect(await looks()).toEqual(['bill 1']);
    for (let n = 0; n < 2; n += 1) await seesBills(DANIEL);
    await ask(DANIEL, 'consumption:daily', { accountNos: [account.accountNo], month: '2026-11' });
    await ask(DANIEL, 'bills:outstandingPayment', { accounts: [named] });
    expect(await looks()).toEqual(['bill 1', 'bills 3', 'usage 1']);
  });

  test('is stored for several pages of one body, and not for an own account', async () => {
    await desk.world.call(DANIEL, {
      'bills:billHistory': { accounts: [named] },
      'consumption:daily': { accountNos: [account.accountNo], month: '2026-11' },
    });
    await desk.world.call(MEI_LIN, { 'bills:billHistory': { accounts: [named] } });
    expect(await looks()).toEqual(['bill 1', 'bills 1', 'usage 1']);
  });

  test('gets no answer when it cannot be written down', async () => {
    await desk.reopen({ wrapDatabase: (db) => db.withPlugin(failingOn('delegate_look')) });
    const reply = await ask(DANIEL, 'bills:billHistory', { accounts: [named] });
    expect(getCode(reply, 'bills:billHistory')).toBe('SK_UNKNOWN_1001');
    expect(reply.text).not.toContain('amount');
  });
});
