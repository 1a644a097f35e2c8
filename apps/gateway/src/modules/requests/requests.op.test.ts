import { requestKinds } from '@portal/domain/requests/request-kinds';
import { sgDay } from '@portal/domain/sg-time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../../db/tables/columns.ts';
import { withTransaction } from '../../db/transaction.ts';
import { deliverBatch } from '../../jobs/outbox-worker.ts';
import { readPdf } from '../../pdf/test/read-pdf.ts';
import { createMailer } from '../../ports/mail/create-mailer.ts';
import { devMailbox } from '../../ports/mail/dev-mailbox.store.ts';
import { getCode, getData } from '../../test/answers.ts';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { requestKinds as words } from '../../wire/request-kinds.ts';
import { requestMailHandlers } from './mails.ts';
import { moveRequest, openRequest, type RequestActor } from './public.ts';

const CHITRA = 'chitra@example.com';
const MEI_LIN = 'meilin@example.com';
const KIND = 'payment-arrangement';
const by: RequestActor = { actor: 'customer', actorId: 1003, source: 'W' };
const details = {
  overdueAmount: 28_640,
  overdueSince: '2026-09-07',
  partial: { amount: 8_640, dueOn: '2026-11-27' },
  instalments: [
    { amount: 10_000, month: '2026-12', dueOn: '2027-01-07' },
    { amount: 10_000, month: '2027-01', dueOn: '2027-02-07' },
  ],
};

let world: TestWorld;
let accountId: number;
beforeEach(async () => {
  world = await openTestWorld();
  const row = await world.db
    .selectFrom('account')
    .select('accountId')
    .where('accountNo', '=', '8934540017')
    .executeTakeFirstOrThrow();
  accountId = row.accountId;
});
afterEach(() => world.close());

const open = (state = requestKinds[KIND].first, account = accountId) =>
  withTransaction(world.db, (tx) =>
    openRequest(tx, {
      kind: KIND,
      accountId: account,
      state,
      details,
      nextBy: sgDay('2026-11-27'),
      by,
      at: world.clock.now(),
    }),
  );

async function opened(): Promise<string> {
  const request = await open();
  if (request === null) throw new Error('a request of this kind is open already');
  return request.requestId;
}

const move = (requestId: string, to: string, more: { sourceRef?: string; details?: Json } = {}) =>
  withTransaction(world.db, (tx) =>
    moveRequest(
      tx,
      { accountId, requestId, kind: KIND },
      { to, nextBy: null, by: { actor: 'portal' }, at: world.clock.now(), ...more },
    ),
  );

const list = async (email = CHITRA, accountNo = '8934540017') =>
  getData(await world.call(email, { 'request:list': { accountNos: [accountNo] } }), 'request:list').requests;
const detail = async (requestId: string, email = CHITRA) =>
  getData(await world.call(email, { 'request:detail': { requestId } }), 'request:detail');
const cancel = (requestId: string, email = CHITRA, key?: string) =>
  world.call(
    email,
    { 'request:cancel': { requestId, source: 'W' } },
    key === undefined ? {} : { 'idempotency-key': key },
  );

describe('a request', () => {
  test('is listed and opened by its customer, with who did what and when', async () => {
    const requestId = await opened();
    const expected = {
      requestId,
      kind: KIND,
      accountNo: '8934540017',
      state: 'PENDING',
      isOpen: true,
      createdAt: '2026-11-20T07:30:00.000Z',
      changedAt: '2026-11-20T07:30:00.000Z',
      nextBy: '2026-11-27',
      canCancel: true,
      canChange: false,
      details,
    };
    expect(await list()).toEqual([expected]);
    expect(await detail(requestId)).toEqual({
      request: expected,
      history: [
        { at: '2026-11-20T07:30:00.000Z', what: 'PENDING', state: 'PENDING', by: 'you', source: 'W' },
      ],
    });
  });

  test('says of what another customer of the account did that it was not the reader', async () => {
    const requestId = await opened();
    await withTransaction(world.db, (tx) =>
      moveRequest(
        tx,
        { accountId, requestId, kind: KIND },
        { to: 'CANCELLED', nextBy: null, by: { ...by, actorId: 1001 }, at: world.clock.now() },
      ),
    );
    const { history } = await detail(requestId);
    expect(history.map(({ what, by: actor }) => [what, actor])).toEqual([
      ['CANCELLED', 'other'],
      ['PENDING', 'you'],
    ]);
  });

  test('looks to everybody else like one that does not exist', async () => {
    const requestId = await opened();
    for (const id of [requestId, 'PA-2611-9999']) {
      const input = { requestId: id };
      expect(getCode(await world.call(MEI_LIN, { 'request:detail': input }), 'request:detail')).toBe(
        'SK_ACCESS_1001',
      );
      expect(getCode(await cancel(id, MEI_LIN), 'request:cancel')).toBe('SK_ACCESS_1001');
      expect((await download(id, MEI_LIN)).statusCode).toBe(404);
    }
    expect(await list(MEI_LIN, '8934521670')).toEqual([]);
  });

  test('is the only open one of its kind and account, however many are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => open()));
    expect(made.filter((request) => request !== null)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test('gives room for the next one when it is over', async () => {
    const requestId = await opened();
    await move(requestId, 'ENDED');
    expect(await open()).not.toBeNull();
    expect((await list()).map(({ state }) => state)).toEqual(['PENDING', 'ENDED']);
  });
});

describe('a change of state', () => {
  test('a move to a state that does not follow changes nothing and leaves no trace', async () => {
    const requestId = await opened();
    await move(requestId, 'COMPLETED');
    for (const to of ['IN_PROGRESS', 'PENDING', 'CANCELLED', 'NO_STATE'])
      expect(await move(requestId, to)).toBeNull();
    const { request, history } = await detail(requestId);
    expect([request.state, request.isOpen]).toEqual(['COMPLETED', false]);
    expect(history.map(({ what }) => what)).toEqual(['COMPLETED', 'PENDING']);
  });

  test('counts once, however often another system tells of it', async () => {
    const requestId = await opened();
    const told = await Promise.all(
      Array.from({ length: 10 }, () => move(requestId, 'IN_PROGRESS', { sourceRef: 'EV-1' })),
    );
    expect(told.filter((each) => each !== null)).toHaveLength(1);
    expect(await move(requestId, 'COMPLETED', { sourceRef: 'EV-1' })).toBeNull();
    expect((await detail(requestId)).request.state).toBe('IN_PROGRESS');
  });

  test('stands in the audit log with who did it, by ids alone', async () => {
    const requestId = await opened();
    await move(requestId, 'IN_PROGRESS');
    const rows = await world.db
      .selectFrom('auditEvent')
      .select(['actor', 'action', 'outcome'])
      .where('object', '=', `request:${requestId}`)
      .orderBy('seq')
      .execute();
    expect(rows).toEqual([
      { actor: 'customer:1003', action: 'request:payment-arrangement', outcome: 'PENDING' },
      { actor: 'portal', action: 'request:payment-arrangement', outcome: 'IN_PROGRESS' },
    ]);
  });

  test('can never be taken out of the history', async () => {
    const requestId = await opened();
    const change = world.db.updateTable('customerRequestEvent').set({ what: 'NOTHING' });
    await expect(change.where('requestId', '=', requestId).execute()).rejects.toThrow();
    await expect(world.db.deleteFrom('customerRequestEvent').execute()).rejects.toThrow();
  });
});

describe('a customer who cancels', () => {
  test('is heard once, and finds it in the history', async () => {
    const requestId = await opened();
    const first = await cancel(requestId, CHITRA, 'one');
    expect(getData(first, 'request:cancel')).toEqual({ state: 'CANCELLED' });
    expect((await cancel(requestId, CHITRA, 'one')).text).toBe(first.text);
    expect(getCode(await cancel(requestId, CHITRA, 'two'), 'request:cancel')).toBe('SK_REQUEST_1001');
    const { history } = await detail(requestId);
    expect(history.map(({ what, by: who }) => [what, who])).toEqual([
      ['CANCELLED', 'you'],
      ['PENDING', 'you'],
    ]);
  });

  test('is told that it is too late once the state does not allow it', async () => {
    const requestId = await opened();
    await move(requestId, 'IN_PROGRESS');
    expect(getCode(await cancel(requestId), 'request:cancel')).toBe('SK_REQUEST_1001');
    expect((await detail(requestId)).request.canCancel).toBe(false);
  });

  test('a request that is cancelled as it moves on ends in one of the two states, never in both', async () => {
    const requestId = await opened();
    const [moved, cancelled] = await Promise.all([move(requestId, 'IN_PROGRESS'), cancel(requestId)]);
    const isCancelled = getCode(cancelled, 'request:cancel') === undefined;
    expect(isCancelled).toBe(moved === null);
    expect((await detail(requestId)).history).toHaveLength(2);
  });
});

async function download(requestId: string, email = CHITRA) {
  return world.app.inject({
    method: 'POST',
    url: '/skalbox/private/requests/download',
    headers: { authorization: `Bearer ${await world.tokenFor(email)}` },
    payload: { requestId },
  });
}

test('the acknowledgement is a PDF that says what was asked for, when, and for whom', async () => {
  const requestId = await opened();
  const response = await download(requestId);
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  expect(response.headers['content-disposition']).toContain(`filename="Acknowledgement-${requestId}.pdf"`);
  const text = (await readPdf(new Uint8Array(response.rawPayload))).texts.join(' ').replace(/ +/g, ' ');
  for (const words of [
    'Request for Payment Arrangement',
    `Reference ${requestId}`,
    'Received 20 Nov 2026, 3:30 PM',
    'Account 8934540017',
    'Account holder Chitra Nair',
    'Overdue amount S$286.40',
    'Partial payment S$86.40 by 27 Nov 2026',
    'Instalment 2 S$100.00 by 07 Feb 2027',
  ])
    expect(text).toContain(words);
});

async function deliver(): Promise<void> {
  const { config, db, clock } = world;
  const log = { warn() {}, error() {} };
  const mailer = createMailer(config, db, clock);
  const handlers = requestMailHandlers({ config, db, clock, mailer, log }, world.identity.admin, words);
  while ((await deliverBatch({ db, clock, log, handlers })) > 0);
}

async function mails() {
  const mailbox = devMailbox(world.db, world.clock);
  const all = await Promise.all((await mailbox.list()).map(({ id }) => mailbox.get(id)));
  return all.flatMap((mail) => (mail ? [mail] : []));
}

describe('the customer is written to', () => {
  test('every change sends a mail with the reference, the last digits of the account and the way to the request', async () => {
    const requestId = await opened();
    await deliver();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: CHITRA,
      subject: 'We have received your payment arrangement request',
    });
    expect(mail?.text).toContain('Please pay S$86.40 by 27 Nov 2026.');
    expect(mail?.text).toContain(`Reference ${requestId}, account ending with 0017.`);
    expect(mail?.text).toContain(
      `View request: http://localhost:4000/services/payment-arrangement/${requestId}`,
    );
    expect(mail?.text).not.toContain('8934540017');
    await move(requestId, 'ENDED');
    await deliver();
    expect((await mails()).map(({ subject }) => subject)).toContain('Your payment arrangement has ended');
  });

  test('a mail tells of its change as it was, also when it leaves after the next one', async () => {
    const requestId = await opened();
    const changed = { ...details, partial: { amount: 8_641, dueOn: '2026-11-28' } };
    await move(requestId, 'IN_PROGRESS', { details: changed });
    await deliver();
    const texts = (await mails()).map(({ text }) => text).join();
    expect(texts).toContain('Please pay S$86.40 by 27 Nov 2026.');
    expect(texts).toContain('We have received your partial payment of S$86.41.');
  });

  test('no longer once the account is theirs no more', async () => {
    await opened();
    await world.db.deleteFrom('customerAccount').where('customerId', '=', 1003).execute();
    await deliver();
    expect(await mails()).toEqual([]);
  });
});
