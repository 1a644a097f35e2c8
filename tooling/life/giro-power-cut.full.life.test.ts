/**
 * A power cut while GIRO is set up, ended or deducted: the gateway as a process of its own, killed at each named place,
 * beside banks of its own. One request, one order and one payment come of it. KILL_POINTS=all takes every place.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sgDay, toSgDay } from '@portal/domain/sg-time';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../apps/gateway/src/clock.ts';
import { createTestTokens } from '../../apps/gateway/src/identity/test/test-tokens.ts';
import type { giroKillPoints, KillPoint } from '../../apps/gateway/src/kill-point.ts';
import { sendSigned } from '../../apps/sandbox/src/bank/send-notice.ts';
import { addPerson, EMAIL, named } from './add-person.ts';
import { type KillableGateway, killableGateway } from './killable-gateway.ts';

const usual: readonly KillPoint[] = ['giro-started', 'egiro-settled'];
const isTaken = (point: KillPoint): boolean => process.env.KILL_POINTS === 'all' || usual.includes(point);
const takePoints = (...places: readonly (typeof giroKillPoints)[number][]) => places.filter(isTaken);

const SECRET = 'what-the-banks-of-egiro-sign-with-in-tests';
const AMOUNT = 4_200;

let gateway: KillableGateway;
let banks: Server;
let origin = '';
let token = '';
/** Orders as they came, copies included: 'requests GR-2611-1001'. */
let orders: string[] = [];
let numbers = 1;

const ordered = (path: string) => orders.filter((order) => order.startsWith(`${path} `));

async function becomesOrdered(path: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const [order] = ordered(path);
    if (order !== undefined) return order.slice(path.length + 1);
    await wait(100);
  }
  throw new Error(`the banks got no order for ${path}`);
}

const setUp = () =>
  fetch(`${gateway.config.publicOrigin}/njord/v1/egiro/setup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      bank_code: 'CMPKSGS0XXX',
      bank_name: 'Cempaka Bank',
      bank_segment: 'RETAIL',
      account_number: named.account_number,
    }),
  })
    .then((reply) => reply.json() as Promise<{ txn_ref_no: string; redirect_url: string }>)
    .catch(() => null);

const tell = (event: string, about: object) =>
  sendSigned(
    { address: gateway.config.publicOrigin, secret: SECRET, now: systemClock.now },
    '/webhooks/egiro',
  )({
    event_id: `${event}-${Object.values(about)[0]}`,
    event,
    at: new Date(systemClock.now()).toISOString(),
    ...about,
  });

/** A GIRO in force; a bill that is due today, or a request to end it on paper. @returns the request */
async function addGiro(work: 'bill' | 'ending'): Promise<string> {
  numbers += 1;
  const [debitId, today] = [numbers, toSgDay(systemClock.now())];
  const instant = '2026-01-02T00:00:00Z';
  const request = { accountId: 1, requestId: `GR-2601-${1_000 + numbers}` };
  await gateway.withDatabase(async (db) => {
    await db
      .insertInto('directDebit')
      .values({
        accountId: 1,
        debitId,
        kind: work === 'bill' ? 'EGIRO' : 'PAPER_GIRO',
        status: work === 'bill' ? 'ACTIVE' : 'PENDING_TERMINATION',
        reference: `DDA-2601-${1_000 + numbers}`,
        bankCode: 'CMPKSGS0XXX',
        bankName: 'Cempaka Bank',
        segment: 'RETAIL',
        lastFour: '2208',
        since: sgDay('2026-01-02'),
        endedOn: null,
        limitCents: null,
        statusAt: instant,
      })
      .execute();
    if (work === 'ending') {
      const state = 'PENDING_TERMINATION';
      await db
        .insertInto('customerRequest')
        .values({
          ...request,
          kind: 'giro',
          state,
          isOpen: true,
          lastEvent: 1,
          payload: JSON.stringify({
            requestType: 'CANCELLATION',
            type: 'PAPER_GIRO',
            ddaRefNo: `DDA-2601-${1_000 + numbers}`,
            bankCode: 'CMPKSGS0XXX',
            bankName: 'Cempaka Bank',
            segment: null,
            ending: '2208',
          }),
          createdAt: instant,
          changedAt: instant,
          nextBy: null,
        })
        .execute();
      await db
        .insertInto('giroRequest')
        .values({
          ...request,
          debitId,
          requestType: 'CANCELLATION',
          statusBefore: 'ACTIVE',
          redirectUrl: null,
        })
        .execute();
      return;
    }
    const billId = `B${numbers}`;
    const period = { periodFrom: sgDay('2026-01-01'), periodTo: sgDay('2026-01-31') };
    const bill = { accountId: 1, billId, ...period, issuedOn: today, dueOn: today, totalCents: AMOUNT };
    await db.insertInto('bill').values(bill).execute();
    await db
      .insertInto('ledgerEntry')
      .values({
        accountId: 1,
        entryNo: 100 + numbers,
        kind: 'bill',
        amountCents: AMOUNT,
        effectiveOn: today,
        dueOn: today,
        billId,
        sourceRef: billId,
        recordedAt: instant,
      })
      .execute();
  });
  return request.requestId;
}

const countRows = () =>
  gateway.withDatabase(async (db) => {
    const payments = await db
      .selectFrom('ledgerEntry')
      .select('amountCents')
      .where('sourceRef', 'like', 'giro:%')
      .execute();
    const deductions = await db.selectFrom('giroDeduction').select('status').execute();
    const requests = await db
      .selectFrom('customerRequest')
      .select('state')
      .where('kind', '=', 'giro')
      .execute();
    return {
      payments: payments.map(({ amountCents }) => Number(amountCents)),
      deductions: deductions.map(({ status }) => status),
      requests: requests.map(({ state }) => state),
    };
  });

beforeAll(async () => {
  banks = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const path = (request.url ?? '').slice(1);
      const { txn_ref_no, payment_order } = JSON.parse(body) as {
        txn_ref_no?: string;
        payment_order?: string;
      };
      orders.push(`${path} ${txn_ref_no ?? payment_order ?? ''}`);
      const answers: Readonly<Record<string, object>> = {
        banks: { unavailable: [] },
        requests: { redirect_url: `${origin}/pages/${txn_ref_no}` },
      };
      reply.writeHead(path === 'requests/find' ? 404 : 200, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(answers[path] ?? {}));
    });
  });
  await new Promise<void>((resolve) => banks.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(banks.address() as AddressInfo).port}`;
  gateway = await killableGateway({ EGIRO_URL: origin, EGIRO_SECRETS: SECRET });
  await gateway.withDatabase(async (db) => {
    await addPerson(db);
    await db.insertInto('accountFeature').values({ accountId: 1, key: 'giro', state: true }).execute();
    token = await createTestTokens({ config: gateway.config, db, clock: systemClock }).tokenFor(EMAIL);
  });
});
afterEach(async () => {
  await gateway.end();
  orders = [];
  await gateway.withDatabase(async (db) => {
    await db
      .updateTable('directDebit')
      .set({ status: 'TERMINATED' })
      .where('status', 'in', ['ACTIVE', 'SUSPENDED'])
      .execute();
  });
});
afterAll(async () => {
  banks.close();
  await gateway.remove();
});

describe('a gateway that dies', () => {
  it.each(takePoints('giro-written', 'giro-started'))(
    'at "%s" goes on with the same set-up when the customer tries again',
    async (point) => {
      const { requests: before } = await countRows();
      await gateway.start(point);
      expect(await setUp()).toBeNull();
      expect(await gateway.died()).toBe('SIGKILL');
      await gateway.start();
      const reply = await setUp();
      expect(reply?.redirect_url).toBe(`${origin}/pages/${reply?.txn_ref_no}`);
      expect(new Set(ordered('requests'))).toEqual(new Set([`requests ${reply?.txn_ref_no}`]));
      expect(await tell('failed', { txn_ref_no: reply?.txn_ref_no, reason: 'REJECTED_BY_USER' })).toBe(200);
      await gateway.end();
      expect(await countRows()).toMatchObject({ requests: [...before, 'REJECTED_BY_USER'] });
    },
  );

  it.each(takePoints('giro-ending-sent'))('at "%s" ends a paper GIRO once', async (point) => {
    const txn_ref_no = await addGiro('ending');
    await gateway.start(point).catch(() => undefined);
    expect(await gateway.died()).toBe('SIGKILL');
    await gateway.start();
    await becomesOrdered('terminations');
    expect(await tell('completed', { txn_ref_no })).toBe(200);
    await gateway.end();
    expect(new Set(ordered('terminations'))).toEqual(new Set([`terminations ${txn_ref_no}`]));
    expect((await countRows()).requests.at(-1)).toBe('TERMINATED');
  });

  it.each(takePoints('deduction-begun', 'deduction-sent', 'egiro-applied', 'egiro-settled'))(
    'at "%s" deducts a bill once',
    async (point) => {
      const before = await countRows();
      await addGiro('bill');
      const paid = { payment_order: '', amount: AMOUNT, currency: 'SGD' };
      // A bill that is due is deducted at the start: the gateway may die before it answers.
      await gateway.start(point).catch(() => undefined);
      if (point.startsWith('egiro')) {
        paid.payment_order = await becomesOrdered('deductions');
        await tell('deduction_paid', paid);
      }
      expect(await gateway.died()).toBe('SIGKILL');

      await gateway.start();
      paid.payment_order = await becomesOrdered('deductions');
      expect(await tell('deduction_paid', paid)).toBe(200);
      expect(await tell('deduction_paid', paid)).toBe(200);
      await gateway.end();
      const after = await countRows();
      expect(after.payments).toEqual([...before.payments, -AMOUNT]);
      expect(after.deductions).toEqual([...before.deductions, 'PAID']);
      expect(new Set(ordered('deductions'))).toEqual(new Set([`deductions ${paid.payment_order}`]));
    },
  );
});
