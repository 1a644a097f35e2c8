/** @engines both */
import { cents } from '@portal/domain/money';
import { type SgDay, sgDay, toSgDay } from '@portal/domain/sg-time';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withTransaction } from '../../../db/transaction.ts';
import { getData } from '../../../test/answers.ts';
import { accountBalances, postPayment } from '../../bills/public.ts';
import { issueBill } from '../../bills/test/issue-bill.ts';
import { sweepArrangements } from '../../payment-arrangement/sweep.ts';
import { type GiroWorld, HOME, MEI_LIN, openGiroWorld } from '../test/giro-world.ts';

/** Mei Lin's bill of S$128.45 is due on 3 December, and S$100.00 was overdue: S$50.00 now, and two instalments of S$25.00. */
const OWED = 12_845;
const DUE = sgDay('2026-12-03');
const PARTIAL = 5_000;
const INSTALMENT = 2_500;
const [FIRST, SECOND] = [sgDay('2027-01-03'), sgDay('2027-02-03')];

let world: GiroWorld;
let requestId: string;
beforeEach(async () => {
  world = await openGiroWorld();
  const { body } = await world.setUp();
  await world.tell({ event: 'completed', txn_ref_no: body.txn_ref_no, last_four: '2208' });
  await world.db
    .insertInto('ledgerEntry')
    .values({
      accountId: HOME.accountId,
      entryNo: 20_261_110_000_000,
      kind: 'adjustment',
      amountCents: 10_000,
      effectiveOn: sgDay('2026-11-01'),
      dueOn: sgDay('2026-11-10'),
      sourceRef: 'test:late',
      recordedAt: world.clock.now(),
    })
    .execute();
  const wish = { accountNo: HOME.accountNo, paymentAmount: PARTIAL, source: 'W' };
  const [made] = getData(
    await world.call(MEI_LIN, { 'paymentArrangement:create': wish }),
    'paymentArrangement:create',
  );
  requestId = made?.requestId ?? '';
});
afterEach(() => world.close());

let payments = 0;
async function pay(amount: number): Promise<void> {
  payments += 1;
  const now = world.clock.now();
  await withTransaction(world.db, (tx) =>
    postPayment(tx, {
      orderId: `SC-2611-${payments}`,
      channel: 'COUNTER',
      method: 'COUNTER',
      referenceId: null,
      sourceRef: `counter:${payments}`,
      paidAt: now,
      recordedAt: now,
      parts: [{ accountId: HOME.accountId, amount: cents(amount) }],
    }),
  );
}

async function deduct(day: SgDay): Promise<string> {
  world.goTo(day);
  await world.sweep();
  return (await world.deductions(HOME.accountId)).at(-1)?.reference ?? '';
}
const tellPaid = (payment_order: string, amount: number) =>
  world.tell({ event: 'deduction_paid', payment_order, amount, currency: 'SGD' });

async function readState() {
  await sweepArrangements({ db: world.db, clock: world.clock, log: { error() {} } });
  const reply = await world.call(MEI_LIN, { 'request:detail': { requestId } });
  const { state, nextBy } = getData(reply, 'request:detail').request;
  return [state, nextBy];
}
const readBalance = async () =>
  (await accountBalances(world.db, [HOME.accountId], toSgDay(world.clock.now())))(HOME.accountId);

it('a bill that GIRO pays on its day is paid, whatever instalments are to come', async () => {
  await pay(PARTIAL);
  await tellPaid(await deduct(DUE), OWED);
  expect(await readState()).toEqual(['IN_PROGRESS', FIRST]);
  expect(await readBalance()).toMatchObject({ outstanding: 5_000, overdue: 0, due: FIRST });
  expect((await readBalance()).charges.map(({ part, open }) => [part, open])).toEqual([
    [1, INSTALMENT],
    [2, INSTALMENT],
  ]);
});

it('an instalment is announced and deducted with the bill of its day, and starts the next one', async () => {
  await pay(PARTIAL + OWED);
  await issueBill(world.db, {
    accountId: HOME.accountId,
    billId: 'B2612-100101',
    amount: 12_000,
    dueOn: FIRST,
  });
  world.goTo('2026-12-20');
  expect((await world.list())[0]?.next_deduction).toMatchObject({ amount: 12_000 + INSTALMENT, on: FIRST });
  await tellPaid(await deduct(FIRST), 12_000 + INSTALMENT);
  expect(await readState()).toEqual(['IN_PROGRESS', SECOND]);
  expect(await readBalance()).toMatchObject({ outstanding: INSTALMENT, overdue: 0 });
});

it('an arrangement waits for the second attempt of its last instalment, which was promised', async () => {
  await pay(PARTIAL + OWED + INSTALMENT);
  expect(await readState()).toEqual(['IN_PROGRESS', SECOND]);
  await issueBill(world.db, {
    accountId: HOME.accountId,
    billId: 'B2701-100101',
    amount: 12_000,
    dueOn: SECOND,
  });
  const payment_order = await deduct(SECOND);
  await world.tell({ event: 'deduction_returned', payment_order, reason: 'INSUFFICIENT_FUNDS' });
  world.goTo('2027-02-05');
  expect(await readState()).toEqual(['IN_PROGRESS', SECOND]);
  await tellPaid(await deduct(sgDay('2027-02-08')), 12_000 + INSTALMENT);
  expect(await readState()).toEqual(['COMPLETED', null]);
});
