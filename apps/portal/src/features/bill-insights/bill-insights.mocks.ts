/** November 2026 of Tan Mei Lin as pictured (visual 45), and what may stand in its place. */
import type { InsightsCheck } from '../../insights/check-show.query.ts';
import type { InsightsMonth } from './month-detail.query.ts';

const mockMonths = Array.from({ length: 12 }, (_, index) =>
  index === 0 ? '2025-12' : `2026-${String(index).padStart(2, '0')}`,
);
const used = [330, 317, 324, 352, 391, 428, 419, 401, 382, 368, 359, 352];
const degrees = [26.6, 26.5, 27.1, 27.8, 28.3, 28.9, 28.8, 28.5, 28.3, 28.1, 28, 27.4];
const estimated: ReadonlySet<number> = new Set([4, 6, 8, 10]);

export const mockCheck = (over: Partial<InsightsCheck> = {}): InsightsCheck => ({
  show: true,
  dataAvailMonths: mockMonths,
  latestDataAvail: '2026-11',
  ...over,
});

export const mockConsumption: InsightsMonth['consumption'] = mockMonths.map((period, index) => ({
  period,
  current: used[index] ?? null,
  status: estimated.has(index) ? 'Estimated' : 'Actual',
  temperature: degrees[index] ?? null,
}));

export const mockMonth = (over: Partial<InsightsMonth> = {}): InsightsMonth => ({
  consumption: mockConsumption,
  unit: 'kWh',
  tariff: 3116,
  consumptionDiff: -7,
  tariffDiff: -146,
  weather: {
    average: 27.4,
    averageBefore: 28,
    hottest: { day: '2026-11-02', highest: 33.1 },
    rain: { days: 19, measured: 30 },
  },
  comparedWith: '2026-10',
  accountNo: '8934521670',
  billId: 'B2611-100101',
  from: '2026-10-19',
  to: '2026-11-17',
  days: 30,
  gstBasisPoints: 900,
  amount: 10_970,
  amountDiff: -739,
  changes: [
    { cause: 'usage', amount: -228, before: 359_000, now: 352_000 },
    { cause: 'price', amount: -511, before: 3262, now: 3116 },
  ],
  isCoolerSmaller: true,
  nextStep: { kind: 'air-conditioner', quantity: 26, amount: 810 },
  ...over,
});
