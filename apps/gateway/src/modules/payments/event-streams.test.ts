import { fixedClock } from '@portal/domain/clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventStreams } from './event-streams.ts';
import type { Order } from './order.store.ts';
import type { OrderWatch } from './order-watch.ts';

const now = Date.parse('2026-11-20T15:30:00+08:00');
const order = {
  orderId: 'PN-2611-200001',
  expiredAt: now + 3_600_000,
  closedAt: null,
  paidBy: null,
  hasParked: false,
  parts: [],
} as unknown as Order;

let watched = 0;
const watch = {
  watch() {
    watched += 1;
    return () => {
      watched -= 1;
    };
  },
} as unknown as OrderWatch;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a stream says now and then that it is still there, and ends with the token that opened it', async () => {
  const streams = new EventStreams(watch, fixedClock(now));
  const stream = streams.open({ customerId: 1, tokenLeft: 40_000 }, order);
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
    'event: payment\ndata: {"order_id":"PN-2611-200001","status":"PENDING"}',
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
  const stream = streams.open({ customerId: 1, tokenLeft: 1e9 }, order);
  stream.destroy();
  await vi.advanceTimersByTimeAsync(1);
  expect([streams.size, watched]).toEqual([0, 0]);
});
