import { expect, test } from 'vitest';
import { addHalfHours, dataToSlot, formatPeriod, isEstimated, toUnit } from './half-hours.rules.ts';

const day = (values: Record<number, number>) => Array.from({ length: 48 }, (_, slot) => values[slot] ?? null);

test('two meters add up; a half hour that neither measured stays unknown and does not become zero', () => {
  const both = addHalfHours([day({ 0: 100, 1: 0 }), day({ 0: 50, 2: 7 })]);
  expect(both.slice(0, 4)).toEqual([150, 0, 7, null]);
});

test('the last half hour of the day can be estimated too', () => {
  expect(isEstimated(2 ** 47, 47)).toBe(true);
  expect(isEstimated(2 ** 47, 46)).toBe(false);
  expect(isEstimated(2 ** 40 + 2, 1)).toBe(true);
});

test('a day is measured up to the end of its last known half hour', () => {
  expect(dataToSlot(day({ 0: 1, 29: 0 }))).toBe(30);
  expect(dataToSlot(day({}))).toBeNull();
});

test('half hours are named by their start, amounts are in kWh or Cu M', () => {
  expect([0, 2, 13, 47].map(formatPeriod)).toEqual(['00:00', '01:00', '06:30', '23:30']);
  expect(toUnit(218)).toBe(0.218);
});
