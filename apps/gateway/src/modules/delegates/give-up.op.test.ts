import { describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { DANIEL, eachDelegateWorld, home, IVAN, MEI_LIN, named } from './test/delegate-world.ts';

const desk = eachDelegateWorld();
const { ask, mailsTo, letIn, findPerson, seesBills, invite } = desk;

const giveUp = (email: string, delegateId: number) =>
  ask(email, 'premises:giveUpAccess', { ...home, delegateId });

async function readDelegateId(email: string): Promise<number> {
  const { premises } = getData(await ask(email, 'user:getAccounts', {}), 'user:getAccounts');
  const shared = premises.find(({ shared: access }) => access !== null)?.shared;
  if (shared?.delegateId === undefined) throw new Error('nothing is shared with this person');
  return shared.delegateId;
}

describe('a person who was let see a home', () => {
  test('gives the access up: it ends at once, the holder gets one mail and reads it in the activity', async () => {
    expect(await seesBills(DANIEL)).toBe(true);
    const delegateId = await readDelegateId(DANIEL);
    expect(getCode(await giveUp(DANIEL, delegateId), 'premises:giveUpAccess')).toBeUndefined();
    expect(await seesBills(DANIEL)).toBe(false);
    expect(await findPerson(DANIEL)).toMatchObject({ state: 'takenBack', endedOn: '2026-11-20' });
    const mails = (await mailsTo(MEI_LIN)).filter(({ subject }) => subject.includes('gave up'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Daniel Tan (daniel.tan@example.com) has given up their access');
    const { rows } = getData(await ask(MEI_LIN, 'user:activity', { page: 1, size: 5 }), 'user:activity');
    expect(rows[0]).toMatchObject({
      who: 'invited',
      name: 'Daniel Tan',
      kind: 'gaveUpAccess',
      isChange: true,
    });
  });

  test('gives it up in two tabs once', async () => {
    const delegateId = await readDelegateId(DANIEL);
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () =>
        getCode(await giveUp(DANIEL, delegateId), 'premises:giveUpAccess'),
      ),
    );
    expect(codes.every((code) => code === undefined || code === 'SK_ACCESS_1001')).toBe(true);
    expect((await mailsTo(MEI_LIN)).filter(({ subject }) => subject.includes('gave up'))).toHaveLength(1);
  });

  test('ends nobody else’s access, and no holder ends one this way', async () => {
    await letIn(IVAN);
    const ivans = (await findPerson(IVAN)).delegateId;
    expect(getCode(await giveUp(DANIEL, ivans), 'premises:giveUpAccess')).toBe('SK_ACCESS_1001');
    expect(getCode(await giveUp(MEI_LIN, ivans), 'premises:giveUpAccess')).toBe('SK_ACCESS_1001');
    expect(await seesBills(IVAN)).toBe(true);
    expect(await seesBills(DANIEL)).toBe(true);
  });

  test('can be invited again after that', async () => {
    await giveUp(DANIEL, await readDelegateId(DANIEL));
    getData(await invite(DANIEL), 'premises:inviteDelegate');
    expect((await mailsTo(DANIEL)).some(({ subject }) => subject.startsWith('You are invited'))).toBe(true);
  });
});

describe('an invitation to a person who holds an account of the home by a login of their own', () => {
  test('is not sent, and the holder reads why', async () => {
    const { db } = desk.world;
    const ravi = await db
      .selectFrom('customer')
      .innerJoin('idpAccount as who', 'who.subject', 'customer.subject')
      .select('customer.customerId')
      .where('who.email', '=', 'ravi@example.com')
      .executeTakeFirstOrThrow();
    const { accountId } = await db
      .selectFrom('account')
      .select('accountId')
      .where('accountNo', '=', named.accountNo)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('customerAccount')
      .values({ ...ravi, accountId, isDefault: false, linkedAt: Date.parse('2026-01-01T00:00:00Z') })
      .execute();
    const answer = await invite('Ravi@Example.com');
    expect(answer.answers['premises:inviteDelegate']?.error).toMatchObject({
      code: 'SK_INPUT_1001',
      details: [{ field: 'email', message: 'This person already holds an account of this home' }],
    });
    expect(await mailsTo('ravi@example.com')).toEqual([]);
  });
});

describe('the activity', () => {
  test('names the months of the bills that an invited person looked at, each once', async () => {
    const { bills_history } = getData(
      await ask(DANIEL, 'bills:billHistory', { accounts: [named] }),
      'bills:billHistory',
    );
    const bills = bills_history.data?.bills.slice(0, 2) ?? [];
    for (const { billId } of [...bills, ...bills])
      getData(await ask(DANIEL, 'bills:detail', { billId }), 'bills:detail');
    const [bill] = bills;
    getData(
      await ask(DANIEL, 'bills:download', {
        accountNo: named.accountNo,
        encPdf: bill?.encryptedUrl,
        period: bill?.period,
      }),
      'bills:download',
    );
    const { rows } = getData(
      await ask(MEI_LIN, 'user:activity', { page: 1, size: 10, who: 'invited' }),
      'user:activity',
    );
    const row = rows.find(({ kind, day }) => kind === 'lookedAtBill' && day === '2026-11-20');
    expect(row?.months).toEqual([...new Set(bills.map(({ month }) => month))]);
    expect(row?.months).toHaveLength(2);
  });
});
