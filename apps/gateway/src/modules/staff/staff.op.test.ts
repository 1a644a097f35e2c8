/** @engines both */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { type ManualCalls, manualCalls, pdfFile } from '../linking/test/manual-calls.ts';

const SITI = 'staff@example.com';
const AMELIA = 'amelia@example.com';
const AISYAH = 'aisyah@sinmingbaking.example';
let world: TestWorld;
let calls: ManualCalls;
const open = async (options?: Parameters<typeof openTestWorld>[0]) => {
  world = await openTestWorld(options);
  calls = manualCalls(world);
};

describe('the queue of applications', () => {
  beforeAll(() => open());
  afterAll(() => world.close());

  test('shows what waits, the oldest last, and what was decided today', async () => {
    const queue = await calls.queue();
    expect(queue.waitingCount).toBe(queue.waiting.length);
    const times = queue.waiting.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(queue.oldestAt).toBe(times.at(-1));
    expect(
      queue.waiting.filter(({ differing }) => differing > 0).map(({ companyName }) => companyName),
    ).toEqual(['Pelangi Childcare Pte Ltd', 'Tanah Merah Logistics Pte Ltd']);
    expect(queue.waiting.find(({ companyName }) => companyName.startsWith('Hougang'))?.documentNo).toBe(2);
    expect(queue.decided.map(({ decision }) => decision)).toEqual(['approve', 'newDocument', 'reject']);
    expect(queue.decidedCount).toBe(3);
  });

  test.each([
    ['a part of the company’s name', 'metal', 'Defu Metal Trading'],
    ['the beginning of its UEN', 't18ll', 'Hougang Eye Clinic LLP'],
    ['its account number, however spelled', '00 8920 7010 11', 'Kallang Print Works'],
    ['its reference', 'lc-2611-0401', 'Kallang Print Works'],
  ])('is searched by %s', async (_what, search, company) => {
    expect((await calls.queue(search)).waiting.map(({ companyName }) => companyName)).toEqual([company]);
  });

  test('takes a sign that means something to the database for what it is', async () => {
    for (const search of ['%', '_', '\\', "' or 1=1 --"])
      expect((await calls.queue(search)).waitingCount).toBe(0);
  });

  test('forgets what was decided when the day in Singapore is over', async () => {
    world.clock.shift(9 * 3_600_000);
    expect((await calls.queue()).decidedCount).toBe(0);
    world.clock.shift(-9 * 3_600_000);
  });
});

describe('an open application', () => {
  beforeAll(() => open());
  afterAll(() => world.close());

  test('tells a second officer that the first has it open, for half an hour', async () => {
    expect((await calls.open('LC-2611-0401')).alsoOpenedBy).toBeNull();
    const first = await calls.open('LC-2611-0401');
    world.clock.shift(60_000);
    expect((await calls.open('LC-2611-0401', AMELIA)).alsoOpenedBy).toEqual({
      name: 'Siti Rahmah',
      at: first.openedAt,
    });
    world.clock.shift(30 * 60_000);
    expect((await calls.open('LC-2611-0401')).alsoOpenedBy).toBeNull();
  });

  test('shows its document to be saved, never as a page of ours', async () => {
    const { headers, statusCode } = await calls.document(SITI, 'LC-2611-0401');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-store',
    });
  });

  test.each(['LC-2611-9999', 'LC-2610-0401', '401', '', 'LC-2611-999999999999999'])(
    'there is no application "%s", and no look is recorded',
    async (itemId) => {
      const looks = (await calls.audit()).length;
      const reply = await world.call(SITI, { 'staff:linkApplication': { itemId } });
      expect(getCode(reply, 'staff:linkApplication')).toBe('SK_ACCESS_1001');
      expect((await calls.document(SITI, itemId)).statusCode).toBe(404);
      expect((await calls.audit()).length).toBe(looks);
    },
  );

  test('staff cannot see an application that was not submitted', async () => {
    await calls.validate(AISYAH);
    for (const itemId of ['LC-2611-1000', 'LC-0000-1000'])
      expect(getCode(await calls.decide(itemId, 'approve'), 'staff:decide')).toBe('SK_ACCESS_1001');
    expect((await calls.queue('sin ming')).waitingCount).toBe(0);
  });
});

describe('a decision', () => {
  beforeEach(open);
  afterEach(() => world.close());

  test('is made once: of officers who decide at the same moment all but one are told that it is decided', async () => {
    const { waiting } = await calls.queue();
    expect(waiting.length).toBeGreaterThan(5);
    for (const { itemId } of waiting) for (const person of [SITI, AMELIA]) await calls.open(itemId, person);
    const decisions = ['approve', 'reject', 'newDocument', 'reject'];
    const codes = await Promise.all(
      waiting.map(({ itemId, documentNo }) =>
        Promise.all(
          decisions.map(async (decision, n) => {
            const person = n % 2 === 0 ? SITI : AMELIA;
            return getCode(await calls.decide(itemId, decision, 'No.', person, documentNo), 'staff:decide');
          }),
        ),
      ),
    );
    for (const told of codes) {
      expect(told.filter((code) => code === undefined)).toHaveLength(1);
      expect(told.filter((code) => code === 'SK_STAFF_1001')).toHaveLength(decisions.length - 1);
    }
    const decided = (await calls.audit()).filter((row) =>
      /^staff:\d+ application:(approved|rejected|pending_document) /.test(row),
    );
    expect(decided).toHaveLength(waiting.length);
    const mails = await world.db
      .selectFrom('outbox')
      .select('kind')
      .where('kind', 'like', 'mail:%')
      .execute();
    expect(mails).toHaveLength(waiting.length);
  });

  test('sent again under its key is answered the same and decides nothing more', async () => {
    const reference = await calls.apply(AISYAH);
    await calls.open(reference);
    const input = { queue: 'linkApplications', itemId: reference, documentNo: 1, decision: 'approve' };
    const body = { 'staff:decide': input };
    const key = { 'idempotency-key': 'one-press' };
    const first = await world.call(SITI, body, key);
    expect((await world.call(SITI, body, key)).text).toBe(first.text);
    expect(getData(first, 'staff:decide')).toEqual({ status: 'approved' });
  });

  test.each(['reject', 'newDocument'])('the decision "%s" needs a note', async (decision) => {
    for (const note of [undefined, '', ' \n '])
      expect(getCode(await calls.decide('LC-2611-0401', decision, note), 'staff:decide')).toBe(
        'SK_STAFF_1003',
      );
  });

  test('is not made on one’s own application', async () => {
    await calls.apply(SITI);
    const [own] = (await calls.queue('sin ming')).waiting;
    expect((await calls.open(own?.itemId ?? '')).isOwn).toBe(true);
    expect(getCode(await calls.decide(own?.itemId ?? '', 'approve'), 'staff:decide')).toBe('SK_STAFF_1002');
    expect((await calls.open(own?.itemId ?? '', AMELIA)).isOwn).toBe(false);
    const other = await calls.decide(own?.itemId ?? '', 'approve', undefined, AMELIA);
    expect(getData(other, 'staff:decide').status).toBe('approved');
  });

  test('approving a company whose accounts are gone is refused, and nothing of it has happened', async () => {
    const reference = await calls.apply(AISYAH);
    await world.db
      .updateTable('businessPartner')
      .set({ uen: null })
      .where('uen', '=', '201900042H')
      .execute();
    expect(getCode(await calls.decide(reference, 'approve'), 'staff:decide')).toBe('SK_STAFF_1004');
    expect(await calls.visit(AISYAH)).toBe('account_in_progress');
    expect((await calls.open(reference)).status).toBe('in_progress');
    const mails = await world.db
      .selectFrom('outbox')
      .select('kind')
      .where('kind', 'like', 'mail:%')
      .execute();
    expect(mails).toEqual([]);
    expect((await calls.audit()).filter((row) => row.includes('application:approved'))).toEqual([]);
  });

  test('keeps its note in the application alone', async () => {
    const reference = await calls.apply(AISYAH);
    await calls.decide(reference, 'reject', 'Mr Lim may not sign.');
    const outbox = await world.db.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(outbox)).not.toContain('Mr Lim');
    expect((await calls.audit()).join('\n')).not.toContain('Mr Lim');
    expect((await calls.open(reference)).decision).toMatchObject({ note: 'Mr Lim may not sign.' });
  });

  test('a decision on documents sent again is a new one', async () => {
    const reference = await calls.apply(AISYAH);
    await calls.decide(reference, 'newDocument', 'Please sign it.');
    expect(getCode(await calls.decide(reference, 'approve'), 'staff:decide')).toBe('SK_STAFF_1001');
    await calls.send(AISYAH, { file: pdfFile('again.pdf', 'Signed now') });
    expect(getData(await calls.decide(reference, 'approve'), 'staff:decide').status).toBe('approved');
  });
});

describe('account numbers that are locked', () => {
  // No export hears of the reason.
  beforeAll(() => open({ settings: { EXPORT_URL: undefined } }));
  afterAll(() => world.close());

  test('are shown and lifted by staff, in any spelling; then the right details are right again', async () => {
    for (let tries = 0; tries < 5; tries += 1) await calls.validate(AISYAH, { postal: '000000' });
    expect(getCode(await calls.validate(AISYAH), 'reg:validateCustomerDetails')).toBe('SK_LIMIT_1001');
    const locks = getData(await world.call(SITI, { 'staff:linkLocks': {} }), 'staff:linkLocks').locks;
    expect(locks).toEqual([
      { accountNo: '8920031174', wrongTries: 5, lockedUntil: '2026-11-21T07:30:00.000Z' },
    ]);
    const lift = { accountNo: '00 8920 031174', reason: 'The holder called and was identified' };
    const lifted = async () =>
      getData(await world.call(SITI, { 'staff:liftLinkLock': lift }), 'staff:liftLinkLock').lifted;
    expect(await lifted()).toBe(true);
    expect(await lifted()).toBe(false);
    expect(getCode(await calls.validate(AISYAH), 'reg:validateCustomerDetails')).toBeUndefined();
    expect((await calls.audit()).filter((row) => row.includes('account-verification:lift'))).toEqual([
      'staff:1017 account-verification:lift account:110108 done',
    ]);
    expect(await world.db.selectFrom('liftedLock').selectAll().execute()).toEqual([
      { digits: '8920031174', liftedAt: world.clock.now(), staffId: 1017, reason: lift.reason },
    ]);
  });

  test('are lifted for a reason alone', async () => {
    const reply = await world.call(SITI, { 'staff:liftLinkLock': { accountNo: '8920031174', reason: ' ' } });
    expect(getCode(reply, 'staff:liftLinkLock')).toBe('SK_INPUT_1001');
  });
});

describe('who is not staff', () => {
  beforeAll(() => open());
  afterAll(() => world.close());
  const bodies = {
    'staff:queue': { name: 'linkApplications' },
    'staff:linkApplication': { itemId: 'LC-2611-0401' },
    'staff:decide': {
      ...{ queue: 'linkApplications', itemId: 'LC-2611-0401' },
      ...{ documentNo: 1, decision: 'approve' },
    },
    'staff:linkLocks': {},
    'staff:liftLinkLock': { accountNo: '8920031174', reason: 'x' },
  };

  async function allRefused(token: string): Promise<void> {
    for (const [name, input] of Object.entries(bodies)) {
      const reply = await world.callWith(token, { [name]: input });
      expect(getCode(reply, name), name).toBe('SK_ACCESS_1001');
    }
    const document = await world.app.inject({
      method: 'POST',
      url: '/skalbox/private/staff/linkDocument',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: '{"itemId":"LC-2611-0401"}',
    });
    expect(document.statusCode).toBe(404);
    expect(document.json()).toMatchObject({ error: { code: 'SK_ACCESS_1001' } });
  }

  test('is refused everything, also with a role in the token', async () => {
    await allRefused(await world.tokenFor('kallang@example.com'));
    await allRefused(await world.tokens.tokenFor('kallang@example.com', { roles: ['staff'] }));
  });

  test('any more is refused everything: the provider took the role away', async () => {
    await allRefused(await world.tokens.tokenFor(SITI, { roles: [] }));
  });

  test('a visitor without a sign-in is asked to log in', async () => {
    const reply = await world.app.inject({
      method: 'POST',
      url: '/skalbox/private/staff/linkDocument',
      payload: {},
    });
    expect(reply.statusCode).toBe(401);
  });
});
