import { describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import type { TestWorld } from '../../test/test-world.ts';
import { DANIEL, eachDelegateWorld, home, IVAN, MEI_LIN, named } from './test/delegate-world.ts';

/** Holds the account of Tan Mei Lin by a login of their own. */
const CHITRA = 'chitra@example.com';

let chitraId = 0;
async function letChitraHoldToo({ db }: TestWorld): Promise<void> {
  const { customerId } = await db
    .selectFrom('customer')
    .innerJoin('idpAccount as who', 'who.subject', 'customer.subject')
    .select('customer.customerId')
    .where('who.email', '=', CHITRA)
    .executeTakeFirstOrThrow();
  chitraId = customerId;
  const { accountId } = await db
    .selectFrom('account')
    .select('accountId')
    .where('accountNo', '=', named.accountNo)
    .executeTakeFirstOrThrow();
  const { linkedAt } = await db
    .selectFrom('customerAccount')
    .select('linkedAt')
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('customerAccount')
    .values({ customerId, accountId, isDefault: false, linkedAt })
    .execute();
}

const desk = eachDelegateWorld(letChitraHoldToo);
const { ask, mailsTo, listPeople, seesBills } = desk;

async function takeBack(holder: string, email: string): Promise<void> {
  const found = (await listPeople(holder)).find((each) => each.email === email);
  const input = { ...home, delegateId: found?.delegateId };
  getData(await ask(holder, 'premises:removeDelegate', input), 'premises:removeDelegate');
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

describe('another login with the same account', () => {
  test('sees whom the first one invited, and that it was not its own invitation', async () => {
    expect(await listPeople(CHITRA)).toMatchObject([
      { email: 'grace.koh@example.com', state: 'invited', invitedByYou: false },
      { email: DANIEL, state: 'active', invitedByYou: false },
      { state: 'ended', invitedByYou: false },
    ]);
    expect((await listPeople(MEI_LIN)).map(({ invitedByYou }) => invitedByYou)).toEqual([true, true, true]);
  });

  test('is named as somebody who sees the home', async () => {
    for (const holder of [MEI_LIN, CHITRA]) {
      const reply = await ask(holder, 'premises:delegates', home);
      expect(getData(reply, 'premises:delegates').otherHolders, holder).toBe(1);
    }
    await desk.world.db.deleteFrom('customerAccount').where('customerId', '=', chitraId).execute();
    const reply = await ask(MEI_LIN, 'premises:delegates', home);
    expect(getData(reply, 'premises:delegates').otherHolders).toBe(0);
  });

  test('ends an access that the first one gave, and all three hear of it', async () => {
    expect(await seesBills(DANIEL)).toBe(true);
    await takeBack(CHITRA, DANIEL);
    expect(await seesBills(DANIEL)).toBe(false);
    expect(await subjectsTo(CHITRA)).toEqual(['You took back an access']);
    expect(await subjectsTo(MEI_LIN)).toEqual(['An access to your utilities account was taken back']);
    expect(await subjectsTo(DANIEL)).toEqual(['Your access to a utilities account has ended']);
  });

  test('ends everything that one person sees when both let them in', async () => {
    const [{ delegateId, ...daniel }] = await desk.world.db
      .selectFrom('premisesDelegate')
      .selectAll()
      .where('email', '=', DANIEL)
      .execute()
      .then((rows) => rows as [(typeof rows)[number]]);
    const second = {
      ...daniel,
      delegateId: delegateId + 5000,
      holderId: chitraId,
      tokenHash: 'a second one',
    };
    await desk.world.db.insertInto('premisesDelegate').values(second).execute();
    await takeBack(MEI_LIN, DANIEL);
    expect(await seesBills(DANIEL)).toBe(false);
    expect(await subjectsTo(DANIEL)).toEqual(['Your access to a utilities account has ended']);
  });

  test('cannot invite who has access already, and shares the ten people of the home', async () => {
    const invite = async (holder: string, email: string) =>
      getCode(
        await ask(holder, 'premises:inviteDelegate', { ...home, email, until: '2027-02-20' }),
        'premises:inviteDelegate',
      );
    expect(await invite(CHITRA, DANIEL)).toBe('SK_INPUT_1001');
    for (let n = 0; n < 8; n += 1)
      expect(await invite(n % 2 ? CHITRA : MEI_LIN, `person${n}@example.com`)).toBeUndefined();
    expect(await invite(CHITRA, 'person8@example.com')).toBe('SK_DELEGATE_1002');
  });

  test('hears by mail that an invitation of the first one was opened', async () => {
    await ask(MEI_LIN, 'premises:inviteDelegate', { ...home, email: IVAN, until: '2027-02-20' });
    const [mail] = await mailsTo(IVAN);
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    getData(await ask(IVAN, 'premises:openInvitation', { token }), 'premises:openInvitation');
    expect(await subjectsTo(MEI_LIN)).toEqual(['Your invitation was opened']);
    const [told] = await mailsTo(CHITRA);
    expect(told?.text).toContain('Ivan Petrov (ivan@example.com) can now see');
    expect(told?.text).toContain('Another login with the account invited them.');
  });

  test('neither sees nor ends anything once the account is no longer linked to it', async () => {
    await desk.world.db.deleteFrom('customerAccount').where('customerId', '=', 1001).execute();
    expect(await listPeople(CHITRA)).toEqual([]);
    const reply = await ask(MEI_LIN, 'premises:delegates', home);
    expect(getCode(reply, 'premises:delegates')).toBeDefined();
  });
});

describe('the name of an invited person', () => {
  test('carries no message into the mail to the holder', async () => {
    await desk.world.db
      .updateTable('idpAccount')
      .set({ name: 'Refund: https://evil.example/pay' })
      .where('email', '=', IVAN)
      .execute();
    await ask(MEI_LIN, 'premises:inviteDelegate', { ...home, email: IVAN, until: '2027-02-20' });
    const [mail] = await mailsTo(IVAN);
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    getData(await ask(IVAN, 'premises:openInvitation', { token }), 'premises:openInvitation');
    const [told] = await mailsTo(MEI_LIN);
    expect(told?.text).toContain('Refund https evil example pay (ivan@example.com) can now see');
    expect(told?.text).not.toContain('evil.example');
  });
});

describe('an invitation that nobody could open', () => {
  test('is not sent by a master user whose own account of the home is closed', async () => {
    const { accountId, ...linked } = await desk.world.db
      .selectFrom('account')
      .selectAll()
      .where('accountNo', '=', named.accountNo)
      .executeTakeFirstOrThrow();
    await desk.world.db
      .updateTable('customer')
      .set({ isMaster: true })
      .where('customerId', '=', 1001)
      .execute();
    await desk.world.db
      .updateTable('account')
      .set({ status: 'Inactive' })
      .where('accountId', '=', accountId)
      .execute();
    await desk.world.db
      .insertInto('account')
      .values({ ...linked, accountId: 990_001, accountNo: '8999999974', masterAccountId: accountId })
      .execute();
    const reply = await ask(MEI_LIN, 'premises:inviteDelegate', {
      ...home,
      email: IVAN,
      until: '2027-02-20',
    });
    expect(getCode(reply, 'premises:inviteDelegate')).toBe('SK_FEATURE_1001');
  });
});
