/** @engines both */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ACTIVE,
  BERNARD,
  ENDED,
  type GiroWorld,
  HALIM,
  HOUR,
  MINUTE,
  openGiroWorld,
  PAPER,
  PAPER_MSSL,
  REFUSED,
} from './test/giro-world.ts';

let world: GiroWorld;
beforeEach(async () => {
  world = await openGiroWorld();
});
afterEach(() => world.close());

describe('ending an eGIRO', () => {
  it('is confirmed at the bank', async () => {
    const { body: refs, status } = await world.terminate(await world.activeReference());
    expect([status, refs.status]).toEqual([200, 'SUCCESS']);
    expect(await world.stateOf(refs, BERNARD)).toBe('PENDING_TERMINATION');
    await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no });
    expect((await world.status(refs, BERNARD)).body).toMatchObject({
      status: 'TERMINATED',
      property: 'termination',
    });
    expect((await world.list(ACTIVE.accountNo, BERNARD))[0]).toMatchObject({
      status: 'TERMINATED',
      ended_on: '2026-11-20',
    });
    expect((await world.terminate(refs.dda_ref_no)).code).toBe('SK_GIRO_1002');
  });

  it('the GIRO of a company goes on when its checker refuses to end it', async () => {
    const { body: refs } = await world.terminate(await world.activeReference());
    await world.tell({ event: 'submitted', txn_ref_no: refs.txn_ref_no });
    expect(await world.stateOf(refs, BERNARD)).toBe('PENDING_APPROVAL_TERMINATION');
    await world.tell({ event: 'failed', txn_ref_no: refs.txn_ref_no, reason: 'REJECTED_SETUP' });
    expect(await world.stateOf(refs, BERNARD)).toBe('ACTIVE');
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['ACTIVE']);
    expect(await world.history(refs.txn_ref_no)).toContain('TERMINATION_REFUSED by bank');
  });

  it('a termination that was not finished goes back and can be submitted again; while it is open that is the same request', async () => {
    const reference = await world.activeReference();
    const { body: refs } = await world.terminate(reference);
    const again = { id: reference, accountNo: ACTIVE.accountNo, channel: 'UPORTAL' };
    const resubmit = () => world.rest<typeof refs>('POST', '/njord/v1/egiro/cancellation', BERNARD, again);
    expect((await resubmit()).body).toEqual(refs);
    world.clock.shift(20 * MINUTE);
    expect((await resubmit()).code).toBe('SK_GIRO_1003');
    await world.sweep();
    expect(await world.stateOf(refs, BERNARD)).toBe('INCOMPLETE_FLOW');
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['ACTIVE']);
    const { body: next } = await resubmit();
    expect([next.status, next.txn_ref_no === refs.txn_ref_no]).toEqual(['SUCCESS', false]);
  });

  it('is not given up while the bank, which has the approval, has yet to end it', async () => {
    const { body: refs } = await world.terminate(await world.activeReference());
    world.bank.answers.set(refs.txn_ref_no, { state: 'approved' });
    world.clock.shift(20 * MINUTE);
    await world.sweep();
    expect(await world.stateOf(refs, BERNARD)).toBe('PENDING_TERMINATION');
    world.bank.answers.set(refs.txn_ref_no, { state: 'completed', lastFour: null, limit: null });
    world.clock.shift(2 * MINUTE);
    await world.sweep();
    expect(await world.stateOf(refs, BERNARD)).toBe('TERMINATED');
  });

  it('once approved waits for the bank alone: no page of the bank is offered, and no time of the customer', async () => {
    const { body: refs } = await world.terminate(await world.activeReference());
    const row = async () => (await world.list(ACTIVE.accountNo, BERNARD))[0];
    expect((await row())?.request?.expires_at).not.toBeNull();
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    expect((await world.status(refs, BERNARD)).body).toMatchObject({
      status: 'PENDING_TERMINATION',
      redirect_url: null,
      expires_at: null,
    });
    expect((await row())?.request).toMatchObject({ txn_ref_no: refs.txn_ref_no, expires_at: null });
    expect((await world.terminate(refs.dda_ref_no)).code).toBe('SK_GIRO_1003');
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    await world.tell({ event: 'submitted', txn_ref_no: refs.txn_ref_no });
    expect(await world.history(refs.txn_ref_no)).toEqual([
      'PENDING_TERMINATION by customer',
      'TERMINATION_APPROVED by bank',
    ]);
    world.clock.shift(HOUR);
    await world.sweep();
    expect((await row())?.status).toBe('PENDING_TERMINATION');
    await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no });
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['TERMINATED']);
  });

  it('waits for no second approval of a company whose checker has approved', async () => {
    const { body: refs } = await world.terminate(await world.activeReference());
    await world.tell({ event: 'submitted', txn_ref_no: refs.txn_ref_no });
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    expect((await world.status(refs, BERNARD)).body).toMatchObject({
      status: 'PENDING_TERMINATION',
      expires_at: null,
    });
    expect((await world.list(ACTIVE.accountNo, BERNARD))[0]).toMatchObject({
      status: 'PENDING_TERMINATION',
      request: { expires_at: null },
    });
    await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no });
    expect(await world.stateOf(refs, BERNARD)).toBe('TERMINATED');
  });

  it('is known to be approved when the bank says so only once it is asked', async () => {
    const { body: refs } = await world.terminate(await world.activeReference());
    world.bank.answers.set(refs.txn_ref_no, { state: 'approved' });
    for (const minutes of [20, 2, 2]) {
      world.clock.shift(minutes * MINUTE);
      await world.sweep();
    }
    expect((await world.status(refs, BERNARD)).body).toMatchObject({ redirect_url: null, expires_at: null });
    expect(await world.notices()).toEqual(['approved applied']);
  });

  it('is given up where the bank, two days after the approval, denies that it has it', async () => {
    const { body: refs } = await world.terminate(await world.activeReference());
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    world.clock.shift(47 * HOUR);
    await world.sweep();
    expect(await world.stateOf(refs, BERNARD)).toBe('PENDING_TERMINATION');
    world.clock.shift(HOUR);
    await world.sweep();
    expect(await world.stateOf(refs, BERNARD)).toBe('INCOMPLETE_FLOW');
  });

  it('is counted for staff once the bank has not ended it two days after the approval', async () => {
    const { body: refs } = await world.terminate(await world.activeReference());
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    world.bank.answers.set(refs.txn_ref_no, { state: 'approved' });
    const read = () => world.measure('portal_giro_terminations_unconfirmed');
    world.clock.shift(47 * HOUR);
    expect(await read()).toBe(0);
    world.clock.shift(2 * HOUR);
    expect(await read()).toBe(1);
    await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no });
    expect(await read()).toBe(0);
  });

  it('is not possible for a paper GIRO', async () => {
    const [record] = await world.list(PAPER.accountNo, HALIM);
    expect((await world.terminate(record?.id ?? '', PAPER.accountNo, HALIM)).code).toBe('SK_GIRO_1002');
  });
});

describe('ending a paper GIRO', () => {
  const end = (accountNo = PAPER.accountNo, email = HALIM) =>
    world.keyed('giro:terminate', { accountNo, source: 'W' }, email);

  it('is ordered at the bank and done within two working days', async () => {
    expect((await end()).data).toEqual({ terminated: true });
    const [record] = await world.list(PAPER.accountNo, HALIM);
    expect(record).toMatchObject({ status: 'PENDING_TERMINATION' });
    const older = await world.keyed('giro:giroStatusRetrieval', { accountNos: [PAPER.accountNo] }, HALIM);
    expect(older.data?.[0]).toMatchObject({ status: '07', returnCode: '902' });
    world.bank.isDown = true;
    await world.sweep();
    world.bank.isDown = false;
    world.clock.shift(2 * MINUTE);
    await world.sweep();
    await world.sweep();
    expect(world.bank.ended).toEqual([{ txnRefNo: record?.request?.txn_ref_no, ddaRefNo: record?.id }]);
    await world.tell({ event: 'completed', txn_ref_no: record?.request?.txn_ref_no });
    expect(await world.statusOf(PAPER.accountId)).toEqual(['TERMINATED']);
  });

  it.each([
    { event: 'completed', last_four: '7750' },
    { event: 'failed', reason: 'REJECTED_SETUP' },
  ] as const)('goes on while a copy of what the bank said of a form comes late: %j', async (late) => {
    const form = { account_number: REFUSED.accountNo };
    await world.tell({ event: 'paper_received', bank_code: 'WRNGSGS0XXX', ...form });
    await world.tell({ event: 'completed', ...form, last_four: '7750' });
    const told = new Date(world.clock.now()).toISOString();
    world.clock.shift(HOUR);
    expect((await end(REFUSED.accountNo)).data).toEqual({ terminated: true });
    await world.tell({ ...late, ...form, at: told });
    const rows = await world.list(REFUSED.accountNo, HALIM);
    expect(rows.map(({ status }) => status)).toEqual(['PENDING_TERMINATION']);
    await world.sweep();
    expect(world.bank.ended).toHaveLength(1);
    await world.tell({ event: 'completed', txn_ref_no: rows[0]?.request?.txn_ref_no });
    expect((await world.list(REFUSED.accountNo, HALIM)).map(({ status }) => status)).toEqual(['TERMINATED']);
  });

  async function ordered() {
    await end();
    await world.sweep();
    const [record] = await world.list(PAPER.accountNo, HALIM);
    return record?.request?.txn_ref_no ?? '';
  }

  it('an order that the bank never answers is given up after five working days: GIRO goes on, and can be ended again', async () => {
    const request = await ordered();
    // Friday 20 November: the fifth working day is the next Friday.
    world.goTo('2026-11-27', 23.9);
    await world.sweep();
    expect(await world.statusOf(PAPER.accountId)).toEqual(['PENDING_TERMINATION']);
    world.goTo('2026-11-28', 0.1);
    world.bank.isDown = true;
    await world.sweep();
    expect(await world.statusOf(PAPER.accountId)).toEqual(['PENDING_TERMINATION']);
    world.bank.isDown = false;
    world.clock.shift(2 * MINUTE);
    await world.sweep();
    expect(await world.statusOf(PAPER.accountId)).toEqual(['ACTIVE']);
    expect(await world.history(request)).toEqual([
      'PENDING_TERMINATION by customer',
      'INCOMPLETE_FLOW by portal',
    ]);
    world.goTo('2026-11-30', 9);
    expect((await end()).data).toEqual({ terminated: true });
  });

  it('an order whose answer was lost is found at the bank when the five days are over', async () => {
    world.bank.answers.set(await ordered(), { state: 'completed', lastFour: null, limit: null });
    world.goTo('2026-11-28');
    await world.sweep();
    expect(await world.statusOf(PAPER.accountId)).toEqual(['TERMINATED']);
  });

  it('the time of a bank that is down begins when it takes the order', async () => {
    world.bank.isDown = true;
    await end();
    world.goTo('2026-11-30', 9);
    await world.sweep();
    world.bank.isDown = false;
    await world.sweep();
    world.clock.shift(2 * MINUTE);
    await world.sweep();
    expect(world.bank.ended).toHaveLength(1);
    expect(await world.statusOf(PAPER.accountId)).toEqual(['PENDING_TERMINATION']);
    world.goTo('2026-12-08', 0.1);
    await world.sweep();
    expect(await world.statusOf(PAPER.accountId)).toEqual(['ACTIVE']);
  });

  it.each([
    ['07:59:59.999', 'SK_HOURS_1001'],
    ['08:00:00.000', undefined],
    ['17:59:59.999', undefined],
    ['18:00:00.000', 'SK_HOURS_1001'],
  ])('at %s is answered %s', async (time, code) => {
    world.clock.shift(Date.parse(`2026-11-23T${time}+08:00`) - world.clock.now());
    expect((await end()).code).toBe(code);
  });

  it('paper GIRO of the market’s system and an eGIRO cannot be ended here', async () => {
    expect((await end(PAPER_MSSL.accountNo)).code).toBe('SK_GIRO_1002');
    expect((await end(ACTIVE.accountNo, BERNARD)).code).toBe('SK_GIRO_1002');
    expect((await end(ENDED.accountNo)).code).toBe('SK_GIRO_1002');
  });
});

describe('several gateways', () => {
  it('gateways that look at once order the end of a paper GIRO, and give one up, once', async () => {
    await world.keyed('giro:terminate', { accountNo: PAPER.accountNo, source: 'W' }, HALIM);
    const [record] = await world.list(PAPER.accountNo, HALIM);
    const sweepAtOnce = () => Promise.all([world.sweep(), world.sweep(), world.sweep()]);
    await sweepAtOnce();
    expect(new Set(world.bank.ended.map(({ txnRefNo }) => txnRefNo))).toEqual(
      new Set([record?.request?.txn_ref_no]),
    );
    world.goTo('2026-11-28');
    await sweepAtOnce();
    expect(await world.statusOf(PAPER.accountId)).toEqual(['ACTIVE']);
    expect(await world.history(record?.request?.txn_ref_no ?? '')).toEqual([
      'PENDING_TERMINATION by customer',
      'INCOMPLETE_FLOW by portal',
    ]);
  });

  it('a clock that jumps 48 hours, while the bank is down for its first minute, ends what is over once', async () => {
    const { body: refs } = await world.terminate(await world.activeReference());
    world.clock.shift(48 * HOUR);
    world.bank.isDown = true;
    await Promise.all([world.sweep(), world.sweep()]);
    expect(await world.stateOf(refs, BERNARD)).toBe('PENDING_TERMINATION');
    world.bank.isDown = false;
    world.clock.shift(61_000);
    await Promise.all([world.sweep(), world.sweep()]);
    expect(await world.stateOf(refs, BERNARD)).toBe('INCOMPLETE_FLOW');
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['ACTIVE']);
  });
});
