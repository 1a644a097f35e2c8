/**
 * A power cut while a refund is paid out or cancelled: the gateway as a process of its own, killed at each named place,
 * beside a treasury of its own. The money leaves the ledger once and is paid once. KILL_POINTS=all takes every place.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sgDay } from '@portal/domain/sg-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../apps/gateway/src/clock.ts';
import { createTestTokens } from '../../apps/gateway/src/identity/test/test-tokens.ts';
import { type KillPoint, refundKillPoints } from '../../apps/gateway/src/kill-point.ts';
import { sendSigned } from '../../apps/sandbox/src/bank/send-notice.ts';
import { addPerson, EMAIL, OWED } from './add-person.ts';
import { type KillableGateway, killableGateway } from './killable-gateway.ts';

const usual: readonly KillPoint[] = ['payout-posted', 'treasury-settled'];
const points: readonly KillPoint[] = process.env.KILL_POINTS === 'all' ? refundKillPoints : usual;

const SECRET = 'what-the-treasury-signs-with-in-tests';
const CREDIT = 12_345;

let gateway: KillableGateway;
let treasury: Server;
let token = '';
/** References of the orders as they came, copies included. */
let orders: string[] = [];
let numbers = 1_001;

/** A request whose check has ended, on an account with that credit. */
async function addRequest(): Promise<string> {
  numbers += 1;
  const requestId = `RF-2601-${numbers}`;
  const at = '2026-01-02T00:00:00Z';
  const payload = JSON.stringify({
    amount: CREDIT,
    method: '08',
    proxyType: 'NRIC',
    suffix: '',
    transferToAccount: null,
    bankId: null,
    ending: '123A',
  });
  await gateway.withDatabase(async (db) => {
    const common = { accountId: 1, requestId, state: 'PENDING' };
    await db
      .insertInto('ledgerEntry')
      .values({
        accountId: 1,
        entryNo: numbers,
        kind: 'adjustment',
        amountCents: -CREDIT,
        effectiveOn: sgDay('2026-01-02'),
        sourceRef: `credit:${requestId}`,
        recordedAt: at,
      })
      .execute();
    await db
      .insertInto('customerRequest')
      .values({
        ...common,
        kind: 'request-refund',
        isOpen: true,
        lastEvent: 1,
        payload,
        createdAt: at,
        changedAt: at,
        nextBy: sgDay('2026-01-09'),
      })
      .execute();
    await db
      .insertInto('customerRequestEvent')
      .values({
        ...common,
        eventNo: 1,
        what: 'PENDING',
        at,
        actor: 'customer',
        actorId: 1,
        source: 'W',
        sourceRef: null,
      })
      .execute();
  });
  return requestId;
}

const readRemaining = (requestId: string) =>
  gateway.withDatabase(async (db) => {
    const entries = await db
      .selectFrom('ledgerEntry')
      .select('amountCents')
      .where('sourceRef', '=', `refund:${requestId}`)
      .execute();
    const request = await db
      .selectFrom('customerRequest')
      .select('state')
      .where('requestId', '=', requestId)
      .executeTakeFirstOrThrow();
    return { entries: entries.map(({ amountCents }) => Number(amountCents)), state: request.state };
  });

async function ask(path: string, body: unknown): Promise<Response> {
  return fetch(`${gateway.config.publicOrigin}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const cancel = (requestId: string) =>
  ask('/api', { 'request:cancel': { requestId, source: 'W' } }).catch(() => null);

/** As the treasury tells it. */
const tellPaid = (reference: string) =>
  sendSigned(
    { address: gateway.config.publicOrigin, secret: SECRET, now: systemClock.now },
    '/webhooks/treasury',
  )({
    event_id: `event-of-${reference}`,
    reference,
    event: 'paid',
    amount: CREDIT,
    currency: 'SGD',
    at: new Date(systemClock.now()).toISOString(),
  });

async function becomesOrdered(reference: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (orders.includes(reference)) return;
    await wait(100);
  }
  throw new Error('the payout was not ordered');
}

const after: Partial<Record<KillPoint, { entries: number[]; state: string }>> = {
  'payout-posted': { entries: [], state: 'PENDING' },
  'payout-sending': { entries: [CREDIT], state: 'IN_PROGRESS' },
  'treasury-applied': { entries: [CREDIT], state: 'IN_PROGRESS' },
  'treasury-settled': { entries: [CREDIT], state: 'REFUNDED' },
};

beforeAll(async () => {
  treasury = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      orders.push(String((JSON.parse(body) as { reference?: unknown }).reference));
      reply.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => treasury.listen(0, '127.0.0.1', resolve));
  const { port } = treasury.address() as AddressInfo;
  gateway = await killableGateway({
    TREASURY_URL: `http://127.0.0.1:${port}`,
    TREASURY_SECRETS: SECRET,
  });
  await gateway.withDatabase(async (db) => {
    await addPerson(db);
    await db
      .insertInto('ledgerEntry')
      .values({
        accountId: 1,
        entryNo: 2,
        kind: 'payment',
        amountCents: -OWED,
        effectiveOn: sgDay('2026-01-02'),
        sourceRef: 'paid',
        recordedAt: '2026-01-02T00:00:00Z',
      })
      .execute();
    token = await createTestTokens({ config: gateway.config, db, clock: systemClock }).tokenFor(EMAIL);
  });
});
afterAll(async () => {
  treasury.close();
  await gateway.remove();
});

describe('a gateway that dies while a refund is paid out', () => {
  it.each(points)('pays it once when it dies at "%s"', async (point) => {
    orders = [];
    const reference = await addRequest();
    // A check that has ended is paid out at the start: the gateway may die before it answers.
    await gateway.start(point).catch(() => undefined);
    if (point.startsWith('treasury')) {
      await becomesOrdered(reference);
      await tellPaid(reference);
    }
    expect(await gateway.died()).toBe('SIGKILL');
    expect(await readRemaining(reference)).toEqual(after[point]);

    await gateway.start();
    await becomesOrdered(reference);
    expect(await tellPaid(reference)).toBe(200);
    expect(await tellPaid(reference)).toBe(200);
    await gateway.end();
    expect(await readRemaining(reference)).toEqual({ entries: [CREDIT], state: 'REFUNDED' });
    expect(new Set(orders)).toEqual(new Set([reference]));
  });

  it('has cancelled a request whose answer never came, and pays nothing for it', async () => {
    orders = [];
    const requestId = await addRequest();
    await gateway.withDatabase((db) =>
      db
        .updateTable('customerRequest')
        .set({ nextBy: sgDay('2099-01-02') })
        .where('requestId', '=', requestId)
        .execute(),
    );
    await gateway.start('write-committed');
    expect(await cancel(requestId)).toBeNull();
    expect(await gateway.died()).toBe('SIGKILL');
    expect(await readRemaining(requestId)).toEqual({ entries: [], state: 'CANCELLED' });
    await gateway.start();
    expect((await cancel(requestId))?.status).toBe(200);
    await gateway.end();
    expect(await readRemaining(requestId)).toEqual({ entries: [], state: 'CANCELLED' });
    expect(orders).toEqual([]);
  });
});
