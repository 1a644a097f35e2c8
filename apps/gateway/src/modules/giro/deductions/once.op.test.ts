/** @engines both */
import { cents } from '@portal/domain/money';
import type { SgDay } from '@portal/domain/sg-time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { park } from '../../bills/test/parked-money.ts';
import {
  ACTIVE,
  type GiroWorld,
  HOME,
  HOUR,
  MEI_LIN,
  MINUTE,
  openGiroWorld,
  PAPER,
} from '../test/giro-world.ts';

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

const rows = () => world.deductions(HOME.accountId);
async function begin(day = DUE): Promise<string> {
  world.goTo(day);
  await world.sweep();
  return (await rows()).at(-1)?.reference ?? '';
}
const ordered = () =>
  world.bank.deductions.filter(({ ddaRefNo }) => ddaRefNo === refs.dda_ref_no).map(({ amount }) => amount);
const paid = (payment_order: string, over: object = {}) =>
  world.tell({ event: 'deduction_paid', payment_order, amount: OWED, currency: 'SGD', ...over });
const returned = (payment_order: string, over: object = {}) =>
  world.tell({ event: 'deduction_returned', payment_order, reason: 'INSUFFICIENT_FUNDS', ...over });
const outcome = async () => (await world.notices()).at(-1);

async function enter(kind: 'payment' | 'adjustment', amountCents: number, dueOn?: string) {
  await world.db
    .insertInto('ledgerEntry')
    .values({
      accountId: HOME.accountId,
      entryNo: 20_261_121_000_000 + Math.abs(amountCents),
      kind,
      amountCents,
      effectiveOn: '2026-11-21' as SgDay,
      ...(dueOn !== undefined && { dueOn: dueOn as SgDay }),
      channel: kind === 'payment' ? 'COUNTER' : null,
      sourceRef: `test:${amountCents}`,
      recordedAt: world.clock.now(),
    })
    .execute();
}

async function owed() {
  const accounts = [
    { bpNo: '1000145021', accountNo: HOME.accountNo, system: 'EBS' as const, premiseNo: '6100145021' },
  ];
  const answer = (await world.call(MEI_LIN, { 'bills:outstandingPayment': { accounts } })).answers[
    'bills:outstandingPayment'
  ] as { data: { outstanding: { data: { outstandingPayments: object[] } } } };
  return answer.data.outstanding.data.outstandingPayments[0];
}
async function ofBill(): Promise<unknown> {
  const { billId } = await world.db
    .selectFrom('bill')
    .select('billId')
    .where('accountId', '=', HOME.accountId)
    .orderBy('dueOn', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const reply = await world.call(MEI_LIN, { 'bills:detail': { accountNo: HOME.accountNo, billId } });
  return (reply.answers['bills:detail'] as { data: { deduction: unknown } }).data.deduction;
}

describe('money that is with the bank', () => {
  const isAnnounced = async (on: string) => {
    expect(await owed()).toMatchObject({ isGiroEnable: true, deductions: [{ on, amount: OWED }] });
    expect(await ofBill()).toMatchObject({ way: 'giro', on, amount: OWED });
  };

  it('is announced while the customer ends the eGIRO', async () => {
    await begin();
    await world.terminate(refs.dda_ref_no, HOME.accountNo, MEI_LIN);
    await isAnnounced(DUE);
  });

  it('is announced after the bank has suspended or ended the authorisation', async () => {
    await begin();
    await world.tell({ event: 'suspended', dda_ref_no: refs.dda_ref_no });
    await isAnnounced(DUE);
    await world.tell({ event: 'terminated', dda_ref_no: refs.dda_ref_no });
    await isAnnounced(DUE);
  });

  it('is announced on the days after the second attempt', async () => {
    await returned(await begin());
    expect(await owed()).toMatchObject({ deductions: [{ on: SECOND, amount: OWED }] });
    await begin(SECOND);
    world.goTo('2026-12-11');
    await isAnnounced(SECOND);
  });
});

describe('a deduction', () => {
  it('is not ordered while money for it is being checked, and is once that was sent back', async () => {
    await park(world.db, { amount: OWED, names: HOME.accountNo });
    expect(await begin()).toBe('');
    expect(await owed()).toMatchObject({ isGiroEnable: false, toPay: 0, deductions: [] });
    await world.db
      .updateTable('bankNotice')
      .set({ outcome: 'returned', decidedAt: world.clock.now() })
      .where('eventId', 'like', 'EV-%')
      .execute();
    await begin('2026-12-04');
    expect(ordered()).toEqual([OWED]);
  });

  it('is ordered without the part that is being checked', async () => {
    await park(world.db, { amount: 2_845, names: HOME.accountNo });
    await begin();
    expect(ordered()).toEqual([10_000]);
  });

  it('is not ordered again once it belongs to a payment arrangement', async () => {
    await returned(await begin());
    world.goTo('2026-12-05');
    const wish = { accountNo: HOME.accountNo, paymentAmount: 5_000, source: 'W' };
    const { answers } = await world.call(MEI_LIN, { 'paymentArrangement:create': wish });
    expect(answers['paymentArrangement:create']?.error).toBeUndefined();
    await begin(SECOND);
    expect(ordered()).toEqual([OWED]);
    expect(await owed()).toMatchObject({ isGiroEnable: false });
  });

  it('is not ordered again above the limit of the payer', async () => {
    await returned(await begin(), { reason: 'ABOVE_LIMIT' });
    await begin(SECOND);
    expect(ordered()).toEqual([OWED]);
    expect(await world.statusOf(HOME.accountId)).toEqual(['ACTIVE']);
    expect(await owed()).toMatchObject({ isGiroEnable: false, deductions: [] });
  });
});

it('a late charge that is due before the bill is deducted with it', async () => {
  await enter('adjustment', 1_000, '2026-12-01');
  expect(await owed()).toMatchObject({ deductions: [{ on: DUE, amount: OWED + 1_000 }] });
  const reference = await begin();
  expect(ordered()).toEqual([OWED + 1_000]);
  await paid(reference, { amount: OWED + 1_000 });
  expect(await world.balance(HOME.accountId)).toBe(0);
});

it('a charge without a due day is left to the customer, who is told how much is deducted', async () => {
  await enter('adjustment', 700);
  expect(await owed()).toMatchObject({ toPay: OWED + 700, deductions: [{ on: DUE, amount: OWED }] });
});

it('the second attempt is made at the bank that has taken over', async () => {
  await returned(await begin());
  world.goTo('2026-12-05');
  const { body } = await world.setUp({ bank_code: 'PNDNSGS0XXX', bank_name: 'Pandan Bank' });
  await world.tell({ event: 'completed', txn_ref_no: body.txn_ref_no, last_four: '1111' });
  await begin(SECOND);
  expect(world.bank.deductions.map(({ ddaRefNo }) => ddaRefNo).slice(-1)).toEqual([body.dda_ref_no]);
});

describe('a bank that is down', () => {
  beforeEach(async () => {
    world.bank.isDown = true;
    await begin();
    world.clock.shift(2 * MINUTE);
    await world.sweep();
  });
  const comesBack = async (day: string) => {
    world.bank.isDown = false;
    world.goTo(day);
    await world.sweep();
    return (await rows()).map(({ status }) => status);
  };

  it('gets the order when it is back', async () => {
    expect(await comesBack('2026-12-05')).toEqual(['IN_PROGRESS']);
    expect(ordered()).toEqual([OWED]);
  });

  it('gets no order for a bill that was paid meanwhile, and the customer no mail', async () => {
    await enter('payment', -OWED);
    expect(await comesBack('2026-12-05')).toEqual(['WITHDRAWN']);
    expect(ordered()).toEqual([]);
    expect((await world.keyed('giro:deductions', { accountNo: HOME.accountNo }, MEI_LIN)).data).toEqual({
      next: null,
      deductions: [],
    });
    const mails = await world.db
      .selectFrom('outbox')
      .select('kind')
      .where('kind', '=', 'mail:giro')
      .execute();
    expect(mails).toEqual([]);
  });

  it('gets an order for what a payment has left', async () => {
    await enter('payment', -2_845);
    await comesBack('2026-12-05');
    expect(ordered()).toEqual([10_000]);
    expect(await rows()).toMatchObject([{ amount: 10_000 }]);
  });

  it('gets no order after the last day; the customer is told to pay', async () => {
    expect(await comesBack('2026-12-09')).toEqual(['WITHDRAWN']);
    expect(ordered()).toEqual([]);
    const mails = await world.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'mail:giro')
      .execute();
    expect(mails).toHaveLength(1);
    expect(await world.statusOf(HOME.accountId)).toEqual(['ACTIVE']);
  });

  it('gets no order for an eGIRO that has ended meanwhile', async () => {
    await world.tell({ event: 'terminated', dda_ref_no: refs.dda_ref_no });
    expect(await comesBack('2026-12-05')).toEqual(['WITHDRAWN']);
  });
});

describe('a deduction of which no result is told', () => {
  it.each([
    [{ state: 'paid', amount: cents(OWED), currency: 'SGD' }, 'PAID', 0],
    [{ state: 'returned', reason: 'ACCOUNT_CLOSED' }, 'RETURNED', OWED],
  ] as const)('has its result after an hour: %j', async (told, status, balance) => {
    const reference = await begin();
    world.bank.results.set(reference, { ...told, at: world.clock.now() });
    world.clock.shift(50 * MINUTE);
    await world.sweep();
    expect(await rows()).toMatchObject([{ status: 'IN_PROGRESS' }]);
    world.clock.shift(11 * MINUTE);
    await Promise.all([world.sweep(), world.sweep()]);
    expect(await rows()).toMatchObject([{ status }]);
    expect(await world.balance(HOME.accountId)).toBe(balance);
    expect(ordered()).toEqual([OWED]);
    if (told.state === 'paid') await paid(reference);
    else await returned(reference, told);
    expect(await outcome()).toMatch(/repeated$/);
    await world.expectSoundBooks();
  });

  it('is sent once, and again only where the bank does not have it', async () => {
    await begin();
    for (let day = 0; day < 4; day += 1) {
      world.clock.shift(24 * HOUR);
      await world.sweep();
    }
    expect(ordered()).toEqual([OWED]);
    world.bank.deductions.length = 0;
    world.clock.shift(2 * HOUR);
    await world.sweep();
    expect(ordered()).toEqual([OWED]);
  });
});

it('an order that no bank knows, and a bank that is down, keep no other customer from theirs', async () => {
  const other = { ...ACTIVE, ...PAPER };
  const bill = await world.db
    .selectFrom('bill')
    .select(['billId', 'dueOn'])
    .where('accountId', '=', other.accountId)
    .orderBy('dueOn', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('giroDeduction')
    .values({
      ...bill,
      accountId: other.accountId,
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
  world.bank.unknown.add('GD-2611-0001');
  const { bankCode } = await world.db
    .selectFrom('directDebit')
    .select('bankCode')
    .where('accountId', '=', ACTIVE.accountId)
    .executeTakeFirstOrThrow();
  world.bank.unreachable.add(bankCode === 'CMPKSGS0XXX' ? 'MRTISGS0XXX' : bankCode);
  await begin();
  expect(ordered()).toEqual([OWED]);
});

describe('a deduction that is told with another amount', () => {
  it('is over: its money is checked, and neither this bill nor the next one waits for it', async () => {
    const reference = await begin();
    await paid(reference, { amount: OWED - 1 });
    await paid(reference, { amount: OWED - 1 });
    await paid(reference, { amount: OWED - 2 });
    await world.settleMoney();
    expect(await rows()).toMatchObject([{ status: 'PARKED' }]);
    const parked = await world.db
      .selectFrom('bankNotice')
      .select(['amountCents', 'accountId', 'outcome'])
      .where('transactionId', 'like', 'giro:%')
      .orderBy('amountCents')
      .execute();
    expect(parked).toEqual([
      { amountCents: OWED - 2, accountId: HOME.accountId, outcome: 'parked' },
      { amountCents: OWED - 1, accountId: HOME.accountId, outcome: 'parked' },
    ]);
    expect((await world.list())[0]).toMatchObject({ payment_order: '' });
    await begin(SECOND);
    expect(ordered()).toEqual([OWED]);
    await world.expectSoundBooks();
  });
});

it.each(['deduction_paid', 'deduction_returned'] as const)(
  '%s for the authorisation of somebody else changes nothing',
  async (event) => {
    const payment_order = await begin();
    const foreign = { payment_order, dda_ref_no: 'DDA-2611-0001' };
    await world.tell(
      event === 'deduction_paid'
        ? { event, amount: OWED, currency: 'SGD', ...foreign }
        : { event, reason: 'INSUFFICIENT_FUNDS', ...foreign },
    );
    expect(await outcome()).toBe(`${event} parked contradicts`);
    expect(await rows()).toMatchObject([{ status: 'IN_PROGRESS' }]);
    expect(await world.balance(HOME.accountId)).toBe(OWED);
  },
);

it('a payment that the bank dates before its order counts from the order on', async () => {
  const reference = await begin();
  const orderedAt = world.clock.now();
  await paid(reference, { at: '2001-01-01T00:00:00Z' });
  const [entry] = await world.db
    .selectFrom('ledgerEntry')
    .select(['effectiveOn', 'paidAt'])
    .where('sourceRef', '=', `giro:${reference}`)
    .execute();
  expect(entry).toEqual({ effectiveOn: DUE, paidAt: expect.any(Number) });
  expect(Math.abs(Number(entry?.paidAt) - orderedAt)).toBeLessThan(MINUTE);
});

describe('a GIRO that was suspended', () => {
  const suspendByPortal = async () => {
    await returned(await begin());
    await returned(await begin(SECOND));
    expect(await world.statusOf(HOME.accountId)).toEqual(['SUSPENDED']);
  };

  it('resumes once money for all that is overdue is being checked, and not a cent before', async () => {
    await suspendByPortal();
    await park(world.db, { amount: OWED - 1, names: HOME.accountNo });
    await world.sweep();
    expect(await world.statusOf(HOME.accountId)).toEqual(['SUSPENDED']);
    await park(world.db, { amount: 1, names: HOME.accountNo });
    await world.sweep();
    expect(await world.statusOf(HOME.accountId)).toEqual(['ACTIVE']);
  });

  it('stays suspended where the bank did it, though nothing is overdue', async () => {
    await suspendByPortal();
    await enter('payment', -OWED);
    await world.sweep();
    expect(await world.statusOf(HOME.accountId)).toEqual(['ACTIVE']);
    world.goTo('2026-12-20');
    await world.tell({ event: 'suspended', dda_ref_no: refs.dda_ref_no });
    await world.sweep();
    expect(await world.statusOf(HOME.accountId)).toEqual(['SUSPENDED']);
  });

  it('stays suspended where the bank did it after the portal', async () => {
    await suspendByPortal();
    world.clock.shift(HOUR);
    await world.tell({ event: 'suspended', dda_ref_no: refs.dda_ref_no });
    await enter('payment', -OWED);
    await world.sweep();
    expect(await world.statusOf(HOME.accountId)).toEqual(['SUSPENDED']);
    await world.tell({ event: 'resumed', dda_ref_no: refs.dda_ref_no });
    expect(await world.statusOf(HOME.accountId)).toEqual(['ACTIVE']);
  });
});
