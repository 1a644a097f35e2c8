import { sgDay } from '@portal/domain/sg-time';
import { expect, test } from 'vitest';
import { toHeatDays } from './hours.rules.ts';

const row = (
  day: string,
  value: Readonly<Record<number, number>>,
  accountId = 1,
  estimated: readonly number[] = [],
) => ({
  accountId,
  day: sgDay(day),
  value: Array.from({ length: 48 }, (_, slot) => value[slot] ?? null),
  estimatedSlots: estimated.reduce((bits, slot) => bits + 2 ** slot, 0),
});
const today = sgDay('2026-11-20');
const open = new Set([1, 2]);

test('an hour is the sum of its two half hours, and says how sure it is', () => {
  const [day] = toHeatDays(
    [row('2026-11-20', { 0: 100, 1: 50, 2: 0, 3: 0, 4: 70, 46: 1, 47: 2 }, 1, [3, 47])],
    today,
    open,
  );
  expect(day?.wh.slice(0, 4)).toEqual([150, 0, 70, null]);
  expect(day?.wh[23]).toBe(3);
  expect(day?.kinds).toBe(`AEP${'M'.repeat(20)}E`);
});

test('a day of which nothing came stands between two that did, and so does a today without data', () => {
  const days = toHeatDays(
    [row('2026-11-17', { 0: 1, 1: 1 }), row('2026-11-19', { 0: 1, 1: 1 })],
    today,
    open,
  );
  expect(days.map(({ day, kinds }) => [day, kinds[0]])).toEqual([
    ['2026-11-17', 'A'],
    ['2026-11-18', 'M'],
    ['2026-11-19', 'A'],
    ['2026-11-20', 'M'],
  ]);
});

test('two accounts add up; one that lacks an hour makes it partial, one that was opened later does not', () => {
  const days = toHeatDays(
    [
      row('2026-11-18', { 0: 1, 1: 1 }),
      row('2026-11-19', { 0: 1, 1: 1, 2: 5, 3: 5 }),
      row('2026-11-19', { 0: 10, 1: 10 }, 2),
      row('2026-11-20', { 0: 1, 1: 1 }),
      row('2026-11-20', { 0: 2, 1: 2 }, 2),
    ],
    today,
    open,
  );
  expect(days.map(({ wh, kinds }) => [wh.slice(0, 2), kinds.slice(0, 2)])).toEqual([
    [[2, null], 'AM'],
    [[22, 10], 'AP'],
    [[6, null], 'AM'],
  ]);
});

test('no row is no day', () => {
  expect(toHeatDays([], today, open)).toEqual([]);
});

test('an open account that has fallen silent is missed, a closed one is not', () => {
  const rows = [
    row('2026-11-18', { 0: 1, 1: 1 }),
    row('2026-11-18', { 0: 10, 1: 10 }, 2),
    row('2026-11-19', { 0: 1, 1: 1 }),
  ];
  const readKinds = (stillOpen: ReadonlySet<number>) =>
    toHeatDays(rows, today, stillOpen).map(({ kinds }) => kinds[0]);
  expect(readKinds(open)).toEqual(['A', 'P', 'M']);
  expect(readKinds(new Set([1]))).toEqual(['A', 'A', 'M']);
});
