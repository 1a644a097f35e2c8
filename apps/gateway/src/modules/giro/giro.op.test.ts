import { giroRequestSteps } from '@portal/domain/giro/giro-request';
import { authorisationSteps } from '@portal/domain/giro/giro-status';
import { instantText } from '@portal/domain/sg-time';
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
    expect((await world.terminate(await world.activeReference(), HOME.accountNo, MEI_LIN)).code).toBe(
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
    expect(await world.stateOf(refs)).toBe('PENDING_SETUP');
    expect(await world.eligibility([HOME.accountNo])).toEqual(['NOT_ELIGIBLE']);
    const about = { dda_ref_no: refs.dda_ref_no, txn_ref_no: refs.txn_ref_no };
    expect(await world.tell({ event: 'approved', ...about })).toBe(200);
    expect(await world.stateOf(refs)).toBe('PENDING_SETUP_EGIRO');
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
      expect(await world.stateOf(refs)).toBe(reason);
      expect(await world.statusOf(HOME.accountId)).toEqual([status]);
      expect(await world.list()).toEqual([]);
      expect(await world.eligibility([HOME.accountNo])).toEqual(['ELIGIBLE_WITHOUT_EXISTING_GIRO']);
    },
  );

  it('a set-up whose window is closed ends after 20 minutes, once the bank has said that it knows no answer', async () => {
    const refs = await started();
    world.clock.shift(19 * MINUTE);
    await world.sweep();
    expect(await world.stateOf(refs)).toBe('PENDING_SETUP');
    world.clock.shift(MINUTE);
    world.bank.isDown = true;
    await world.sweep();
    expect((await world.status(refs)).body).toMatchObject({ status: 'PENDING_SETUP', redirect_url: null });
    world.bank.isDown = false;
    world.clock.shift(61_000);
    await world.sweep();
    expect(await world.stateOf(refs)).toBe('INCOMPLETE_FLOW');
  });

  it('a set-up whose call-back was lost is found at the bank when its time is over', async () => {
    const refs = await started();
    world.bank.answers.set(refs.txn_ref_no, { state: 'completed', lastFour: '2208', limit: null });
    world.clock.shift(20 * MINUTE);
    await world.sweep();
    expect(await world.stateOf(refs)).toBe('ACTIVE');
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
    const begunAt = world.clock.now();
    const refs = await started({ bank_segment: 'CORPORATE' });
    world.clock.shift(47 * MINUTE);
    await world.tell({ event: 'submitted', txn_ref_no: refs.txn_ref_no });
    expect(await world.stateOf(refs)).toBe('PENDING_APPROVAL_SETUP');
    // The mail that goes out then names the instant.
    const { payload } = await world.db
      .selectFrom('customerRequest')
      .select('payload')
      .where('requestId', '=', refs.txn_ref_no)
      .executeTakeFirstOrThrow();
    expect(payload).toMatchObject({ answerBy: instantText(begunAt + 48 * HOUR) });
    world.clock.shift(46 * HOUR);
    await world.sweep();
    expect(await world.stateOf(refs)).toBe('PENDING_APPROVAL_SETUP');
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no });
    expect(await world.stateOf(refs)).toBe('ACTIVE');
  });

  it('ends when the 48 hours are over', async () => {
    const refs = await started({ bank_segment: 'CORPORATE' });
    await world.tell({ event: 'submitted', txn_ref_no: refs.txn_ref_no });
    world.clock.shift(48 * HOUR);
    await world.sweep();
    expect(await world.stateOf(refs)).toBe('INCOMPLETE_FLOW');
    // The checker who was too late: for staff, as the bank now holds what we do not use.
    expect(await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no })).toBe(200);
    expect(await world.stateOf(refs)).toBe('INCOMPLETE_FLOW');
    expect(await world.notices()).toEqual(['submitted applied', 'completed parked contradicts']);
  });

  it('a set-up that was approved but never confirmed fails 48 hours later', async () => {
    const refs = await started();
    await world.tell({ event: 'approved', txn_ref_no: refs.txn_ref_no });
    world.clock.shift(47 * HOUR);
    await world.sweep();
    expect(await world.stateOf(refs)).toBe('PENDING_SETUP_EGIRO');
    world.clock.shift(HOUR);
    await world.sweep();
    expect(await world.stateOf(refs)).toBe('FAILED_SETUP');
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
    expect((await world.terminate(await world.activeReference())).code).toBe('SK_GIRO_1003');
    await world.tell({ event: 'completed', txn_ref_no: refs.txn_ref_no, last_four: '1111' });
    expect(await rows()).toEqual(['Pandan Bank ACTIVE']);
    expect(await world.statusOf(ACTIVE.accountId)).toEqual(['TERMINATED', 'ACTIVE']);
  });
});

describe('a result page', () => {
  it('asked with a forged link shows the truth to the holder, and nothing to anybody else', async () => {
    const refs = await started();
    expect(await world.stateOf(refs)).toBe('PENDING_SETUP');
    expect((await world.status(refs, BERNARD)).code).toBe('SK_ACCESS_1001');
    const mixed = { dda_ref_no: await world.activeReference(), txn_ref_no: refs.txn_ref_no };
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
    expect(await world.stateOf(refs)).toBe('SUSPENDED');
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

  it('the database enforces the steps of requests, and has no others', async () => {
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
