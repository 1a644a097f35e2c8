import { fixedClock } from '@portal/domain/clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventStreams } from './event-streams.ts';
import type { Order } from './orders/order.store.ts';
import type { OrderWatch } from './orders/order-watch.ts';

const now = Date.parse('2026-11-20T15:30:00+08:00');
const order = {
  orderId: 'PN-2611-200001',
  expiredAt: now + 3_600_000,
  closedAt: null,
  paidBy: null,
  unmatched: [],
  parts: [],
} as unknown as Order;

let watched = 0;
let look: (order: Order) => void = () => undefined;
const mayHear = async () => true;
const watch = {
  watch(_orderId: string, listener: (order: Order) => void) {
    watched += 1;
    look = listener;
    return () => {
      watched -= 1;
    };
  },
} as unknown as OrderWatch;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a stream says now and then that it is still there, and ends with the token that opened it', async () => {
  const streams = new EventStreams(watch, fixedClock(now));
  const stream = streams.open({ customerId: 1, tokenLeft: 40_000, mayHear }, order);
  let text = '';
  let hasEnded = false;
  stream.on('data', (part) => {
    text += String(part);
  });
  stream.on('end', () => {
    hasEnded = true;
  });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(text.split('\n\n')).toEqual([
    'event: payment\ndata: {"order_id":"PN-2611-200001","status":"PENDING","unmatched_payments":[]}',
    ': still here',
    ': still here',
    '',
  ]);
  expect([hasEnded, streams.size, watched]).toEqual([false, 1, 1]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect([hasEnded, streams.size, watched]).toEqual([true, 0, 0]);
});

test('a stream whose reader has gone is let go', async () => {
  const streams = new EventStreams(watch, fixedClock(now));
  const stream = streams.open({ customerId: 1, tokenLeft: 1e9, mayHear }, order);
  stream.destroy();
  await vi.advanceTimersByTimeAsync(1);
  expect([streams.size, watched]).toEqual([0, 0]);
});

/** All that a stream has said, and whether it has ended. */
function heard(stream: NodeJS.ReadableStream) {
  const so = { far: '', hasEnded: false };
  stream.on('data', (part) => {
    so.far += String(part);
  });
  stream.on('end', () => {
    so.hasEnded = true;
  });
  return so;
}

test('a reader who loses access gets no more events, at the next event or within seconds', async () => {
  const streams = new EventStreams(watch, fixedClock(now));
  let may = true;
  const reader = { customerId: 1, tokenLeft: 1e9, mayHear: async () => may };
  const waiting = heard(streams.open(reader, order));
  const told = heard(streams.open(reader, order));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(waiting.hasEnded).toBe(false);
  may = false;
  look({ ...order, paidBy: 'T' });
  await vi.advanceTimersByTimeAsync(1);
  expect([told.far.includes('SUCCESS'), told.hasEnded, waiting.hasEnded]).toEqual([false, true, false]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect([waiting.hasEnded, streams.size]).toEqual([true, 0]);
});

test('news that could not be asked about wait for the next look', async () => {
  const streams = new EventStreams(watch, fixedClock(now));
  let isDown = true;
  const ask = async () => {
    if (isDown) throw new Error('the database is away');
    return true;
  };
  const stream = heard(streams.open({ customerId: 1, tokenLeft: 1e9, mayHear: ask }, order));
  look({ ...order, paidBy: 'T' });
  await vi.advanceTimersByTimeAsync(1);
  expect([stream.far.includes('SUCCESS'), stream.hasEnded]).toEqual([false, false]);
  isDown = false;
  look({ ...order, paidBy: 'T' });
  await vi.advanceTimersByTimeAsync(1);
  expect([stream.far.includes('SUCCESS'), stream.hasEnded]).toEqual([true, true]);
});
