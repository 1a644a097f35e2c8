import type { PaymentEvent } from '@portal/contract/payments/payments.rest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { MOST_OF_ONE } from './event-streams.ts';
import { decideParked } from './suspense/decide-parked.ts';
import { MEI_LIN, openPaymentWorld, type PaymentWorld } from './test/payment-world.ts';

const KOPI = 'kopi@example.com';

let world: PaymentWorld;
let origin: string;
beforeAll(async () => {
  world = await openPaymentWorld();
  origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  // Closes streams that tests left half read; the last test checks that streams close without this.
  world.app.server.closeAllConnections();
  await world.close();
});

async function open(email: string | null, orderId: string, signal?: AbortSignal) {
  const headers: Record<string, string> =
    email === null ? {} : { authorization: `Bearer ${await world.tokenFor(email)}` };
  return fetch(`${origin}/v1/payments/${orderId}/events`, { headers, ...(signal ? { signal } : {}) });
}

/** Events so far, and all of them when the stream ends. */
function follow(stream: Response): { states: string[]; events: PaymentEvent[]; ended: Promise<string[]> } {
  const states: string[] = [];
  const events: PaymentEvent[] = [];
  const read = async () => {
    let text = '';
    for await (const part of stream.body ?? []) {
      text += new TextDecoder().decode(part);
      const said = [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? ''));
      events.splice(0, events.length, ...said);
      states.splice(0, states.length, ...events.map(({ status }) => status));
    }
    return states;
  };
  return { states, events, ended: read() };
}

const statesIn = (stream: Response): Promise<string[]> => follow(stream).ended;
const PATIENCE = { timeout: 10_000, interval: 20 };

/** The first event alone. */
async function readFirst(stream: Response): Promise<string> {
  const reader = stream.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  reader?.releaseLock();
  return new TextDecoder().decode(value);
}

describe('a page that waits for a payment', () => {
  test('is told how it stands, then at once that it is paid, and the stream ends; in two tabs alike', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const tabs = await Promise.all([open(MEI_LIN, order_id), open(MEI_LIN, order_id)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    expect(tabs[0]?.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(tabs[0]?.headers.get('cache-control')).toBe('private, no-store');
    const reading = Promise.all(tabs.map(statesIn));
    await world.tell(await world.told(MEI_LIN, order_id));
    const paid = performance.now();
    expect(await reading).toEqual([
      ['PENDING', 'SUCCESS'],
      ['PENDING', 'SUCCESS'],
    ]);
    // Less than one on a machine that does nothing else.
    expect(performance.now() - paid).toBeLessThan(3000);
  });

  test('is told that money is being checked, and goes on waiting for the right one', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const { states, ended } = follow(await open(MEI_LIN, order_id));
    await world.tell(await world.told(MEI_LIN, order_id, { amount: 99 }));
    await vi.waitFor(() => expect(states).toContain('CHECKING'), PATIENCE);
    await world.tell(await world.told(MEI_LIN, order_id));
    expect(await ended).toEqual(['PENDING', 'CHECKING', 'SUCCESS']);
  });

  test('is told when its code ends, by the clock or by a newer one, and of money that comes late', async () => {
    const leaving = new AbortController();
    const first = await world.code(MEI_LIN, 101);
    const replaced = follow(await open(MEI_LIN, first.order_id, leaving.signal));
    const second = await world.code(MEI_LIN, 203);
    await vi.waitFor(() => expect(replaced.states).toEqual(['PENDING', 'EXPIRED']), PATIENCE);
    const ended = follow(await open(MEI_LIN, second.order_id, leaving.signal));
    world.clock.shift(86_400_000);
    await vi.waitFor(() => expect(ended.states).toEqual(['PENDING', 'EXPIRED']), PATIENCE);
    const late = await world.told(MEI_LIN, second.order_id);
    await world.tell(await world.told(MEI_LIN, first.order_id));
    await world.tell(late);
    for (const { states } of [replaced, ended])
      await vi.waitFor(() => expect(states).toEqual(['PENDING', 'EXPIRED', 'CHECKING']), PATIENCE);
    await withTransaction(world.db, (tx) =>
      decideParked(tx, { eventId: late.event_id, decision: { kind: 'return' }, clock: world.clock }),
    );
    await vi.waitFor(
      () => expect(ended.states).toEqual(['PENDING', 'EXPIRED', 'CHECKING', 'EXPIRED']),
      PATIENCE,
    );
    expect(ended.events.map(({ unmatched_payments }) => unmatched_payments)).toEqual([
      [],
      [],
      [{ amount: 203, currency: 'SGD', paid_at: late.paid_at, status: 'CHECKING', reason: 'late' }],
      [{ amount: 203, currency: 'SGD', paid_at: late.paid_at, status: 'RETURNED', reason: 'late' }],
    ]);
    world.clock.shift(-86_400_000);
    leaving.abort();
    await Promise.allSettled([replaced.ended, ended.ended]);
  });

  test('hears nothing more once its sign-in has ended, not even that it is paid just then', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const token = await world.tokens.tokenFor(MEI_LIN, { sid: 'a browser that signs out' });
    const headers = { authorization: `Bearer ${token}` };
    const { states, ended } = follow(await fetch(`${origin}/v1/payments/${order_id}/events`, { headers }));
    await vi.waitFor(() => expect(states).toEqual(['PENDING']), PATIENCE);
    const url = '/skalbox/private/users/logout';
    expect((await world.app.inject({ method: 'POST', url, headers })).statusCode).toBe(200);
    await world.tell(await world.told(MEI_LIN, order_id));
    expect(await ended).toEqual(['PENDING']);
  });

  test('hears nothing more once the account is no longer theirs', async () => {
    const { order_id, accountId } = await world.code(MEI_LIN, 100);
    const { states, ended } = follow(await open(MEI_LIN, order_id));
    await vi.waitFor(() => expect(states).toEqual(['PENDING']), PATIENCE);
    const link = world.db.selectFrom('customerAccount').selectAll().where('accountId', '=', accountId);
    const links = await link.execute();
    const notice = await world.told(MEI_LIN, order_id);
    await world.db.deleteFrom('customerAccount').where('accountId', '=', accountId).execute();
    await world.tell(notice);
    expect(await ended).toEqual(['PENDING']);
    await world.db.insertInto('customerAccount').values(links).execute();
  });

  test('hears nothing more once one of the two accounts of its code is no longer theirs', async () => {
    const [stored, lost] = (await world.dues(KOPI)).filter(({ amount }) => amount > 0);
    if (!stored || !lost) throw new Error('two accounts owe something');
    for (const { accountId } of [lost, stored]) {
      const accounts = [stored, lost].map(({ named, amount }) => ({ ...named, amount }));
      const response = await world.request(KOPI, { accounts, amount: stored.amount + lost.amount });
      const { order_id } = response.body;
      const { states, ended } = follow(await open(KOPI, order_id));
      await vi.waitFor(() => expect(states).toEqual(['PENDING']), PATIENCE);
      const links = await world.db
        .selectFrom('customerAccount')
        .selectAll()
        .where('accountId', '=', accountId)
        .execute();
      const notice = await world.told(KOPI, order_id, { amount: 99 });
      await world.db.deleteFrom('customerAccount').where('accountId', '=', accountId).execute();
      await world.tell(notice);
      expect(await ended).toEqual(['PENDING']);
      await world.db.insertInto('customerAccount').values(links).execute();
    }
  });

  test('a page of somebody else, or without a session, gets no event', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const foreign = await open('kopi@example.com', order_id);
    const unknown = await open('kopi@example.com', 'PN-2611-999999');
    expect([foreign.status, await foreign.text()]).toEqual([404, await unknown.text()]);
    expect((await open(null, order_id)).status).toBe(401);
  });

  test('is no page to ask for its headers alone', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const response = await fetch(`${origin}/v1/payments/${order_id}/events`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${await world.tokenFor(MEI_LIN)}` },
    });
    expect(response.status).toBe(404);
  });

  test('may be open a few times for one person; one that is closed makes room', async () => {
    const { order_id } = await world.code(MEI_LIN, 100);
    const leaving = new AbortController();
    const streams = await Promise.all(
      Array.from({ length: MOST_OF_ONE }, () => open(MEI_LIN, order_id, leaving.signal)),
    );
    expect(await Promise.all(streams.map(readFirst))).toEqual(
      streams.map(() => expect.stringContaining('"PENDING"')),
    );
    const refused = await open(MEI_LIN, order_id);
    expect([refused.status, await refused.json()]).toMatchObject([429, { error: { code: 'SK_LIMIT_1001' } }]);
    leaving.abort();
    const again = new AbortController();
    await vi.waitFor(async () => {
      expect((await open(MEI_LIN, order_id, again.signal)).status).toBe(200);
    }, PATIENCE);
    again.abort();
  });
});

test('a gateway that stops ends its streams instead of waiting for their readers', async () => {
  const stopping = await openPaymentWorld();
  const at = await stopping.app.listen({ port: 0, host: '127.0.0.1' });
  const { order_id } = await stopping.code(MEI_LIN, 100);
  const stream = await fetch(`${at}/v1/payments/${order_id}/events`, {
    headers: { authorization: `Bearer ${await stopping.tokenFor(MEI_LIN)}` },
  });
  const reading = statesIn(stream);
  const began = performance.now();
  await stopping.close();
  expect(await reading).toEqual(['PENDING']);
  expect(performance.now() - began).toBeLessThan(5000);
});
