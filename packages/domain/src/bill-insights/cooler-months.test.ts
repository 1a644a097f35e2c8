import { expect, it } from 'vitest';
import { type MonthOfUse, showsCoolerMonths } from './cooler-months.ts';

/** Months of the picture, December to November. */
const pictured: readonly MonthOfUse[] = [
  [266, 330],
  [265, 317],
  [271, 324],
  [278, 352],
  [283, 391],
  [289, 428],
  [288, 419],
  [285, 401],
  [283, 382],
  [281, 368],
  [280, 359],
  [274, 352],
].map(([temperature = 0, kWh = 0], index) => ({
  temperature,
  milli: kWh * 1_000,
  days: 30,
  cost: kWh * 30,
  isEstimated: [4, 6, 8, 10].includes(index),
}));
const change = (at: number, over: Partial<MonthOfUse>) =>
  pictured.map((month, index) => (index === at ? { ...month, ...over } : month));

it('the twelve pictured months show it', () => {
  expect(showsCoolerMonths(pictured)).toBe(true);
});

it.each([
  ['eleven months', pictured.slice(1)],
  ['a month without a bill', change(3, { milli: null })],
  ['a month without its temperature', change(3, { temperature: null })],
  ['more estimates than readings', pictured.map((month, at) => ({ ...month, isEstimated: at < 7 }))],
  ['months that were all as warm', pictured.map((month, at) => ({ ...month, temperature: 280 + (at % 9) }))],
  [
    'use that does not follow',
    pictured.map((month, at) => ({ ...month, milli: 300_000 + (at % 2) * 90_000 })),
  ],
  [
    'use that hardly follows',
    pictured.map((month) => ({ ...month, milli: 300_000 + (month.milli ?? 0) / 20 })),
  ],
  ['bills that were larger in the cool', pictured.map((month) => ({ ...month, cost: 20_000 - month.cost }))],
])('%s do not', (_, months) => {
  expect(showsCoolerMonths(months)).toBe(false);
});

it('a longer bill is no larger use: the days are taken out', () => {
  const longer = pictured.map((month) => ({ ...month, days: 60, milli: (month.milli ?? 0) * 2 }));
  expect(showsCoolerMonths(longer)).toBe(true);
});
