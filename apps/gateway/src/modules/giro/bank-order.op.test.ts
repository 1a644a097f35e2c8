/** @engines both */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ACTIVE,
  BERNARD,
  type GiroWorld,
  HALIM,
  HOME,
  HOUR,
  MEI_LIN,
  MINUTE,
  openGiroWorld,
  REFUSED,
} from './test/giro-world.ts';

let world: GiroWorld;
beforeEach(async () => {
  world = await openGiroWorld();
});
afterEach(() => world.close());

const at = (minutes: number) => new Date(world.clock.now() + minutes * MINUTE).toISOString();
const statusOfHome = async () => (await world.statusOf(HOME.accountId)).join();
const returnNewest = async () => {
  const newest = (await world.deductions(HOME.accountId)).at(-1);
  const payment_order = newest?.reference ?? '';
  await world.tell({ event: 'deduction_returned', payment_order, reason: 'INSUFFICIENT_FUNDS' });
};

/** Mei Lin's GIRO on the day of the second attempt, which is at the bank. */
async function openDeducted() {
  const { body: refs } = await world.setUp();
  await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no, last_four: '2208' });
  world.goTo('2026-12-03');
  await world.sweep();
  await returnNewest();
  world.goTo('2026-12-08');
  await world.sweep();
  expect(await world.deductions(HOME.accountId)).toMatchObject([{ attempt: 1 }, { attempt: 2 }]);
  return refs;
}

const payAtCounter = (amount: number) =>
  world.db
    .insertInto('ledgerEntry')
    .values({
      accountId: HOME.accountId,
      entryNo: 20_261_208_000_000,
      kind: 'payment',
      amountCents: -amount as never,
      effectiveOn: '2026-12-08' as never,
      channel: 'COUNTER',
      sourceRef: 'test:1',
      recordedAt: world.clock.now(),
    })
    .execute();
const statusOfActive = async () => (await world.statusOf(ACTIVE.accountId)).join();

describe('call-backs in reverse order', () => {
  it('a suspension from before the newest resumption changes nothing', async () => {
    const dda_ref_no = await world.activeReference();
    await world.tell({ event: 'resumed', dda_ref_no, at: at(-1) });
    await world.tell({ event: 'suspended', dda_ref_no, at: at(-10) });
    expect(await statusOfActive()).toBe('ACTIVE');
    expect(await world.notices()).toEqual(['resumed repeated', 'suspended late']);
  });

  it.each([
    ['terminated', 'TERMINATED'],
    ['suspended', 'SUSPENDED'],
  ] as const)(
    'one that the bank has %s before we hear of the set-up is so at once',
    async (event, status) => {
      const { body: refs } = await world.setUp();
      const { txn_ref_no, dda_ref_no } = refs;
      world.clock.shift(5 * MINUTE);
      await world.tell({ event, dda_ref_no, at: at(-1) });
      expect(await world.statusOf(HOME.accountId)).toEqual(['PENDING_SETUP']);
      await world.tell({ event: 'completed', txn_ref_no, last_four: '2208', at: at(-2) });
      expect(await world.statusOf(HOME.accountId)).toEqual([status]);
      world.goTo('2026-12-03');
      await world.sweep();
      expect(await world.deductions(HOME.accountId)).toEqual([]);
    },
  );

  it('one that ended at the bank before the customer ends it here has ended', async () => {
    const reference = await world.activeReference();
    const { body: refs } = await world.terminate(reference);
    world.clock.shift(MINUTE);
    await world.tell({ event: 'terminated', dda_ref_no: reference, at: at(-2) });
    expect((await world.status(refs, BERNARD)).body.status).toBe('TERMINATED');
    expect(await statusOfActive()).toBe('TERMINATED');
  });
});

describe('two ends of one set-up', () => {
  it.each([
    ['completed', 'failed', 'ACTIVE'],
    ['failed', 'completed', 'REJECTED_SETUP'],
  ] as const)(
    'leave it %s where the bank then says %s, which staff look at',
    async (first, second, status) => {
      const { body } = await world.setUp();
      const { txn_ref_no } = body;
      const told = { failed: { reason: 'REJECTED_SETUP' }, completed: { last_four: '2208' } } as const;
      await world.tell({ event: first, txn_ref_no, ...told[first] });
      world.clock.shift(MINUTE);
      await world.tell({ event: second, txn_ref_no, ...told[second] });
      expect(await statusOfHome()).toBe(status);
      expect(await world.notices()).toEqual([`${first} applied`, `${second} parked contradicts`]);
    },
  );
});

describe('a bank that is down when its 48 hours are over', () => {
  it('is asked once it is back, and a set-up that it has confirmed meanwhile is active', async () => {
    const { body } = await world.setUp();
    await world.tell({ event: 'approved', txn_ref_no: body.txn_ref_no });
    world.bank.isDown = true;
    world.clock.shift(48 * HOUR);
    await world.sweep();
    expect(await statusOfHome()).toBe('PENDING_SETUP_EGIRO');
    world.bank.isDown = false;
    world.bank.answers.set(body.txn_ref_no, { state: 'completed', lastFour: '2208', limit: null });
    world.clock.shift(2 * MINUTE);
    await Promise.all([world.sweep(), world.sweep()]);
    expect(await statusOfHome()).toBe('ACTIVE');
    expect(await world.history(body.txn_ref_no)).toHaveLength(3);
  });

  it('is promised to the customer by the day on which those 48 hours end, over a weekend as well', async () => {
    const { body } = await world.setUp();
    await world.tell({ event: 'approved', txn_ref_no: body.txn_ref_no });
    const requestId = body.txn_ref_no;
    const detail = (await world.call(MEI_LIN, { 'request:detail': { requestId } })).answers['request:detail'];
    expect(detail).toMatchObject({ data: { request: { nextBy: '2026-11-22' } } });
    expect((await world.list())[0]?.request?.expires_at).toBe('2026-11-22T07:30:00.000Z');
  });

  it('leaves the second person of a company as long to approve, and the GIRO goes on where they do not', async () => {
    const { body } = await world.setUp({ bank_segment: 'CORPORATE' });
    await world.tell({ event: 'completed', txn_ref_no: body.txn_ref_no, last_four: '2208' });
    const { body: refs } = await world.terminate(body.dda_ref_no, HOME.accountNo, MEI_LIN);
    await world.tell({ event: 'submitted', txn_ref_no: refs.txn_ref_no });
    world.clock.shift(47 * HOUR);
    await world.sweep();
    expect(await statusOfHome()).toBe('PENDING_APPROVAL_TERMINATION');
    world.bank.isDown = true;
    world.clock.shift(HOUR);
    await world.sweep();
    expect(await statusOfHome()).toBe('PENDING_APPROVAL_TERMINATION');
    world.bank.isDown = false;
    world.clock.shift(2 * MINUTE);
    await world.sweep();
    expect(await world.stateOf(refs)).toBe('INCOMPLETE_FLOW');
    expect(await statusOfHome()).toBe('ACTIVE');
  });
});

describe('a termination that the bank refuses', () => {
  const refuse = (txn_ref_no: string) =>
    world.tell({ event: 'failed', txn_ref_no, reason: 'REJECTED_BY_USER' });

  it('leaves a GIRO suspended that the bank has suspended meanwhile', async () => {
    const { body: refs } = await world.terminate(await world.activeReference());
    world.clock.shift(MINUTE);
    await world.tell({ event: 'suspended', dda_ref_no: refs.dda_ref_no });
    await refuse(refs.txn_ref_no);
    expect(await statusOfActive()).toBe('SUSPENDED');
  });

  it('leaves a GIRO active that the bank has resumed meanwhile', async () => {
    const dda_ref_no = await world.activeReference();
    await world.tell({ event: 'suspended', dda_ref_no });
    const { body: refs } = await world.terminate(dda_ref_no);
    world.clock.shift(MINUTE);
    await world.tell({ event: 'resumed', dda_ref_no });
    expect(await statusOfActive()).toBe('PENDING_TERMINATION');
    await refuse(refs.txn_ref_no);
    expect(await statusOfActive()).toBe('ACTIVE');
  });

  it('leaves a GIRO suspended whose second deduction came back meanwhile', async () => {
    const refs = await openDeducted();
    const { body: ending } = await world.terminate(refs.dda_ref_no, HOME.accountNo, MEI_LIN);
    await returnNewest();
    expect(await statusOfHome()).toBe('PENDING_TERMINATION');
    await refuse(ending.txn_ref_no);
    expect(await statusOfHome()).toBe('SUSPENDED');
  });
});

describe('a date that the bank got wrong', () => {
  it('makes no GIRO older than the day on which we hear of it, and no bill of before is deducted', async () => {
    const { body: refs } = await world.setUp({ bank_segment: 'CORPORATE' });
    world.goTo('2026-11-20', 20);
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    world.goTo('2026-12-05');
    await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no, at: '2020-01-01T00:00:00Z' });
    expect((await world.list())[0]).toMatchObject({ status: 'ACTIVE', effective_date: '2026-12-05' });
    await world.sweep();
    expect(await world.deductions(HOME.accountId)).toEqual([]);
  });

  it('ends no GIRO before it began', async () => {
    const dda_ref_no = await world.activeReference();
    const [{ effective_date } = { effective_date: null }] = await world.list(ACTIVE.accountNo, BERNARD);
    await world.tell({ event: 'terminated', dda_ref_no, at: '2001-01-01T00:00:00Z' });
    expect((await world.list(ACTIVE.accountNo, BERNARD))[0]).toMatchObject({
      status: 'TERMINATED',
      ended_on: effective_date,
    });
  });
});

describe('a GIRO that the bank suspended', () => {
  it('stays suspended when nothing is overdue, though deductions came back and it was resumed before', async () => {
    const { dda_ref_no } = await openDeducted();
    await returnNewest();
    expect(await statusOfHome()).toBe('SUSPENDED');
    await payAtCounter(12_845);
    await world.sweep();
    expect(await statusOfHome()).toBe('ACTIVE');
    world.clock.shift(MINUTE);
    await world.tell({ event: 'suspended', dda_ref_no });
    await world.sweep();
    expect(await statusOfHome()).toBe('SUSPENDED');
    world.clock.shift(MINUTE);
    await world.tell({ event: 'resumed', dda_ref_no });
    expect(await statusOfHome()).toBe('ACTIVE');
  });
});

describe('call-backs about forms on paper', () => {
  const form = { account_number: REFUSED.accountNo };
  const received = { event: 'paper_received', bank_code: 'WRNGSGS0XXX', ...form } as const;
  const completed = { event: 'completed', ...form, last_four: '7750' } as const;
  const rows = async () => (await world.list(REFUSED.accountNo, HALIM)).map(({ status }) => status);
  const parked = async () => (await world.notices()).filter((each) => each.includes('parked'));

  it('count once when they are told anew', async () => {
    const first = at(0);
    for (const event of [received, received, completed, completed, received]) {
      await world.tell({ ...event, at: first });
      world.clock.shift(1_000);
    }
    expect(await rows()).toEqual(['ACTIVE']);
    await world.tell(completed);
    expect(await parked()).toEqual([]);
  });

  it('lead to the same end in reverse order, and nothing is left for staff', async () => {
    await world.tell(completed);
    await world.tell(completed);
    expect(await parked()).toHaveLength(2);
    world.clock.shift(MINUTE);
    await world.tell({ ...received, at: at(-2) });
    expect(await rows()).toEqual(['ACTIVE']);
    expect(await parked()).toEqual([]);
  });

  it('a refused form says nothing of the next one', async () => {
    await world.tell(received);
    await world.tell({ event: 'failed', ...form, reason: 'REJECTED_SETUP' });
    world.clock.shift(MINUTE);
    await world.tell(received);
    expect(await rows()).toEqual(['PENDING_SETUP_PGIRO']);
    await world.tell(completed);
    expect(await rows()).toEqual(['ACTIVE']);
  });
});

describe('a deduction that is returned for another authorisation', () => {
  it('waits for staff', async () => {
    const { dda_ref_no } = await openDeducted();
    const [, second] = await world.deductions(HOME.accountId);
    await world.tell({
      event: 'deduction_returned',
      payment_order: second?.reference ?? '',
      dda_ref_no: await world.activeReference(),
      reason: 'NOT_AUTHORISED',
    });
    expect((await world.deductions(HOME.accountId))[1]).toMatchObject({ status: 'IN_PROGRESS' });
    expect((await world.list())[0]).toMatchObject({ id: dda_ref_no, status: 'ACTIVE' });
    expect((await world.notices()).filter((each) => each.includes('parked'))).toHaveLength(1);
  });
});
