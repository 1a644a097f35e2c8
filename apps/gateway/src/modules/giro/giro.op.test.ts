/** @engines both */
import { giroRequestSteps } from '@portal/domain/giro/giro-request';
import { authorisationSteps } from '@portal/domain/giro/giro-status';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ACTIVE,
  BERNARD,
  CARD,
  ENDED,
  FORM_SENT,
  type GiroWorld,
  HALIM,
  HOME,
  HOUR,
  MEI_LIN,
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

async function started(over: object = {}) {
  const { body, status } = await world.setUp(over);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const statusOf = async (refs: { dda_ref_no: string; txn_ref_no: string }, email = MEI_LIN) =>
  (await world.status(refs, email)).body.status;
async function activeReference() {
  const [record] = await world.list(ACTIVE.accountNo, BERNARD);
  return record?.id ?? '';
}

describe('the list', () => {
  it('shows what each account has: those in force or under way, else the one that ended last', async () => {
    const numbers = [PAPER, PAPER_MSSL, FORM_SENT, ENDED, CARD, REFUSED].map(({ accountNo }) => accountNo);
    const records = await world.list(numbers.join(','), HALIM);
    expect(records.map(({ account_number, type, status }) => [account_number, type, status])).toEqual([
      [PAPER.accountNo, 'PAPER_GIRO', 'ACTIVE'],
      [PAPER_MSSL.accountNo, 'PAPER_GIRO', 'ACTIVE'],
      [FORM_SENT.accountNo, 'PAPER_GIRO', 'PENDING_SETUP_PGIRO'],
      [ENDED.accountNo, 'EGIRO', 'TERMINATED'],
    ]);
    // Each authorisation is the first of its account: one has a request, and no other shows it.
    expect(records.map(({ request }) => request?.request_type)).toEqual([
      undefined,
      undefined,
      'CREATION',
      undefined,
    ]);
    expect(records[2]?.request).toMatchObject({ expires_at: null });
    // To contact the bank of a GIRO that cannot be ended here.
    expect(records[1]).toMatchObject({ bank_home_page: 'https://www.pandan-bank.example/' });
    const older = await world.keyed('giro:giroStatusRetrieval', { accountNos: numbers }, HALIM);
    expect(older.data?.[1]).toMatchObject({ bankHomePage: 'https://www.pandan-bank.example/' });
    expect(older.data?.map(({ status, returnCode }) => status + returnCode)).toEqual([
      '07',
      '07',
      '02',
      '',
      '',
      '',
    ]);
  });

  it('belongs to the holder alone', async () => {
    const foreign = await world.rest('GET', `/njord/v1/giro?account_numbers=${HOME.accountNo}`, BERNARD);
    expect([foreign.status, foreign.code]).toEqual([404, 'SK_ACCESS_1001']);
    expect((await world.setUp({}, BERNARD)).code).toBe('SK_ACCESS_1001');
    expect((await world.terminate(await activeReference(), HOME.accountNo, MEI_LIN)).code).toBe(
      'SK_ACCESS_1001',
    );
  });

  it('the form on paper is a PDF with the account on it', async () => {
    const response = await world.app.inject({
      method: 'POST',
      url: '/skalbox/private/giro/download',
      headers: { authorization: `Bearer ${await world.tokenFor(MEI_LIN)}` },
      payload: { accountNo: HOME.accountNo },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toContain(`GIRO-${HOME.accountNo}.pdf`);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('eligibility', () => {
  it('follows what is under way: a card application, an earlier request, an existing GIRO', async () => {
    const accounts = [PAPER, FORM_SENT, ENDED, CARD, REFUSED].map(({ accountNo }) => accountNo);
    expect(await world.eligibility(accounts, HALIM)).toEqual([
      'ELIGIBLE_WITH_EXISTING_GIRO',
      'NOT_ELIGIBLE',
      'ELIGIBLE_WITHOUT_EXISTING_GIRO',
      'NOT_ELIGIBLE_WITH_PENDING_RECURRING',
      'ELIGIBLE_WITHOUT_EXISTING_GIRO',
    ]);
    const refused = { account_number: CARD.accountNo };
    expect((await world.setUp(refused, HALIM)).code).toBe('SK_GIRO_1004');
    expect((await world.setUp({ account_number: FORM_SENT.accountNo }, HALIM)).code).toBe('SK_GIRO_1003');
  });

  it('a closed account cannot be set up', async () => {
    expect((await world.setUp({ account_number: '8934570014' }, 'farid@example.com')).code).toBe(
      'SK_FEATURE_1001',
    );
  });

  it.each([
    [{ bank_code: 'MRTISGS0XXX' }],
    [{ bank_code: 'GELMSGS0XXX', bank_segment: 'CORPORATE' }],
    [{ bank_code: 'UNKNOWNXXX' }],
  ])('needs a bank that takes requests: %j does not', async (bank) => {
    world.bank.unavailable = [{ bankCode: 'MRTISGS0XXX', segment: 'RETAIL' }];
    expect((await world.setUp(bank)).code).toBe('SK_GIRO_1005');
    expect(await world.list()).toEqual([]);
  });

  it('is nobody’s where eGIRO is switched off, and that of the pilot remains', async () => {
    const off = JSON.stringify({ localhost: { switches: { egiro: false } } });
    const closed = await openGiroWorld({ settings: { HOSTS: off } });
    const pilot = await openGiroWorld({
      settings: { HOSTS: JSON.stringify({ localhost: { switches: { egiro: false, egiroPilot: true } } }) },
    });
    expect((await closed.setUp()).code).toBe('SK_FEATURE_1001');
    expect((await closed.rest('GET', '/spg/v1/egiro/banks', null)).code).toBe('SK_FEATURE_1001');
    expect((await pilot.setUp()).status).toBe(200);
    await closed.close();
    await pilot.close();
  });
});

describe('a personal set-up', () => {
  it('goes to the bank, is approved there, confirmed, and deducts the next bill', async () => {
    const refs = await started();
    expect(refs).toMatchObject({
      status: 'SETUP_PENDING',
      redirect_url: `https://bank.example/pages/${refs.txn_ref_no}`,
    });
    expect(world.bank.started[0]).toMatchObject({
      accountNo: HOME.accountNo,
      holder: 'Tan Mei Lin',
      returnUrl: `http://localhost:4000/e-giro/status?dda_ref_no=${refs.dda_ref_no}&txn_ref_no=${refs.txn_ref_no}&request_type=CREATION&property=setup`,
      expiresAt: world.clock.now() + 20 * MINUTE,
    });
    expect(await statusOf(refs)).toBe('PENDING_SETUP');
    expect(await world.eligibility([HOME.accountNo])).toEqual(['NOT_ELIGIBLE']);
    const about = { dda_ref_no: refs.dda_ref_no, txn_ref_no: refs.txn_ref_no };
    expect(await world.tell({ event: 'approved', ...about })).toBe(200);
    expect(await statusOf(refs)).toBe('PENDING_SETUP_EGIRO');
    await world.tell({ event: 'completed', ...about, last_four: '2208', limit: 20_000 });
    const { body } = await world.status(refs);
    expect(body).toMatchObject({
      status: 'ACTIVE',
      property: 'setup',
      bank_account_number_last_four: '2208',
      redirect_url: null,
      expires_at: null,
      first_deduction: { amount: 12_845, on: '2026-12-03', attempt: 1, secondBy: '2026-12-08' },
    });
    const [record] = await world.list();
    expect(record).toMatchObject({
      status: 'ACTIVE',
      effective_date: '2026-11-20',
      limit: 20_000,
      request: null,
    });
    expect(await world.history(refs.txn_ref_no)).toEqual([
      'PENDING_SETUP by customer',
      'PENDING_SETUP_EGIRO by bank',
      'ACTIVE by bank',
    ]);
  });

  it.each([
    ['REJECTED_BY_USER', 'REJECTED_SETUP'],
    ['REJECTED_SETUP', 'REJECTED_SETUP'],
    ['FAIL', 'FAILED_SETUP'],
    ['INTERNAL_ERROR', 'FAILED_SETUP'],
    ['INCOMPLETE_FLOW', 'FAILED_SETUP'],
    ['FAILED_SETUP', 'FAILED_SETUP'],
  ] as const)(
    'a set-up that the bank ends with %s leaves no GIRO, and the account may apply again',
    async (reason, status) => {
      const refs = await started();
      await world.tell({ event: 'failed', txn_ref_no: refs.txn_ref_no, reason });
      expect(await statusOf(refs)).toBe(reason);
      expect(await world.statusOf(HOME.accountId)).toEqual([status]);
      expect(await world.list()).toEqual([]);
      expect(await world.eligibility([HOME.accountNo])).toEqual(['ELIGIBLE_WITHOUT_EXISTING_GIRO']);
    },
  );

  it('a set-up whose window is closed ends after 20 minutes, once the bank has said that it knows no answer', async () => {
    const refs = await started();
    world.clock.shift(19 * MINUTE);
    await world.sweep();
    expect(await statusOf(refs)).toBe('PENDING_SETUP');
    world.clock.shift(MINUTE);
    world.bank.isDown = true;
    await world.sweep();
    expect((await world.status(refs)).body).toMatchObject({ status: 'PENDING_SETUP', redirect_url: null });
    world.bank.isDown = false;
    world.clock.shift(61_000);
    await world.sweep();
    expect(await statusOf(refs)).toBe('INCOMPLETE_FLOW');
  });

  it('a set-up whose call-back was lost is found at the bank when its time is over', async () => {
    const refs = await started();
    world.bank.answers.set(refs.txn_ref_no, { state: 'completed', lastFour: '2208', limit: null });
    world.clock.shift(20 * MINUTE);
    await world.sweep();
    expect(await statusOf(refs)).toBe('ACTIVE');
    expect(await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no, last_four: '2208' })).toBe(
      200,
    );
    expect(await world.notices()).toEqual(['completed applied', 'completed repeated']);
  });

  it('cannot be begun while the bank is down, and can again a minute later', async () => {
    await world.rest('GET', '/spg/v1/egiro/banks', null);
    world.bank.isDown = true;
    expect((await world.setUp()).code).toBe('SK_GIRO_1006');
    expect(await world.list()).toEqual([]);
    expect(await world.statusOf(HOME.accountId)).toEqual(['FAILED_SETUP']);
    world.bank.isDown = false;
    world.clock.shift(MINUTE);
    expect((await world.setUp()).status).toBe(200);
  });

  it('shows every bank as unavailable while none can be reached', async () => {
    world.bank.isDown = true;
    const { body } = await world.rest<{ banks: { status: string }[] }>('GET', '/spg/v1/egiro/banks', null);
    expect([body.banks.length, new Set(body.banks.map(({ status }) => status))]).toEqual([
      13,
      new Set(['INACTIVE']),
    ]);
  });
});

describe('a company’s set-up', () => {
  it('waits for its checker for 48 hours', async () => {
    const refs = await started({ bank_segment: 'CORPORATE' });
    await world.tell({ event: 'submitted', txn_ref_no: refs.txn_ref_no });
    expect(await statusOf(refs)).toBe('PENDING_APPROVAL_SETUP');
    world.clock.shift(47 * HOUR);
    await world.sweep();
    expect(await statusOf(refs)).toBe('PENDING_APPROVAL_SETUP');
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no });
    expect(await statusOf(refs)).toBe('ACTIVE');
  });

  it('ends when the 48 hours are over', async () => {
    const refs = await started({ bank_segment: 'CORPORATE' });
    await world.tell({ event: 'submitted', txn_ref_no: refs.txn_ref_no });
    world.clock.shift(48 * HOUR);
    await world.sweep();
    expect(await statusOf(refs)).toBe('INCOMPLETE_FLOW');
    // The checker who was too late: for staff, as the bank now holds what we do not use.
    expect(await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no })).toBe(200);
    expect(await statusOf(refs)).toBe('INCOMPLETE_FLOW');
    expect(await world.notices()).toEqual(['submitted applied', 'completed parked contradicts']);
  });

  it('a set-up that was approved but never confirmed fails 48 hours later', async () => {
    const refs = await started();
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    world.clock.shift(47 * HOUR);
    await world.sweep();
    expect(await statusOf(refs)).toBe('PENDING_SETUP_EGIRO');
    world.clock.shift(HOUR);
    await world.sweep();
    expect(await statusOf(refs)).toBe('FAILED_SETUP');
  });
});

describe('two tabs', () => {
  it('two tabs with the same bank get one request', async () => {
    const replies = await Promise.all([world.setUp(), world.setUp(), world.setUp()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.txn_ref_no)).size).toBe(1);
    expect(await world.statusOf(HOME.accountId)).toEqual(['PENDING_SETUP']);
  });

  it('two tabs with two banks get one request, and the other is told of it', async () => {
    const replies = await Promise.all([
      world.setUp(),
      world.setUp({ bank_code: 'PNDNSGS0XXX', bank_name: 'Pandan Bank' }),
    ]);
    expect(replies.map(({ code }) => code).filter(Boolean)).toEqual(['SK_GIRO_1003']);
    expect(await world.statusOf(HOME.accountId)).toEqual(['PENDING_SETUP']);
  });
});

describe('a change of bank', () => {
  it('keeps the old one until the new one is active', async () => {
    const change = { account_number: ACTIVE.accountNo, bank_code: 'PNDNSGS0XXX', bank_name: 'Pandan Bank' };
    const { body: refs } = await world.setUp(change, BERNARD);
    const rows = async () =>
      (await world.list(ACTIVE.accountNo, BERNARD))
        .map(({ bank_name, status }) => `${bank_name} ${status}`)
        .sort();
    expect(await rows()).toEqual(['Cempaka Bank ACTIVE', 'Pandan Bank PENDING_SETUP']);
    expect((await world.terminate(await activeReference())).code).toBe('SK_GIRO_1003');
    await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no, last_four: '1111' });
    expect(await rows()).toEqual(['Pandan Bank ACTIVE']);
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['TERMINATED', 'ACTIVE']);
  });
});

describe('ending an eGIRO', () => {
  it('is confirmed at the bank', async () => {
    const { body: refs, status } = await world.terminate(await activeReference());
    expect([status, refs.status]).toEqual([200, 'SUCCESS']);
    expect(await statusOf(refs, BERNARD)).toBe('PENDING_TERMINATION');
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
    const { body: refs } = await world.terminate(await activeReference());
    await world.tell({ event: 'submitted', txn_ref_no: refs.txn_ref_no });
    expect(await statusOf(refs, BERNARD)).toBe('PENDING_APPROVAL_TERMINATION');
    await world.tell({ event: 'failed', txn_ref_no: refs.txn_ref_no, reason: 'REJECTED_SETUP' });
    expect(await statusOf(refs, BERNARD)).toBe('ACTIVE');
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['ACTIVE']);
    expect(await world.history(refs.txn_ref_no)).toContain('TERMINATION_REFUSED by bank');
  });

  it('a termination that was not finished goes back and can be submitted again; while it is open that is the same request', async () => {
    const reference = await activeReference();
    const { body: refs } = await world.terminate(reference);
    const again = { id: reference, accountNo: ACTIVE.accountNo, channel: 'UPORTAL' };
    const resubmit = () => world.rest<typeof refs>('POST', '/njord/v1/egiro/cancellation', BERNARD, again);
    expect((await resubmit()).body).toEqual(refs);
    world.clock.shift(20 * MINUTE);
    expect((await resubmit()).code).toBe('SK_GIRO_1003');
    await world.sweep();
    expect(await statusOf(refs, BERNARD)).toBe('INCOMPLETE_FLOW');
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['ACTIVE']);
    const { body: next } = await resubmit();
    expect([next.status, next.txn_ref_no === refs.txn_ref_no]).toEqual(['SUCCESS', false]);
  });

  it('is not given up while the bank, which has the approval, has yet to end it', async () => {
    const { body: refs } = await world.terminate(await activeReference());
    world.bank.answers.set(refs.txn_ref_no, { state: 'approved' });
    world.clock.shift(20 * MINUTE);
    await world.sweep();
    expect(await statusOf(refs, BERNARD)).toBe('PENDING_TERMINATION');
    world.bank.answers.set(refs.txn_ref_no, { state: 'completed', lastFour: null, limit: null });
    world.clock.shift(2 * MINUTE);
    await world.sweep();
    expect(await statusOf(refs, BERNARD)).toBe('TERMINATED');
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
    await world.sweep();
    await world.sweep();
    expect(world.bank.ended).toEqual([{ txnRefNo: record?.request?.txn_ref_no, ddaRefNo: record?.id }]);
    await world.tell({ event: 'completed', txn_ref_no: record?.request?.txn_ref_no });
    expect(await world.statusOf(PAPER.accountId)).toEqual(['TERMINATED']);
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
  it('suspends, resumes and ends an authorisation; what is older changes nothing', async () => {
    const dda_ref_no = await activeReference();
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
    const { body: refs } = await world.terminate(await activeReference());
    await world.tell({ event: 'terminated', dda_ref_no: refs.dda_ref_no });
    expect(await statusOf(refs, BERNARD)).toBe('TERMINATED');
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
    expect(await statusOf(refs)).toBe('ACTIVE');
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
    expect(await statusOf(refs)).toBe('PENDING_SETUP');
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
      dda_ref_no: await activeReference(),
    });
    expect(await statusOf(refs)).toBe('PENDING_SETUP');
    expect(await world.notices()).toEqual(['completed parked unknown', 'completed parked unknown']);
  });
});

describe('a result page', () => {
  it('asked with a forged link shows the truth to the holder, and nothing to anybody else', async () => {
    const refs = await started();
    expect(await statusOf(refs)).toBe('PENDING_SETUP');
    expect((await world.status(refs, BERNARD)).code).toBe('SK_ACCESS_1001');
    const mixed = { dda_ref_no: await activeReference(), txn_ref_no: refs.txn_ref_no };
    expect((await world.status(mixed)).code).toBe('SK_ACCESS_1001');
    expect((await world.status({ dda_ref_no: "x'", txn_ref_no: 'y' })).code).toBe('SK_ACCESS_1001');
  });
});

describe('a result page of before', () => {
  it('says that the GIRO is suspended, or has ended since', async () => {
    const refs = await started();
    const { txn_ref_no, dda_ref_no } = refs;
    await world.tell({ event: 'completed', txn_ref_no, last_four: '2208' });
    world.clock.shift(MINUTE);
    await world.tell({ event: 'suspended', dda_ref_no });
    expect(await statusOf(refs)).toBe('SUSPENDED');
    await world.tell({ event: 'terminated', dda_ref_no });
    expect((await world.status(refs)).body).toMatchObject({ status: 'TERMINATED', first_deduction: null });
  });
});

describe('the state machine', () => {
  it('is enforced by the database', async () => {
    const set = (status: 'PENDING_SETUP' | 'ACTIVE') =>
      world.db.updateTable('directDebit').set({ status }).where('accountId', '=', ENDED.accountId).execute();
    await expect(set('ACTIVE')).rejects.toThrow();
    await expect(set('PENDING_SETUP')).rejects.toThrow();
  });

  it('of requests is enforced by the database as well', async () => {
    const refs = await started();
    await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no, last_four: '2208' });
    const set = (change: { state?: string; isOpen?: boolean }) =>
      world.db.updateTable('customerRequest').set(change).where('requestId', '=', refs.txn_ref_no).execute();
    await expect(set({ state: 'PENDING_SETUP', isOpen: true })).rejects.toThrow(/does not go from/);
    await expect(set({ isOpen: true })).rejects.toThrow(/is open as long as/);
    await expect(set({ state: 'TERMINATED' })).rejects.toThrow(/does not go from/);
    const { rows } = await sql<{ step: string }>`
      select from_state || ' ' || to_state as step from customer_request_step where kind = 'giro'`.execute(
      world.db,
    );
    const steps = Object.entries(giroRequestSteps).flatMap(([from, all]) => all.map((to) => `${from} ${to}`));
    expect(rows.map(({ step }) => step).sort()).toEqual(steps.sort());
  });

  it('the database has the steps of the domain, and no other', async () => {
    const { rows } = await sql<{ step: string }>`
      select from_status || ' ' || to_status as step from direct_debit_step`.execute(world.db);
    const steps = Object.entries(authorisationSteps).flatMap(([from, all]) =>
      all.map((to) => `${from} ${to}`),
    );
    expect(rows.map(({ step }) => step).sort()).toEqual(steps.sort());
  });
});
