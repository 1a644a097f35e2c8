/**
 * A power cut between the bank's notice and the receipt: the gateway as a process of its own, killed at each named
 * place. The money is always on the account once and the order is paid. KILL_POINTS=all takes every place.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../apps/gateway/src/clock.ts';
import { createTestTokens } from '../../apps/gateway/src/identity/test/test-tokens.ts';
import { type KillPoint, paymentKillPoints } from '../../apps/gateway/src/kill-point.ts';
import { createNoticeSender, type PaynowNotice } from '../../apps/sandbox/src/bank/send-notice.ts';
import { addPerson, EMAIL, named, OWED } from './add-person.ts';
import { type KillableGateway, killableGateway } from './killable-gateway.ts';

/** With everything written but not for good. */
const usual: readonly KillPoint[] = ['payment-posted'];
const points: readonly KillPoint[] = process.env.KILL_POINTS === 'all' ? paymentKillPoints : usual;

const SECRET = 'what-the-bank-signs-with-in-this-test';
const PART = 1_234;

let gateway: KillableGateway;
let token = '';

async function call(path: string, body?: unknown): Promise<Record<string, unknown>> {
  const reply = await fetch(`${gateway.config.publicOrigin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = (await reply.json()) as Record<string, unknown>;
  if (!reply.ok) throw new Error(JSON.stringify(said));
  return said;
}

/** As the demo bank tells it. */
const sendNotice = (notice: PaynowNotice) =>
  createNoticeSender({ address: gateway.config.publicOrigin, secret: SECRET, now: systemClock.now })(notice);

/** Rows of this order after the power cut. */
const readRemaining = (orderId: string) =>
  gateway.withDatabase(async (db) => {
    const payments = await db
      .selectFrom('ledgerEntry')
      .select('amountCents')
      .where('orderId', '=', orderId)
      .execute();
    const notices = await db
      .selectFrom('bankNotice')
      .select('outcome')
      .where('eventId', '=', `event-of-${orderId}`)
      .execute();
    return { payments: payments.length, notices: notices.map(({ outcome }) => outcome) };
  });

const expected: Partial<Record<KillPoint, Awaited<ReturnType<typeof readRemaining>>>> = {
  'notice-received': { payments: 0, notices: [] },
  'notice-kept': { payments: 0, notices: [null] },
  'notice-claimed': { payments: 0, notices: [null] },
  'payment-posted': { payments: 0, notices: [null] },
  'payment-settled': { payments: 1, notices: ['posted'] },
  'payment-told': { payments: 1, notices: ['posted'] },
};

/** A page that waits for the payment, until the gateway dies under it. */
async function waitForNews(orderId: string): Promise<void> {
  const stream = await fetch(`${gateway.config.publicOrigin}/v1/payments/${orderId}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(stream.status).toBe(200);
  stream.text().catch(() => '');
}

async function becomesPaid(orderId: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await call(`/v1/payments/${orderId}`)).status === 'SUCCESS') return;
    await wait(100);
  }
  throw new Error('the order is not paid');
}

beforeAll(async () => {
  gateway = await killableGateway({ PAYNOW_WEBHOOK_SECRETS: SECRET });
  await gateway.withDatabase(async (db) => {
    await addPerson(db);
    const tokens = createTestTokens({ config: gateway.config, db, clock: systemClock });
    token = await tokens.tokenFor(EMAIL);
  });
});
afterAll(() => gateway.remove());

describe('a gateway that dies between the bank’s notice and the receipt', () => {
  it.each(points)(
    'a gateway killed at "%s" has posted nothing by half, and posts it once when it is back',
    async (point) => {
      await gateway.start(point);
      const code = await call('/v1/payments/paynow/request', { ...named, amount: PART });
      const orderId = String(code.order_id);
      const order = await call(`/v1/payments/${orderId}`);
      const notice: PaynowNotice = {
        event_id: `event-of-${orderId}`,
        transaction_id: `payment-of-${orderId}`,
        reference: String(order.reference),
        amount: PART,
        currency: 'SGD',
        paid_at: new Date(systemClock.now()).toISOString(),
      };
      if (point === 'payment-told') await waitForNews(orderId);
      // Killed before the answer, or after it: what is settled is settled later.
      const answered = await sendNotice(notice);
      expect(await gateway.died()).toBe('SIGKILL');
      expect(await readRemaining(orderId)).toEqual(expected[point]);

      await gateway.start();
      // A bank without an answer tells it again; one that has its answer does not.
      if (answered === null) expect(await sendNotice(notice)).toBe(200);
      await becomesPaid(orderId);
      expect(await sendNotice(notice)).toBe(200);
      await gateway.end();
      expect(await readRemaining(orderId)).toEqual({ payments: 1, notices: ['posted'] });
    },
  );

  it('has taken from the account what was paid, to the cent', async () => {
    const { sum } = await gateway.withDatabase((db) =>
      db
        .selectFrom('ledgerEntry')
        .select(({ fn }) => fn.sum<number | string>('amountCents').as('sum'))
        .executeTakeFirstOrThrow(),
    );
    expect(Number(sum)).toBe(OWED - points.length * PART);
  });
});
