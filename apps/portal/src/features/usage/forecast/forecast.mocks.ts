/** The forecast of the pictures: 30 November and 20 November 2026, and what else may be answered. */
import type { ForecastAnswer, RunningBill } from '../../../insights/forecast.query.ts';

const running: RunningBill = {
  month: '2026-12',
  from: '2026-11-18',
  to: '2026-12-17',
  dayNumber: 3,
  days: 30,
  dataTo: '2026-11-20T07:00:00.000Z',
  soFar: 1423,
  electricity: 853,
  estimated: ['water', 'gas'],
  missingDays: 0,
  outlook: { state: 'early', likely: null, early: { fullDays: 2, startsOn: '2026-11-28' }, gap: null },
};
const none = { low: 0, middle: 0, high: 0 };

export const mockEarly: ForecastAnswer = {
  state: 'running',
  running,
  last: { month: '2026-11', total: 12_845 },
  record: null,
  trueUps: [{ utility: 'water', month: '2026-11', low: -412, high: 655 }],
  trueUpsNotKnown: [{ utility: 'gas', month: '2026-11', readings: 2, needed: 4 }],
  alwaysOn: { nights: 28, needed: 14, kWh: 7.2, cost: 224 },
};

export const mockLikely: ForecastAnswer = {
  ...mockEarly,
  running: {
    ...running,
    dayNumber: 13,
    soFar: 7122,
    electricity: 4378,
    outlook: {
      state: 'likely',
      likely: {
        missing: none,
        toCome: { low: 9200, middle: 9800, high: 10_500 },
        uSave: 4503,
        total: { low: 11_819, middle: 12_419, high: 13_119 },
      },
      early: null,
      gap: null,
    },
  },
  record: { bills: 11, held: 9 },
};

/** Three days of the bill have not come, or not wholly. */
export const mockMissing: ForecastAnswer = {
  ...mockLikely,
  running: {
    ...running,
    dayNumber: 15,
    soFar: 5410,
    electricity: 3410,
    missingDays: 3,
    outlook: {
      state: 'likely',
      likely: {
        missing: { low: 700, middle: 900, high: 1100 },
        toCome: { low: 8400, middle: 9000, high: 9500 },
        uSave: 4503,
        total: { low: 10_007, middle: 10_807, high: 11_507 },
      },
      early: null,
      gap: null,
    },
  },
};

export const mockGap: ForecastAnswer = {
  ...mockLikely,
  running: {
    ...running,
    dayNumber: 13,
    soFar: 6480,
    missingDays: 5,
    outlook: {
      state: 'gap',
      likely: null,
      early: null,
      gap: { rule: 'lastTen', missing: 5, of: 10, most: 2 },
    },
  },
  record: null,
};

/** Of a shop that the utility supplies: no water, no gas, no U-Save. */
export const mockCompany: ForecastAnswer = {
  ...mockLikely,
  running: {
    ...running,
    dayNumber: 13,
    soFar: 182_240,
    electricity: 182_240,
    estimated: [],
    outlook: {
      state: 'likely',
      likely: {
        missing: none,
        toCome: { low: 231_000, middle: 244_600, high: 258_000 },
        uSave: 0,
        total: { low: 413_240, middle: 426_840, high: 440_240 },
      },
      early: null,
      gap: null,
    },
  },
  trueUps: [],
  trueUpsNotKnown: [],
  last: { month: '2026-11', total: 431_277 },
};

export const mockWithout = (state: 'noHalfHours' | 'newMeter' | 'noPeriod' | 'unpriced'): ForecastAnswer => ({
  ...mockEarly,
  state,
  running: null,
  trueUps: [],
  trueUpsNotKnown: [],
});
