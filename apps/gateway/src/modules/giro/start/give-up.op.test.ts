/** @engines both */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EgiroBankUnavailable } from '../../../ports/egiro-bank/port.ts';
import {
  ACTIVE,
  BERNARD,
  FORM_SENT,
  type GiroWorld,
  HALIM,
  HOME,
  HOUR,
  MINUTE,
  openGiroWorld,
} from '../test/giro-world.ts';

let world: GiroWorld;
/** Of the request that a test has given up. */
let txn: string;
beforeEach(async () => {
  world = await openGiroWorld();
});
afterEach(() => world.close());

const setUp = async (over: object = {}) => (await world.setUp(over)).body;
const company = { bank_segment: 'CORPORATE' };

describe('a customer who gives a set-up up', () => {
  it('may apply again at once, and the bank closes its page', async () => {
    const refs = await setUp();
    expect((await world.giveUp(refs.dda_ref_no)).body).toEqual({ status: 'WITHDRAWN' });
    expect(world.bank.withdrawn).toEqual([refs.txn_ref_no]);
    expect(await world.statusOf(HOME.accountId)).toEqual(['REJECTED_SETUP']);
    expect(await world.list()).toEqual([]);
    expect(await world.stateOf(refs)).toBe('REJECTED_BY_USER');
    expect(await world.history(refs.txn_ref_no)).toEqual([
      'PENDING_SETUP by customer',
      'GIVEN_UP by customer',
    ]);
    expect(await world.eligibility([HOME.accountNo])).toEqual(['ELIGIBLE_WITHOUT_EXISTING_GIRO']);
    expect((await world.setUp({ bank_code: 'WRNGSGS0XXX', bank_name: 'Waringin Bank' })).status).toBe(200);
  });

  it('does so once, however often and in how many tabs', async () => {
    const refs = await setUp();
    const both = await Promise.all([world.giveUp(refs.dda_ref_no), world.giveUp(refs.dda_ref_no)]);
    expect(both.map(({ body }) => body)).toEqual([{ status: 'WITHDRAWN' }, { status: 'WITHDRAWN' }]);
    expect((await world.giveUp(refs.dda_ref_no)).body).toEqual({ status: 'WITHDRAWN' });
    expect(await world.history(refs.txn_ref_no)).toEqual([
      'PENDING_SETUP by customer',
      'GIVEN_UP by customer',
    ]);
  });

  it('is no longer bound to the second person of a company', async () => {
    const refs = await setUp(company);
    await world.tell({ event: 'submitted', txn_ref_no: refs.txn_ref_no });
    expect(await world.statusOf(HOME.accountId)).toEqual(['PENDING_APPROVAL_SETUP']);
    expect((await world.giveUp(refs.dda_ref_no)).body).toEqual({ status: 'WITHDRAWN' });
    expect(await world.statusOf(HOME.accountId)).toEqual(['REJECTED_SETUP']);
  });

  it('keeps the GIRO that was to be replaced', async () => {
    const change = { account_number: ACTIVE.accountNo, bank_code: 'WRNGSGS0XXX', bank_name: 'Waringin Bank' };
    const { body: refs } = await world.setUp(change, BERNARD);
    expect((await world.giveUp(refs.dda_ref_no, ACTIVE.accountNo, BERNARD)).body.status).toBe('WITHDRAWN');
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['ACTIVE', 'REJECTED_SETUP']);
    await world.expectSoundBooks();
  });

  it('reads of it, as of the set-up, in the activity', async () => {
    const refs = await setUp();
    await world.giveUp(refs.dda_ref_no);
    expect(await world.auditOf(HOME.accountId)).toEqual(['setUpGiro done', 'giveUpGiro done']);
  });
});

describe('a bank that has the approval already', () => {
  it('goes on with the set-up', async () => {
    const refs = await setUp();
    world.bank.answers.set(refs.txn_ref_no, { state: 'approved' });
    expect((await world.giveUp(refs.dda_ref_no)).body).toEqual({ status: 'APPROVED' });
    expect(await world.statusOf(HOME.accountId)).toEqual(['PENDING_SETUP_EGIRO']);
    world.bank.answers.set(refs.txn_ref_no, { state: 'completed', lastFour: '2208', limit: null });
    expect((await world.giveUp(refs.dda_ref_no)).body).toEqual({ status: 'APPROVED' });
    expect(await world.statusOf(HOME.accountId)).toEqual(['ACTIVE']);
    expect((await world.giveUp(refs.dda_ref_no)).body).toEqual({ status: 'APPROVED' });
  });

  it('is waited for while it cannot be reached, until its 48 hours are over', async () => {
    const refs = await setUp();
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    world.bank.isDown = true;
    expect((await world.giveUp(refs.dda_ref_no)).code).toBe('SK_GIRO_1006');
    expect(await world.statusOf(HOME.accountId)).toEqual(['PENDING_SETUP_EGIRO']);
    world.clock.shift(48 * HOUR);
    await world.sweep();
    expect(await world.statusOf(HOME.accountId)).toEqual(['PENDING_SETUP_EGIRO']);
    expect((await world.giveUp(refs.dda_ref_no)).body).toEqual({ status: 'WITHDRAWN' });
  });
});

describe('a bank that cannot be reached', () => {
  it('keeps nobody from giving up, and is told when it is back, once', async () => {
    const refs = await setUp();
    world.bank.isDown = true;
    expect((await world.giveUp(refs.dda_ref_no)).body).toEqual({ status: 'WITHDRAWN' });
    await world.sweep();
    world.bank.isDown = false;
    world.clock.shift(2 * MINUTE);
    await world.sweep();
    world.clock.shift(2 * MINUTE);
    await world.sweep();
    expect(world.bank.withdrawn).toEqual([refs.txn_ref_no]);
    expect(await world.notices()).toEqual([]);
  });

  it.each([
    ['it is open still', () => world.bank.answers.set(txn, { state: 'open' })],
    ['its checker has it still', () => world.bank.answers.set(txn, { state: 'submitted' })],
    ['it does not take the order', () => (world.bank.rejects = true)],
  ])('is told again while it says that %s, for four days', async (_what, answer) => {
    const refs = await setUp();
    txn = refs.txn_ref_no;
    world.bank.isDown = true;
    await world.giveUp(refs.dda_ref_no);
    world.bank.isDown = false;
    answer();
    const sweepAfter = async (time: number) => {
      const before = world.bank.asked;
      world.clock.shift(time);
      await world.sweep();
      return world.bank.asked - before;
    };
    expect(await sweepAfter(2 * MINUTE)).toBe(1);
    expect(await sweepAfter(2 * MINUTE)).toBe(1);
    expect(await sweepAfter(96 * HOUR)).toBe(0);
  });

  it('has a set-up that it approved before it heard of it looked at by staff, and nothing is deducted', async () => {
    const refs = await setUp();
    world.bank.isDown = true;
    await world.giveUp(refs.dda_ref_no);
    world.bank.isDown = false;
    world.bank.answers.set(refs.txn_ref_no, { state: 'completed', lastFour: '2208', limit: null });
    world.clock.shift(2 * MINUTE);
    await world.sweep();
    expect(await world.notices()).toEqual(['completed parked contradicts']);
    expect(await world.statusOf(HOME.accountId)).toEqual(['REJECTED_SETUP']);
    expect(await world.deductions(HOME.accountId)).toEqual([]);
  });
});

describe('the call-back of the bank', () => {
  it('may overtake its answer: the customer has cancelled, and reads of it as of no failure', async () => {
    const refs = await setUp();
    world.bank.onWithdraw = () =>
      world.tell({ event: 'failed', txn_ref_no: refs.txn_ref_no, reason: 'REJECTED_BY_USER' });
    expect((await world.giveUp(refs.dda_ref_no)).body).toEqual({ status: 'WITHDRAWN' });
    expect(await world.notices()).toEqual(['failed repeated']);
    expect(await world.history(refs.txn_ref_no)).toEqual([
      'PENDING_SETUP by customer',
      'GIVEN_UP by customer',
    ]);
    expect(await world.auditOf(HOME.accountId)).toEqual(['setUpGiro done', 'giveUpGiro done']);
  });

  it('lets an approved set-up go where the answer itself is lost', async () => {
    const refs = await setUp();
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    world.bank.onWithdraw = async () => {
      await world.tell({ event: 'failed', txn_ref_no: refs.txn_ref_no, reason: 'REJECTED_BY_USER' });
      throw new EgiroBankUnavailable('no answer');
    };
    expect((await world.giveUp(refs.dda_ref_no)).body).toEqual({ status: 'WITHDRAWN' });
    expect((await world.history(refs.txn_ref_no)).at(-1)).toBe('GIVEN_UP by customer');
  });

  it('is no matter for staff where it names another reason for the end', async () => {
    const refs = await setUp();
    await world.giveUp(refs.dda_ref_no);
    await world.tell({ event: 'failed', txn_ref_no: refs.txn_ref_no, reason: 'INCOMPLETE_FLOW' });
    expect(await world.notices()).toEqual(['failed repeated']);
  });

  it('counts as before once the bank could not be reached and the set-up goes on', async () => {
    const refs = await setUp();
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    world.bank.isDown = true;
    expect((await world.giveUp(refs.dda_ref_no)).code).toBe('SK_GIRO_1006');
    await world.tell({ event: 'failed', txn_ref_no: refs.txn_ref_no, reason: 'REJECTED_SETUP' });
    expect((await world.history(refs.txn_ref_no)).at(-1)).toBe('REJECTED_SETUP by bank');
  });
});

describe('giving up', () => {
  it('tells of a set-up that has ended meanwhile as it is, though the bank has the approval', async () => {
    const refs = await setUp();
    world.bank.answers.set(refs.txn_ref_no, { state: 'approved' });
    world.bank.onWithdraw = async () => {
      world.bank.onWithdraw = null;
      world.bank.isDown = true;
      await world.giveUp(refs.dda_ref_no);
      world.bank.isDown = false;
    };
    expect((await world.giveUp(refs.dda_ref_no)).body).toEqual({ status: 'WITHDRAWN' });
    expect(await world.statusOf(HOME.accountId)).toEqual(['REJECTED_SETUP']);
  });

  it('ends an approval that the bank has not confirmed within its 48 hours', async () => {
    const refs = await setUp();
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    world.bank.answers.set(refs.txn_ref_no, { state: 'approved' });
    expect((await world.giveUp(refs.dda_ref_no)).body).toEqual({ status: 'APPROVED' });
    world.clock.shift(48 * HOUR);
    expect((await world.giveUp(refs.dda_ref_no)).body).toEqual({ status: 'WITHDRAWN' });
    expect(await world.statusOf(HOME.accountId)).toEqual(['REJECTED_SETUP']);
  });

  it('is carried out though the gateway stopped in between', async () => {
    const refs = await setUp();
    world.bank.onWithdraw = () => Promise.reject(new TypeError('the gateway stops'));
    expect((await world.giveUp(refs.dda_ref_no)).status).toBe(500);
    world.bank.onWithdraw = null;
    // Nobody is sent to the page that closes.
    expect((await world.setUp()).code).toBe('SK_GIRO_1003');
    expect((await world.status(refs)).body).toMatchObject({ status: 'PENDING_SETUP', redirect_url: null });
    world.clock.shift(2 * MINUTE);
    await world.sweep();
    expect(await world.history(refs.txn_ref_no)).toEqual(['PENDING_SETUP by customer', 'GIVEN_UP by portal']);
    world.clock.shift(2 * MINUTE);
    await world.sweep();
    expect(world.bank.withdrawn).toHaveLength(2);
  });

  it('is carried out however long the bank was down after that', async () => {
    const refs = await setUp();
    world.bank.onWithdraw = () => Promise.reject(new TypeError('the gateway stops'));
    await world.giveUp(refs.dda_ref_no);
    world.bank.onWithdraw = null;
    world.bank.isDown = true;
    world.clock.shift(97 * HOUR);
    await world.sweep();
    world.bank.isDown = false;
    world.bank.answers.set(refs.txn_ref_no, { state: 'failed', reason: 'INCOMPLETE_FLOW' });
    world.clock.shift(2 * MINUTE);
    await world.sweep();
    expect(await world.history(refs.txn_ref_no)).toEqual(['PENDING_SETUP by customer', 'GIVEN_UP by portal']);
  });

  it('is refused for a form on paper, and for what is not theirs', async () => {
    const [form] = await world.list(FORM_SENT.accountNo, HALIM);
    expect((await world.giveUp(form?.id ?? '', FORM_SENT.accountNo, HALIM)).code).toBe('SK_GIRO_1007');
    const refs = await setUp();
    expect((await world.giveUp(refs.dda_ref_no, HOME.accountNo, BERNARD)).code).toBe('SK_ACCESS_1001');
    expect((await world.giveUp(refs.dda_ref_no, ACTIVE.accountNo, BERNARD)).code).toBe('SK_ACCESS_1001');
    expect(world.bank.withdrawn).toEqual([]);
  });
});
