import { describe, expect, test, vi } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { account, DANIEL, eachDelegateWorld, home, IVAN, MEI_LIN, quiet } from './test/delegate-world.ts';

const DAY = 86_400_000;

const desk = eachDelegateWorld();
const { ask, codeOf, mailsTo, invite, readToken, listPeople, letIn, findPerson, seesBills } = desk;

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
    desk.world.clock.shift(285 * DAY);
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
      desk.world.clock.shift(1000);
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

  test('is not mailed once its link no longer works, as after a long outage of the mail server', async () => {
    getData(await invite(IVAN), 'premises:inviteDelegate');
    desk.world.clock.shift(8 * DAY);
    const warn = vi.fn();
    expect(await mailsTo(IVAN, { ...quiet, warn })).toEqual([]);
    expect(warn.mock.calls.map(([, what]) => what)).toEqual(['message expired before its delivery']);
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
    desk.world.clock.shift(8 * DAY);
    replies.add((await ask('omar@example.com', 'premises:openInvitation', { token: omars })).text);
    expect([...replies]).toHaveLength(1);
    expect([...replies][0]).toContain('This invitation cannot be opened.');
  });

  test('can be opened to the end of the seventh day in Singapore', async () => {
    getData(await invite(IVAN), 'premises:inviteDelegate');
    const token = await readToken(IVAN);
    // Sent on 20 Nov at 3:30 PM: 27 Nov, 11:59 PM, and a minute later.
    desk.world.clock.shift(7 * DAY + 8.5 * 3_600_000);
    expect(await codeOf(IVAN, 'premises:invitation', { token })).toBe('SK_DELEGATE_1001');
    desk.world.clock.shift(-60_000);
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
      await desk.world.db.selectFrom('premisesDelegate').selectAll().execute(),
      await desk.world.db.selectFrom('idempotency').selectAll().execute(),
      await desk.world.db.selectFrom('outbox').selectAll().execute(),
      await desk.world.db.selectFrom('auditEvent').selectAll().execute(),
    ]);
    expect(rows).not.toContain(token);
  });
});
