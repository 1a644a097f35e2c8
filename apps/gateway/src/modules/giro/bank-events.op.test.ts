import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ACTIVE,
  BERNARD,
  FORM_SENT,
  type GiroWorld,
  HALIM,
  HOUR,
  MINUTE,
  openGiroWorld,
  REFUSED,
} from './test/giro-world.ts';

let world: GiroWorld;
beforeEach(async () => {
  world = await openGiroWorld();
});
afterEach(() => world.close());

async function started(over: object = {}) {
  const { body, status } = await world.setUp(over);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

describe('a form on paper', () => {
  it('arrives, is accepted, and is then active', async () => {
    const form = { account_number: REFUSED.accountNo };
    await world.tell({ event: 'paper_received', bank_code: 'WRNGSGS0XXX', ...form });
    const rows = async () => (await world.list(REFUSED.accountNo, HALIM)).map(({ status }) => status);
    expect(await rows()).toEqual(['PENDING_SETUP_PGIRO']);
    await world.tell({ event: 'paper_received', bank_code: 'WRNGSGS0XXX', ...form });
    await world.tell({ event: 'completed', ...form, last_four: '7750' });
    expect(await rows()).toEqual(['ACTIVE']);
    expect(await world.notices()).toEqual([
      'paper_received applied',
      'paper_received repeated',
      'completed applied',
    ]);
  });

  it('a form that the bank refuses leaves no GIRO', async () => {
    await world.tell({ event: 'failed', account_number: FORM_SENT.accountNo, reason: 'REJECTED_SETUP' });
    expect(await world.statusOf(FORM_SENT.accountId)).toEqual(['REJECTED_SETUP']);
  });
});

describe('what a bank does by itself', () => {
  it('is told apart from a suspension for returned deductions, and keeps bills from being deducted', async () => {
    const dda_ref_no = await world.activeReference();
    const shown = async () => (await world.list(ACTIVE.accountNo, BERNARD))[0];
    expect(await shown()).toMatchObject({ status: 'ACTIVE', suspended_by: null });
    await world.tell({ event: 'suspended', dda_ref_no });
    expect(await shown()).toMatchObject({ status: 'SUSPENDED', suspended_by: 'bank', next_deduction: null });
    world.clock.shift(HOUR);
    await world.sweep();
    expect(await shown()).toMatchObject({ status: 'SUSPENDED', suspended_by: 'bank' });
    await world.tell({ event: 'resumed', dda_ref_no });
    expect(await shown()).toMatchObject({ status: 'ACTIVE', suspended_by: null });
  });

  it('suspends, resumes and ends an authorisation; what is older changes nothing', async () => {
    const dda_ref_no = await world.activeReference();
    const at = (minutes: number) => new Date(world.clock.now() + minutes * MINUTE).toISOString();
    world.clock.shift(HOUR);
    await world.tell({ event: 'suspended', dda_ref_no, at: at(-30) });
    await world.tell({ event: 'resumed', dda_ref_no, at: at(-40) });
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['SUSPENDED']);
    await world.tell({ event: 'resumed', dda_ref_no, at: at(-20) });
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['ACTIVE']);
    await world.tell({ event: 'terminated', dda_ref_no });
    await world.tell({ event: 'suspended', dda_ref_no });
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['TERMINATED']);
    expect(await world.notices()).toEqual([
      'suspended applied',
      'resumed late',
      'resumed applied',
      'terminated applied',
      'suspended late',
    ]);
  });

  it('ends what the customer is just ending', async () => {
    const { body: refs } = await world.terminate(await world.activeReference());
    await world.tell({ event: 'terminated', dda_ref_no: refs.dda_ref_no });
    expect(await world.stateOf(refs, BERNARD)).toBe('TERMINATED');
    expect(await world.eligibility([ACTIVE.accountNo], BERNARD)).toEqual(['ELIGIBLE_WITHOUT_EXISTING_GIRO']);
  });
});

describe('call-backs', () => {
  it('count once, however often and in whatever order they come', async () => {
    const { txn_ref_no, dda_ref_no } = await started();
    const refs = { txn_ref_no, dda_ref_no };
    const completed = { event: 'completed', ...refs, last_four: '2208', event_id: 'one' } as const;
    const told = await Promise.all(Array.from({ length: 10 }, () => world.tell(completed)));
    expect(new Set(told)).toEqual(new Set([200]));
    await world.tell({ event: 'approved', ...refs });
    await world.tell({ event: 'submitted', ...refs });
    await world.tell({ event: 'completed', ...refs, last_four: '2208' });
    expect(await world.stateOf(refs)).toBe('ACTIVE');
    expect(await world.notices()).toEqual([
      'approved late',
      'submitted late',
      'completed repeated',
      'completed applied',
    ]);
    expect(await world.tell({ ...completed, last_four: '9999' })).toBe(409);
  });

  it('forged call-backs change nothing', async () => {
    const refs = await started();
    const completed = { event: 'completed', txn_ref_no: refs.txn_ref_no } as const;
    expect(await world.tell(completed, 'a-secret-that-was-in-use-last-year-00000')).toBe(401);
    expect(await world.stateOf(refs)).toBe('PENDING_SETUP');
    expect(await world.notices()).toEqual([]);
  });

  it('change nothing where somebody sends one again that was signed more than five minutes ago', async () => {
    const { txn_ref_no } = await started();
    const old = world.clock.now();
    world.clock.shift(5 * MINUTE + 1_000);
    expect(await world.tell({ event: 'completed', txn_ref_no }, undefined, old)).toBe(401);
    expect(await world.tell({ event: 'completed', txn_ref_no }, undefined, old + 10 * MINUTE + 2_000)).toBe(
      401,
    );
    expect(await world.notices()).toEqual([]);
  });

  it('signed with either secret count while the secret changes', async () => {
    const next = 'the-next-secret-of-the-banks-of-egiro-0001';
    const old = 'the-secret-of-the-banks-of-egiro-in-tests';
    const rotating = await openGiroWorld({ settings: { EGIRO_SECRETS: `${next},${old}` } });
    const { body: refs } = await rotating.setUp();
    expect(await rotating.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no }, old)).toBe(200);
    expect(await rotating.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no }, next)).toBe(200);
    expect((await rotating.status(refs)).body.status).toBe('ACTIVE');
    await rotating.close();
  });

  it('about what nobody knows, or with references that do not belong together, wait for staff', async () => {
    const refs = await started();
    await world.tell({ event: 'completed', txn_ref_no: 'GR-2611-9999' });
    await world.tell({
      event: 'completed',
      txn_ref_no: refs.txn_ref_no,
      dda_ref_no: await world.activeReference(),
    });
    expect(await world.stateOf(refs)).toBe('PENDING_SETUP');
    expect(await world.notices()).toEqual(['completed parked unknown', 'completed parked unknown']);
  });
});
