/** @engines both */
import { cents } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { deliverBatch } from '../../jobs/outbox-worker.ts';
import { createMailer } from '../../ports/mail/create-mailer.ts';
import { devMailbox } from '../../ports/mail/dev-mailbox.store.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { park } from '../bills/test/parked-money.ts';
import { produceLetter } from '../letters/public.ts';
import { deliverBills } from './bill-delivery.ts';
import { preferenceMailHandlers } from './mails.ts';

const MEI_LIN = 100101;
const HOME = ['Tan Mei Lin', 'Blk 145 Lorong 2 Toa Payoh #08-21', 'Singapore 310145'];
const BEDOK = ['Tan Mei Lin', 'Blk 102 Bedok North Avenue 4 #07-55', 'Singapore 460102'];
const quiet = { error() {}, info() {}, warn() {} };

let world: TestWorld;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const goTo = (text: string) => world.clock.shift(Date.parse(text) - world.clock.now());

async function move(from = '2026-12-07'): Promise<void> {
  const address = { block: '102', unit: '55', floor: '7', postalCode: '460102', effectiveDate: from };
  const change = { ebsAccountNo: '8934521670', msslAccountNo: '', isApplyAll: false, address, source: 'W' };
  const { answers } = await world.call('meilin@example.com', { 'account:updateMailAddress': change });
  expect(answers['account:updateMailAddress']?.error).toBeUndefined();
}

async function choose(isSoftCopy: boolean, isHardCopy: boolean): Promise<void> {
  const account = { accountNo: '8934521670', bpNo: '1000145021', system: 'EBS' };
  const accounts = [{ ...account, isSoftCopy, isHardCopy, isRetailerAccessDisallowed: false }];
  const { answers } = await world.call('meilin@example.com', { 'account:updatePreference': { accounts } });
  expect(answers['account:updatePreference']?.error).toBeUndefined();
}

async function mails() {
  const { config, db, clock } = world;
  const mailer = createMailer(config, db, clock);
  const handlers = preferenceMailHandlers({ config, db, clock, mailer, log: quiet }, world.identity.admin);
  while ((await deliverBatch({ db, clock, log: quiet, handlers })) > 0);
  const mailbox = devMailbox(db, clock);
  const all = await Promise.all((await mailbox.list()).map(({ id }) => mailbox.get(id)));
  return all.flatMap((mail) =>
    mail ? [{ to: mail.recipient, subject: mail.subject, text: mail.text }] : [],
  );
}

async function writeLetter(about: string): Promise<string[] | undefined> {
  const data = { month: '2026-11', amount: cents(100), due: sgDay('2026-12-03') } as never;
  await withTransaction(world.db, (tx) =>
    produceLetter(tx, {
      accountId: MEI_LIN,
      kind: 'bill-reminder',
      data,
      about,
      printedAt: world.clock.now(),
    }),
  );
  const row = await world.db
    .selectFrom('letter')
    .select('recipient')
    .where('letterId', '=', `L${MEI_LIN}-bill-reminder-${about}`)
    .executeTakeFirst();
  return row?.recipient;
}

describe('a letter', () => {
  test('goes to the old address until the day of the new one, and keeps the address it went to', async () => {
    await move();
    goTo('2026-12-06T23:59:59+08:00');
    expect(await writeLetter('before')).toEqual(HOME);
    goTo('2026-12-07T00:00:00+08:00');
    expect(await writeLetter('after')).toEqual(BEDOK);
  });
});

describe('a new bill', () => {
  const addEntry = (amountCents: number, entry: object = {}) =>
    world.db
      .insertInto('ledgerEntry')
      .values({
        accountId: MEI_LIN,
        entryNo: 2026_1120_000001,
        kind: 'payment',
        amountCents,
        effectiveOn: sgDay('2026-11-20'),
        sourceRef: 'test:entry',
        recordedAt: world.clock.now(),
        ...entry,
      })
      .execute();
  const DUE = sgDay('2026-12-30');
  const addBill = async (
    billId: string,
    issuedOn: string,
    { accountId = MEI_LIN, earlierCents = 0 }: { accountId?: number; earlierCents?: number } = {},
  ) => {
    await world.db
      .insertInto('bill')
      .values({
        accountId,
        billId,
        periodFrom: sgDay('2026-10-19'),
        periodTo: sgDay('2026-11-17'),
        issuedOn: sgDay(issuedOn),
        dueOn: DUE,
        totalCents: 12_845,
        earlierCents,
      })
      .execute();
    const place = Number(issuedOn.replaceAll('-', '')) * 1_000_000 + 9;
    await addEntry(12_845, {
      accountId,
      entryNo: place,
      kind: 'bill',
      dueOn: DUE,
      billId,
      sourceRef: `test:${billId}`,
    });
  };
  const settle = async () => {
    const { owed } = await world.db
      .selectFrom('ledgerEntry')
      .select(({ fn }) => fn.sum<string>('amountCents').as('owed'))
      .where('accountId', '=', MEI_LIN)
      .executeTakeFirstOrThrow();
    if (Number(owed) !== 0) await addEntry(-Number(owed));
  };
  const parts = () => ({ db: world.db, clock: world.clock, log: quiet, admin: world.identity.admin });
  const deliver = async () => (await deliverBills(parts())).sent;
  const deliveries = () =>
    world.db
      .selectFrom('billDelivery')
      .select(['billId', 'byEmail', 'byPost', 'postTo'])
      .where('billId', 'like', 'NEW%')
      .orderBy('billId')
      .execute();

  test('is announced by e-mail alone to who chose that, once', async () => {
    await settle();
    await addBill('NEW-1', '2026-11-20');
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(await deliveries()).toEqual([{ billId: 'NEW-1', byEmail: true, byPost: false, postTo: null }]);
    const sent = await mails();
    expect(sent).toMatchObject([{ to: 'meilin@example.com', subject: 'Your new bill is ready' }]);
    expect(sent[0]?.text).toContain(
      'The bill for your utilities account ending with 1670 comes to S$128.45. Please pay it by 30 Dec 2026.',
    );
  });

  test.each([
    ['EGIRO', { reference: 'DDA-2026-900001', bankCode: 'MERLION', segment: 'RETAIL' }],
    ['RECURRING_CARD', {}],
  ] as const)(
    'is not asked for again where %s pays it, and comes with what was left before',
    async (kind, giro) => {
      await world.db.deleteFrom('directDebit').where('accountId', '=', MEI_LIN).execute();
      await world.db
        .insertInto('directDebit')
        .values({
          accountId: MEI_LIN,
          debitId: 1,
          kind,
          status: 'ACTIVE',
          bankName: 'Test Bank',
          lastFour: '1234',
          since: sgDay('2026-01-01'),
          ...giro,
        })
        .execute();
      await settle();
      await addEntry(-3_000, { entryNo: 2026_1120_000002, sourceRef: 'test:credit' });
      await addBill('NEW-1', '2026-11-20', { earlierCents: -3_000 });
      await deliver();
      expect((await mails())[0]?.text).toContain(
        'comes to S$98.45. This amount will be deducted on 30 Dec 2026. Paying now may charge you twice.',
      );
    },
  );

  test('is not asked for as far as money for it is being checked', async () => {
    await settle();
    await addBill('NEW-1', '2026-11-20');
    await park(world.db, { amount: 3_000, names: '8934521670' });
    await deliver();
    expect((await mails())[0]?.text).toContain(
      'comes to S$128.45. S$98.45 is still to be paid: please pay it by 30 Dec 2026.',
    );
  });

  test('goes by post alone to who chose that, and no e-mail tells of it', async () => {
    await choose(false, true);
    await addBill('NEW-1', '2026-11-20');
    await deliver();
    expect(await deliveries()).toEqual([{ billId: 'NEW-1', byEmail: false, byPost: true, postTo: HOME }]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Your account settings have changed']);
  });

  test('is posted to the address of the day on which it was issued', async () => {
    await choose(true, true);
    await move();
    await addBill('NEW-1', '2026-12-06');
    await addBill('NEW-2', '2026-12-07');
    goTo('2026-12-07T09:00:00+08:00');
    await deliver();
    expect((await deliveries()).map(({ postTo }) => postTo)).toEqual([HOME, BEDOK]);
  });

  test('a bill of an account without a login goes by post', async () => {
    await world.db.deleteFrom('customerAccount').where('accountId', '=', MEI_LIN).execute();
    await addBill('NEW-1', '2026-11-20');
    await deliver();
    expect(await deliveries()).toEqual([{ billId: 'NEW-1', byEmail: false, byPost: true, postTo: HOME }]);
  });

  test('a bill without an address for its post stops no other one, and is tried again', async () => {
    await choose(true, true);
    const { accountId: other } = await world.db
      .selectFrom('account')
      .select('accountId')
      .where('accountNo', '=', '8934595029')
      .executeTakeFirstOrThrow();
    await addBill('NEW-1', '2026-11-19');
    await addBill('NEW-2', '2026-11-20', { accountId: other });
    const moveAway = (premiseNo: string) =>
      world.db.updateTable('account').set({ premiseNo }).where('accountId', '=', MEI_LIN).execute();
    const { premiseNo } = await world.db
      .selectFrom('account')
      .select('premiseNo')
      .where('accountId', '=', MEI_LIN)
      .executeTakeFirstOrThrow();
    await moveAway('6999999999');
    expect(await deliver()).toBe(1);
    expect((await deliveries()).map(({ billId }) => billId)).toEqual(['NEW-2']);
    await moveAway(premiseNo);
    expect(await deliver()).toBe(1);
  });

  test('comes while hundreds of older ones of another account have no address for their post', async () => {
    const { accountId: lost } = await world.db
      .updateTable('account')
      .set({ premiseNo: '6999999999' })
      .where('accountNo', '=', '8934595029')
      .returning('accountId')
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('accountPreference')
      .values({
        accountId: lost,
        isSoftCopy: false,
        isHardCopy: true,
        isRetailerAccessDisallowed: false,
        revision: 1,
        changedAt: world.clock.now(),
      })
      .execute();
    await world.db
      .insertInto('bill')
      .values(
        Array.from({ length: 200 }, (_, index) => ({
          accountId: lost,
          billId: `LOST-${index}`,
          periodFrom: sgDay('2026-10-19'),
          periodTo: sgDay('2026-11-17'),
          issuedOn: sgDay('2026-11-18'),
          dueOn: DUE,
          totalCents: 0,
          earlierCents: 0,
        })),
      )
      .execute();
    await addBill('NEW-1', '2026-11-20');
    const first = await deliverBills(parts());
    expect(first).toMatchObject({ sent: 0, next: { issuedOn: '2026-11-18' } });
    expect(await deliverBills(parts(), first.next)).toEqual({ sent: 1, next: null });
    expect((await deliveries()).map(({ billId }) => billId)).toEqual(['NEW-1']);
  });

  test('goes by post where no e-mail address of a login is known, whatever was chosen', async () => {
    await settle();
    await addBill('NEW-1', '2026-11-20');
    const admin = { getUser: () => Promise.resolve(null) };
    expect(await deliverBills({ ...parts(), admin })).toEqual({ sent: 1, next: null });
    expect(await deliveries()).toEqual([{ billId: 'NEW-1', byEmail: false, byPost: true, postTo: HOME }]);
    expect(await mails()).toEqual([]);
  });

  test('a bill that is older than two weeks, as of an import, is no news; nor is one of before the first start', async () => {
    await addBill('NEW-1', '2026-11-05');
    expect(await deliver()).toBe(0);
    expect(await mails()).toEqual([]);
  });
});

describe('a mail about a change', () => {
  test('tells every login of the account, without the address itself', async () => {
    await world.db
      .insertInto('customerAccount')
      .values({ customerId: 1043, accountId: MEI_LIN, isDefault: false, linkedAt: world.clock.now() })
      .execute();
    await move();
    const sent = await mails();
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['meilin@example.com', 'samuel@example.com']);
    for (const { subject, text } of sent) {
      expect(subject).toBe('Your mailing address will change');
      expect(text).toContain('ending with 1670. Bills and letters go there from 07 Dec 2026.');
      expect(text).toContain('http://localhost:4000/account-details');
      expect(text).not.toContain('Bedok');
    }
  });

  test('is not sent to a login that lost the account meanwhile', async () => {
    await move();
    await world.db.deleteFrom('customerAccount').where('accountId', '=', MEI_LIN).execute();
    expect(await mails()).toEqual([]);
  });
});
