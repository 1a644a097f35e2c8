/** @engines both */
import type { HistoryReply } from '@portal/contract/bills/bills.rest';
import type { ReturnReason } from '@portal/domain/giro/giro-deduction';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverBatch } from '../../../jobs/outbox-worker.ts';
import { createMailer } from '../../../ports/mail/create-mailer.ts';
import { devMailbox } from '../../../ports/mail/dev-mailbox.store.ts';
import { requestKinds } from '../../../wire/request-kinds.ts';
import { paymentHandlers } from '../../payments/settlement-queue.ts';
import { requestMailHandlers } from '../../requests/mails.ts';
import { giroMailHandlers } from '../notice.ts';
import { type GiroWorld, HALIM, HOME, MEI_LIN, openGiroWorld, PAPER } from '../test/giro-world.ts';

/** Mei Lin's bill of S$128.45 is due on 3 December. */
const OWED = 12_845;
const DUE = '2026-12-03';
const SECOND = '2026-12-08';

let world: GiroWorld;
let refs: { dda_ref_no: string; txn_ref_no: string };
beforeEach(async () => {
  world = await openGiroWorld();
  refs = (await world.setUp()).body;
  await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no, last_four: '2208' });
});
afterEach(() => world.close());

async function begun() {
  world.goTo(DUE);
  await world.sweep();
  const [deduction] = await world.deductions(HOME.accountId);
  return deduction?.reference ?? '';
}
const paid = (payment_order: string, over: object = {}) =>
  world.tell({ event: 'deduction_paid', payment_order, amount: OWED, currency: 'SGD', ...over });
const returned = (payment_order: string, reason: ReturnReason = 'INSUFFICIENT_FUNDS') =>
  world.tell({ event: 'deduction_returned', payment_order, reason });
const told = async () => (await world.notices()).slice(1);
const owed = async () => {
  const accounts = [
    { bpNo: '1000145021', accountNo: HOME.accountNo, system: 'EBS', premiseNo: '6100145021' },
  ];
  const reply = await world.call(MEI_LIN, { 'bills:outstandingPayment': { accounts } });
  const answer = reply.answers['bills:outstandingPayment'] as {
    data: { outstanding: { data: { outstandingPayments: { isGiroEnable: boolean; amount: number }[] } } };
  };
  return answer.data.outstanding.data.outstandingPayments[0];
};
const billDeduction = async () => {
  const [{ billId } = { billId: '' }] = await world.db
    .selectFrom('bill')
    .select('billId')
    .where('accountId', '=', HOME.accountId)
    .orderBy('dueOn', 'desc')
    .limit(1)
    .execute();
  const reply = await world.call(MEI_LIN, { 'bills:detail': { accountNo: HOME.accountNo, billId } });
  return (reply.answers['bills:detail'] as { data: { deduction: unknown } }).data.deduction;
};
const paymentHistory = async () =>
  (await world.rest<HistoryReply>('GET', `/v1/history?account_numbers=${HOME.accountNo}`, MEI_LIN)).body
    .transactions;
const seen = async () => (await world.keyed('giro:deductions', { accountNo: HOME.accountNo }, MEI_LIN)).data;

async function deliver(): Promise<string[]> {
  const { config, db, clock, identity } = world;
  const log = { warn() {}, error() {} };
  const deps = { config, db, clock, mailer: createMailer(config, db, clock), log };
  const handlers = {
    ...giroMailHandlers(deps, identity.admin),
    ...requestMailHandlers(deps, identity.admin, requestKinds),
    ...paymentHandlers({ db, clock }),
  };
  clock.shift(3_000);
  while ((await deliverBatch({ db, clock, log, handlers })) > 0);
  return (await devMailbox(db, clock).list()).map(({ subject }) => subject);
}

describe('a bill that is due', () => {
  it('says when it will be deducted, and is not touched before', async () => {
    expect(await owed()).toMatchObject({ isGiroEnable: true, amount: OWED });
    expect(await billDeduction()).toEqual({ way: 'giro', on: DUE, amount: OWED, attempt: 1 });
    expect(await seen()).toMatchObject({
      next: { amount: OWED, on: DUE, attempt: 1, secondBy: SECOND },
      deductions: [],
    });
    world.goTo('2026-12-02', 23.9);
    await world.sweep();
    expect(await world.deductions(HOME.accountId)).toEqual([]);
  });

  it('is deducted on its day, once, and the payment is in the ledger', async () => {
    const reference = await begun();
    await world.sweep();
    expect(world.bank.deductions).toEqual([
      { reference, ddaRefNo: refs.dda_ref_no, bankCode: 'CMPKSGS0XXX', amount: OWED, dueOn: DUE },
    ]);
    expect((await world.list())[0]).toMatchObject({ payment_order: reference, next_deduction: null });
    expect(await billDeduction()).toEqual({ way: 'giro', on: DUE, amount: OWED, attempt: 1 });
    await Promise.all([paid(reference), paid(reference), paid(reference)]);
    expect(await world.balance(HOME.accountId)).toBe(0);
    expect(await told()).toEqual(
      expect.arrayContaining(['deduction_paid applied', 'deduction_paid repeated']),
    );
    expect(await seen()).toMatchObject({
      next: null,
      deductions: [{ reference, status: 'PAID', attempt: 1 }],
    });
    expect((await paymentHistory())[0]).toMatchObject({
      order_id: reference,
      channel: 'EGIRO',
      amount: OWED,
      status: 'SUCCESS',
    });
    await world.expectSoundBooks();
    await world.sweep();
    expect(await world.deductions(HOME.accountId)).toHaveLength(1);
  });

  it('is deducted by one of two gateways that look at once', async () => {
    world.goTo(DUE);
    await Promise.all([world.sweep(), world.sweep(), world.sweep()]);
    expect(await world.deductions(HOME.accountId)).toHaveLength(1);
  });

  it('a bill that was paid by hand is not deducted', async () => {
    await world.db
      .insertInto('ledgerEntry')
      .values({
        accountId: HOME.accountId,
        entryNo: 20_261_121_000_000,
        kind: 'payment',
        amountCents: -OWED,
        effectiveOn: '2026-11-21' as never,
        channel: 'COUNTER',
        sourceRef: 'test:1',
        recordedAt: world.clock.now(),
      })
      .execute();
    expect(await begun()).toBe('');
    expect(await world.deductions(HOME.accountId)).toEqual([]);
  });

  it('waits for the bank while that is down, and is then sent once', async () => {
    world.bank.isDown = true;
    const reference = await begun();
    world.bank.isDown = false;
    world.clock.shift(61_000);
    await world.sweep();
    await world.sweep();
    expect(world.bank.deductions).toHaveLength(1);
    expect(world.bank.deductions[0]).toMatchObject({ reference, amount: OWED });
  });
});

describe('a deduction that is returned', () => {
  it('is tried once more five days after the due date, and then not again: GIRO is suspended', async () => {
    await returned(await begun());
    expect(await seen()).toMatchObject({
      next: { attempt: 2, on: SECOND },
      deductions: [{ status: 'RETURNED', reason: 'INSUFFICIENT_FUNDS', nextOn: SECOND }],
    });
    expect(await billDeduction()).toEqual({ way: 'giro', on: SECOND, amount: OWED, attempt: 2 });
    world.goTo('2026-12-07', 23);
    await world.sweep();
    expect(await world.deductions(HOME.accountId)).toHaveLength(1);
    world.goTo(SECOND);
    await world.sweep();
    const [, second] = await world.deductions(HOME.accountId);
    expect(second).toMatchObject({ attempt: 2, status: 'IN_PROGRESS' });
    await returned(second?.reference ?? '');
    expect(await world.list()).toMatchObject([{ status: 'SUSPENDED', suspended_by: 'returns' }]);
    expect(await owed()).toMatchObject({ isGiroEnable: false });
    world.goTo('2026-12-20');
    await world.sweep();
    expect(await world.deductions(HOME.accountId)).toHaveLength(2);
    expect(await deliver()).toEqual(
      expect.arrayContaining([
        'Your eGIRO is active',
        'A deduction for your bill failed',
        'Please pay your bill yourself',
      ]),
    );
  });

  it('stands in the payment history: under way, failed with the day of the second attempt, then failed for good', async () => {
    const reference = await begun();
    const readFirst = async () => {
      const [first] = await paymentHistory();
      return [first?.status, first?.channel, first?.amount, first?.order_id, first?.second_attempt_on];
    };
    expect(await readFirst()).toEqual(['PENDING', 'EGIRO', OWED, null, undefined]);
    await returned(reference);
    expect(await readFirst()).toEqual(['FAILED', 'EGIRO', OWED, null, SECOND]);
    world.goTo(SECOND);
    await world.sweep();
    await returned((await world.deductions(HOME.accountId))[1]?.reference ?? '');
    const rows = (await paymentHistory()).slice(0, 2);
    expect(rows.map(({ status, second_attempt_on }) => [status, second_attempt_on])).toEqual([
      ['FAILED', undefined],
      ['FAILED', undefined],
    ]);
    expect(await billDeduction()).toBeNull();
  });

  it.each([
    ['on its day', DUE, 'INSUFFICIENT_FUNDS', 'A deduction for your bill failed'],
    ['after the last day', '2026-12-10', 'INSUFFICIENT_FUNDS', 'Please pay your bill yourself'],
    ['for the limit of the payer', DUE, 'ABOVE_LIMIT', 'Please pay your bill yourself'],
  ] as const)(
    'returned %s promises a second attempt only where one comes',
    async (_what, day, reason, subject) => {
      const reference = await begun();
      world.goTo(day);
      await returned(reference, reason);
      const subjects = (await deliver()).filter((each) => /deduction|pay your/i.test(each));
      expect(subjects).toEqual([subject]);
    },
  );

  it('a deduction that is paid the second time leaves GIRO active', async () => {
    await returned(await begun());
    world.goTo(SECOND);
    await world.sweep();
    await paid((await world.deductions(HOME.accountId))[1]?.reference ?? '');
    expect(await world.balance(HOME.accountId)).toBe(0);
    expect(await world.statusOf(HOME.accountId)).toEqual(['ACTIVE']);
  });

  it('a suspended GIRO resumes by itself once nothing is overdue', async () => {
    await returned(await begun());
    world.goTo(SECOND);
    await world.sweep();
    await returned((await world.deductions(HOME.accountId))[1]?.reference ?? '');
    await world.sweep();
    expect(await world.statusOf(HOME.accountId)).toEqual(['SUSPENDED']);
    await world.db
      .insertInto('ledgerEntry')
      .values({
        accountId: HOME.accountId,
        entryNo: 20_261_208_000_000,
        kind: 'payment',
        amountCents: -OWED,
        effectiveOn: SECOND as never,
        channel: 'COUNTER',
        sourceRef: 'test:1',
        recordedAt: world.clock.now(),
      })
      .execute();
    await world.sweep();
    expect(await world.statusOf(HOME.accountId)).toEqual(['ACTIVE']);
  });

  it('a deduction that the bank does not take counts as returned', async () => {
    world.bank.rejects = true;
    await begun();
    expect(await world.deductions(HOME.accountId)).toMatchObject([
      { status: 'RETURNED', reason: 'BANK_ERROR' },
    ]);
  });
});

describe('what the bank says of a deduction', () => {
  it('a payment that contradicts what the bank said before waits for staff', async () => {
    const reference = await begun();
    await returned(reference);
    await paid(reference);
    await paid(reference);
    expect((await told()).slice(-2)).toEqual([
      'deduction_paid parked contradicts',
      'deduction_paid parked contradicts',
    ]);
    expect(await world.balance(HOME.accountId)).toBe(OWED);
    await deliver();
    const parked = await world.db
      .selectFrom('bankNotice')
      .select(['reference', 'amountCents', 'outcome', 'reason'])
      .where('transactionId', 'like', 'giro:%')
      .execute();
    expect(parked).toEqual([
      {
        reference: `00${HOME.accountNo}G${reference.slice(3).replace('-', '')}`,
        amountCents: OWED,
        outcome: 'parked',
        reason: 'unknown',
      },
    ]);
    await world.expectSoundBooks();
  });

  it('a payment of another amount or currency is not posted', async () => {
    const reference = await begun();
    await paid(reference, { amount: OWED - 1 });
    await paid(reference, { currency: 'USD' });
    expect((await told()).slice(-2)).toEqual([
      'deduction_paid parked amount',
      'deduction_paid parked amount',
    ]);
    expect(await world.balance(HOME.accountId)).toBe(OWED);
  });
});

it('an eGIRO that became active after the due date leaves that bill to the customer', async () => {
  const late = await openGiroWorld();
  late.goTo('2026-12-04');
  const { body } = await late.setUp();
  await late.tell({ event: 'completed', txn_ref_no: body.txn_ref_no });
  await late.sweep();
  expect(await late.deductions(HOME.accountId)).toEqual([]);
  expect((await late.list())[0]).toMatchObject({ status: 'ACTIVE', next_deduction: null });
  await late.close();
});

it('a running deduction blocks ending a paper GIRO', async () => {
  const { accountId, accountNo } = PAPER;
  const bill = await world.db
    .selectFrom('bill')
    .select(['billId', 'dueOn'])
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('giroDeduction')
    .values({
      ...bill,
      accountId,
      reference: 'GD-2611-0001',
      debitId: 1,
      attempt: 1,
      amountCents: 100,
      orderedOn: bill.dueOn,
      orderedAt: world.clock.now(),
      status: 'IN_PROGRESS',
      reason: null,
    })
    .execute();
  expect((await world.keyed('giro:terminate', { accountNo, source: 'W' }, HALIM)).code).toBe('SK_GIRO_1001');
});
