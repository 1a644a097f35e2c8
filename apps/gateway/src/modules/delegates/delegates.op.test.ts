/** @engines both */
import type { OperationName } from '@portal/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliverBatch } from '../../jobs/outbox-worker.ts';
import { createMailer } from '../../ports/mail/create-mailer.ts';
import { devMailbox } from '../../ports/mail/dev-mailbox.store.ts';
import { getCode, getData } from '../../test/answers.ts';
import { failingOn } from '../../test/query-taps.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { delegateMailHandlers } from './mails/mails.ts';
import { sweepDelegates } from './sweep.ts';

const MEI_LIN = 'meilin@example.com';
const DANIEL = 'daniel.tan@example.com';
const IVAN = 'ivan@example.com';
const home = { bpNo: '1000145021', premiseNo: '6100145021' };
const account = { accountNo: '8934521670' };
const named = { ...account, ...home, system: 'EBS' };
const DAY = 86_400_000;

let world: TestWorld;
let presses = 0;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const ask = (email: string, name: OperationName, input: unknown) => {
  presses += 1;
  return world.call(email, { [name]: input }, { 'idempotency-key': `press-${presses}` });
};
const codeOf = async (email: string, name: OperationName, input: unknown) =>
  getCode(await ask(email, name, input), name);

const quiet = { warn() {}, error() {}, info() {} };
async function deliver(): Promise<void> {
  const { config, db, clock } = world;
  const mailer = createMailer(config, db, clock);
  const handlers = delegateMailHandlers({ config, db, clock, mailer, log: quiet }, world.identity.admin);
  while ((await deliverBatch({ db, clock, log: quiet, handlers })) > 0);
}

async function mailsTo(recipient: string) {
  await deliver();
  const mailbox = devMailbox(world.db, world.clock);
  const all = await Promise.all((await mailbox.list()).map(({ id }) => mailbox.get(id)));
  return all.flatMap((mail) => (mail?.recipient === recipient ? [mail] : []));
}

const invite = (email: string, until = '2027-02-20', holder = MEI_LIN) =>
  ask(holder, 'premises:inviteDelegate', { ...home, email, until });

/** The token as the invited person finds it in the mail. */
async function readToken(email: string): Promise<string> {
  const [mail] = (await mailsTo(email)).filter(({ text }) => text.includes('#token='));
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('no mail with a token');
  return token;
}

async function letIn(email = IVAN, until = '2027-02-20'): Promise<string> {
  getData(await invite(email, until), 'premises:inviteDelegate');
  const token = await readToken(email);
  getData(await ask(email, 'premises:openInvitation', { token }), 'premises:openInvitation');
  return token;
}

const listPeople = async () =>
  getData(await ask(MEI_LIN, 'premises:delegates', home), 'premises:delegates').delegates;
const findPerson = async (email: string) => {
  const found = (await listPeople()).find((each) => each.email === email);
  if (!found) throw new Error('nobody has this address');
  return found;
};
const seesBills = async (email: string) =>
  (await codeOf(email, 'bills:billHistory', { accounts: [named] })) === undefined;

describe('the holder of a home', () => {
  test('sees who has access, an open invitation and one that has ended', async () => {
    expect(await listPeople()).toMatchObject([
      { email: 'grace.koh@example.com', name: null, state: 'invited', openBy: '2026-11-26' },
      {
        email: DANIEL,
        name: 'Daniel Tan',
        state: 'active',
        invitedOn: '2026-09-01',
        until: '2027-02-28',
        lastLookAt: '2026-11-20T01:40:00.000Z',
      },
      { name: 'Siti Rahmah', state: 'ended', endedOn: '2026-08-31' },
    ]);
  });

  test('no longer sees a person whose access ended more than a year ago', async () => {
    world.clock.shift(285 * DAY);
    expect((await listPeople()).map(({ name }) => name)).not.toContain('Siti Rahmah');
  });

  test.each([
    ['their own address in capitals', 'MeiLin@Example.com', '2027-02-20', 'This is your own e-mail address'],
    [
      'a person with access',
      'DANIEL.TAN@example.com',
      '2027-02-20',
      'This person already has access or an invitation',
    ],
    [
      'a person with an invitation',
      'grace.koh@example.com',
      '2027-02-20',
      'This person already has access or an invitation',
    ],
    ['an address that is none', 'ivan@example', '2027-02-20', 'Please enter valid email address'],
    ['today', IVAN, '2026-11-20', 'Please choose a date after today'],
    ['a day after one year', IVAN, '2027-11-21', 'Please choose a date within one year'],
  ])('cannot invite with %s', async (_, email, until, message) => {
    const reply = await invite(email, until);
    expect(getCode(reply, 'premises:inviteDelegate')).toBe('SK_INPUT_1001');
    expect(reply.text).toContain(message);
    expect(await listPeople()).toHaveLength(3);
  });

  test('cannot invite to the home of somebody else, nor to one of another business partner', async () => {
    const foreign = { bpNo: '1000412000', premiseNo: home.premiseNo };
    expect(getCode(await invite(IVAN, '2027-02-20', 'chitra@example.com'), 'premises:inviteDelegate')).toBe(
      'SK_ACCESS_1001',
    );
    expect(await codeOf(MEI_LIN, 'premises:delegates', foreign)).toBe('SK_ACCESS_1001');
    expect(await codeOf(MEI_LIN, 'premises:removeDelegate', { ...home, delegateId: 7 })).toBe(
      'SK_ACCESS_1001',
    );
  });

  test('can send ten invitations a day, and an address gets three of them', async () => {
    for (let n = 0; n < 3; n += 1) {
      getData(await invite(IVAN), 'premises:inviteDelegate');
      const { delegateId } = await findPerson(IVAN);
      getData(
        await ask(MEI_LIN, 'premises:removeDelegate', { ...home, delegateId }),
        'premises:removeDelegate',
      );
      world.clock.shift(1000);
    }
    expect(getCode(await invite(IVAN), 'premises:inviteDelegate')).toBe('SK_LIMIT_1001');
    for (let n = 0; n < 7; n += 1) getData(await invite(`person${n}@example.com`), 'premises:inviteDelegate');
    expect(getCode(await invite('person8@example.com'), 'premises:inviteDelegate')).toBe('SK_LIMIT_1001');
  });

  test('lets ten people at most see a home', async () => {
    for (let n = 0; n < 8; n += 1) getData(await invite(`person${n}@example.com`), 'premises:inviteDelegate');
    expect(getCode(await invite('person8@example.com'), 'premises:inviteDelegate')).toBe('SK_DELEGATE_1002');
  });

  test('sends one invitation with twenty presses at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => invite(IVAN)));
    expect((await listPeople()).filter(({ email }) => email === IVAN)).toHaveLength(1);
    expect(await mailsTo(IVAN)).toHaveLength(1);
  });
});

describe('an invitation', () => {
  test('comes by mail with a token in the fragment, and is told before it is opened', async () => {
    getData(await invite(IVAN), 'premises:inviteDelegate');
    const [mail] = await mailsTo(IVAN);
    expect(mail?.text).toContain('Tan Mei Lin lets you see');
    expect(mail?.text).toContain('ending with 1670 until 20 Feb 2027');
    expect(mail?.text).toContain('http://localhost:4000/manage-premises/access/open#token=');
    expect(mail?.text).not.toMatch(/8934521670|Toa Payoh/);
    const token = await readToken(IVAN);
    expect(getData(await ask(IVAN, 'premises:invitation', { token }), 'premises:invitation')).toEqual({
      holder: 'Tan Mei Lin',
      address: 'Blk 145 Lorong 2 Toa Payoh #08-21',
      until: '2027-02-20',
    });
  });

  test('opened by its address lets the person in, and the holder hears of it', async () => {
    expect(await seesBills(IVAN)).toBe(false);
    await letIn();
    expect(await seesBills(IVAN)).toBe(true);
    expect(await findPerson(IVAN)).toMatchObject({
      state: 'active',
      until: '2027-02-20',
      name: 'Ivan Petrov',
    });
    const [told] = await mailsTo(MEI_LIN);
    expect(told).toMatchObject({ subject: 'Your invitation was opened' });
    expect(told?.text).toContain('Ivan Petrov (ivan@example.com) can now see your account ending with 1670');
    const accounts = getData(await ask(IVAN, 'user:getAccounts', {}), 'user:getAccounts');
    expect(accounts).toMatchObject({
      status: 'active',
      nric: null,
      premises: [{ ...{ premiseNo: home.premiseNo }, shared: { until: '2027-02-20' }, default: true }],
      accounts: [
        { ...account, eligibility: { payment_arrangement: false, pink_waiver: false, refund: false } },
      ],
    });
  });

  test('gets one sentence when it is used twice, by another address, late, taken back, or made up', async () => {
    const twice = await letIn();
    getData(await invite('omar@example.com'), 'premises:inviteDelegate');
    const omars = await readToken('omar@example.com');
    getData(await invite('lena@example.com'), 'premises:inviteDelegate');
    const back = await readToken('lena@example.com');
    const { delegateId } = await findPerson('lena@example.com');
    await ask(MEI_LIN, 'premises:removeDelegate', { ...home, delegateId });
    const tries: readonly [string, string][] = [
      [IVAN, twice],
      [IVAN, omars],
      [MEI_LIN, omars],
      ['staff@example.com', omars],
      ['lena@example.com', back],
      [IVAN, 'x'],
      [IVAN, ''],
    ];
    const replies = new Set<string>();
    for (const [email, token] of tries) {
      replies.add((await ask(email, 'premises:openInvitation', { token })).text);
      expect(await codeOf(email, 'premises:invitation', { token })).toBe('SK_DELEGATE_1001');
    }
    world.clock.shift(8 * DAY);
    replies.add((await ask('omar@example.com', 'premises:openInvitation', { token: omars })).text);
    expect([...replies]).toHaveLength(1);
    expect([...replies][0]).toContain('This invitation cannot be opened.');
  });

  test('can be opened to the end of the seventh day in Singapore', async () => {
    getData(await invite(IVAN), 'premises:inviteDelegate');
    const token = await readToken(IVAN);
    // Sent on 20 Nov at 3:30 PM: 27 Nov, 11:59 PM, and a minute later.
    world.clock.shift(7 * DAY + 8.5 * 3_600_000);
    expect(await codeOf(IVAN, 'premises:invitation', { token })).toBe('SK_DELEGATE_1001');
    world.clock.shift(-60_000);
    expect(await codeOf(IVAN, 'premises:openInvitation', { token })).toBeUndefined();
  });

  test('opened twenty times at once is opened once', async () => {
    getData(await invite(IVAN), 'premises:inviteDelegate');
    const token = await readToken(IVAN);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(IVAN, 'premises:openInvitation', { token })),
    );
    expect(replies.filter((code) => code === undefined)).toHaveLength(1);
    expect(await mailsTo(MEI_LIN)).toHaveLength(1);
  });

  test('leaves its token nowhere', async () => {
    const token = await letIn();
    const rows = JSON.stringify([
      await world.db.selectFrom('premisesDelegate').selectAll().execute(),
      await world.db.selectFrom('idempotency').selectAll().execute(),
      await world.db.selectFrom('outbox').selectAll().execute(),
      await world.db.selectFrom('auditEvent').selectAll().execute(),
    ]);
    expect(rows).not.toContain(token);
  });
});

describe('an access', () => {
  test('ends with the last day in Singapore', async () => {
    await letIn(IVAN, '2026-11-21');
    world.clock.shift(DAY + 8.5 * 3_600_000 - 60_000);
    expect(await seesBills(IVAN)).toBe(true);
    world.clock.shift(60_000);
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
      () => world.db.deleteFrom('customerAccount').where('customerId', '=', 1001).execute(),
    ],
    [
      'the account closes',
      () =>
        world.db
          .updateTable('account')
          .set({ status: 'Inactive' })
          .where('accountNo', '=', '8934521670')
          .execute(),
    ],
    [
      'the login of the holder is no longer active',
      () =>
        world.db
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
    const paynow = await world.app.inject({
      method: 'POST',
      url: '/v1/payments/paynow/request',
      headers: { authorization: `Bearer ${await world.tokenFor(DANIEL)}` },
      payload: { account_number: account.accountNo, amount: 100 },
    });
    expect(paynow.json().error.code).toBe('SK_ACCESS_1001');
  });

  test('shows a person with a home of their own both, and changes neither role', async () => {
    await letIn('chitra@example.com');
    const { premises } = getData(await ask('chitra@example.com', 'user:getAccounts', {}), 'user:getAccounts');
    expect(premises.map(({ shared }) => shared)).toEqual([null, { until: '2027-02-20' }]);
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
    const sweep = () => sweepDelegates({ db: world.db, clock: world.clock, log: quiet });
    await sweep();
    expect(await mailsTo(DANIEL)).toEqual([]);
    world.clock.shift(Date.parse(`${days}T04:00:00Z`) - world.clock.now() - 7 * DAY);
    await sweep();
    await sweep();
    expect((await mailsTo(DANIEL)).map(({ subject }) => subject)).toEqual([
      'Your access to a utilities account ends soon',
    ]);
    expect(await mailsTo(MEI_LIN)).toHaveLength(1);
  });

  test('is forgotten with its looks a year after its end', async () => {
    world.clock.shift(500 * DAY);
    await sweepDelegates({ db: world.db, clock: world.clock, log: quiet });
    const names = await world.db.selectFrom('premisesDelegate').select('viewerName').execute();
    expect(names.map(({ viewerName }) => viewerName)).not.toContain('Siti Rahmah');
    expect(await world.db.selectFrom('delegateLook').selectAll().execute()).toEqual([]);
  });
});

describe('a look', () => {
  const looks = async () =>
    (
      await world.db
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
    await world.call(DANIEL, {
      'bills:billHistory': { accounts: [named] },
      'consumption:daily': { accountNos: [account.accountNo], month: '2026-11' },
    });
    await world.call(MEI_LIN, { 'bills:billHistory': { accounts: [named] } });
    expect(await looks()).toEqual(['bill 1', 'bills 1', 'usage 1']);
  });

  test('gets no answer when it cannot be written down', async () => {
    await world.close();
    world = await openTestWorld({ wrapDatabase: (db) => db.withPlugin(failingOn('delegate_look')) });
    const reply = await ask(DANIEL, 'bills:billHistory', { accounts: [named] });
    expect(getCode(reply, 'bills:billHistory')).toBe('SK_UNKNOWN_1001');
    expect(reply.text).not.toContain('amount');
  });
});
