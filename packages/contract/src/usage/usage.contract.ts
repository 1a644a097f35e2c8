/** Usage: one day in half hours beside the usual day, one month by days, and to when there is data. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, cents, day, dayInput, instant, utility } from '../values.ts';
import { monthInput, periodStatus, runningDay, unit, usualDays } from './usage-values.ts';

/** One half hour. `current` and `usual` are in the unit of the series (kWh with three decimals, Cu M). */
const hourlySlot = z.strictObject({
  /** Start of the half hour, 'HH:mm' in Singapore. */
  period: z.string().check(z.regex(/^([01]\d|2[0-3]):(00|30)$/)),
  /** null = not measured, which is not zero. */
  current: z.nullable(z.number()),
  status: z.enum(['Actual', 'Estimated']),
  usual: z.nullable(z.number()),
});

const hourlySeries = z.strictObject({
  utility,
  unit,
  consumption: z.array(hourlySlot).check(z.minLength(48), z.maxLength(48)),
  /** Sum of what was measured, in the unit. */
  current: z.number(),
  /** Up to when the day is measured; null when nothing has come yet. */
  dataTo: z.nullable(instant),
  /** The instant at which the newest version of the day came; null: nothing has. */
  updatedAt: z.nullable(instant),
  /** How many days of the same weekday the usual day rests on; the line shows from three on. */
  usualDays: z.int(),
  /** Tariff of that day in 1/10,000 dollars a unit before GST, and GST in 1/100 percent. */
  rateE4: z.nullable(z.int()),
  gstBasisPoints: z.int(),
  premiseType: z.string(),
});

export const hourly = operation({
  name: 'consumption:hourly',
  summary: 'The 48 half hours of one day of the given accounts, with the usual same weekday.',
  effect: 'read',
  input: z.strictObject({
    accountNos: z.array(accountNo).check(z.minLength(1), z.maxLength(50)),
    date: dayInput,
  }),
  output: z.strictObject({ date: day, series: z.array(hourlySeries) }),
  errors: ['SK_USAGE_1001'],
  examples: [
    {
      input: { accountNos: ['8934521670'], date: '2026-11-20' },
      output: {
        date: '2026-11-20',
        series: [
          {
            utility: 'electricity',
            unit: 'kWh',
            consumption: Array.from({ length: 48 }, (_, slot) => ({
              period: `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`,
              current: slot < 30 ? 0.218 : null,
              status: slot === 6 ? ('Estimated' as const) : ('Actual' as const),
              usual: 0.225,
            })),
            current: 6.54,
            dataTo: '2026-11-20T07:00:00.000Z',
            updatedAt: '2026-11-20T07:10:00.000Z',
            usualDays: 8,
            rateE4: 2859,
            gstBasisPoints: 900,
            premiseType: 'HDB 4-room',
          },
        ],
      },
    },
  ],
});

const daySum = z.strictObject({
  period: day,
  /** In the unit; null = nothing has come, which is not zero. */
  current: z.nullable(z.number()),
  status: periodStatus,
  /** With GST, at the tariff of that day; null where the utility does not know the price. */
  cost: z.nullable(cents),
});

const dailySeries = z.strictObject({
  utility,
  unit,
  /** Every day of the month up to today. */
  consumption: z.array(daySum).check(z.minLength(1), z.maxLength(31)),
  /** Every day of the month, also those to come. */
  usual: usualDays,
  running: runningDay,
  /** Sum of the days, in the unit. */
  current: z.number(),
  /** Of the sum, rounded once: the costs of the days may differ from it by their rounding. */
  cost: z.nullable(cents),
  /** The last day up to which no half hour of the month is missing; null when its first day is not complete. */
  completeTo: z.nullable(day),
  /** The instant at which the newest of this data came. */
  updatedAt: instant,
  premiseType: z.string(),
});

export const daily = operation({
  name: 'consumption:daily',
  summary: 'The days of one month of the given accounts, each as the sum of its half hours.',
  effect: 'read',
  input: z.strictObject({
    accountNos: z.array(accountNo).check(z.minLength(1), z.maxLength(50)),
    month: monthInput,
  }),
  /** No series: nothing has come for the month. */
  output: z.strictObject({ month: monthInput, series: z.array(dailySeries) }),
  errors: ['SK_USAGE_1001'],
  examples: [
    {
      input: { accountNos: ['8934521670'], month: '2026-11' },
      output: {
        month: '2026-11',
        series: [
          {
            utility: 'electricity',
            unit: 'kWh',
            consumption: [
              { period: '2026-11-01', current: 12.345, status: 'Actual', cost: 385 },
              { period: '2026-11-02', current: 6.55, status: 'Partial', cost: 204 },
            ],
            usual: [
              { period: '2026-11-01', value: 12.4 },
              { period: '2026-11-02', value: null },
            ],
            running: {
              period: '2026-11-02',
              dataTo: '2026-11-02T07:00:00.000Z',
              status: 'Actual',
              usual: 6.752,
            },
            current: 18.895,
            cost: 589,
            completeTo: '2026-11-01',
            updatedAt: '2026-11-02T07:10:00.000Z',
            premiseType: 'HDB 4-room',
          },
        ],
      },
    },
  ],
});

export const latestData = operation({
  name: 'consumption:latestData',
  summary: 'The newest day with half hours of the given accounts.',
  effect: 'read',
  input: z.strictObject({ accountNos: z.array(accountNo).check(z.minLength(1), z.maxLength(50)) }),
  output: z.strictObject({
    /** null: nothing has ever come. */
    latest: z.nullable(
      z.strictObject({
        date: day,
        /** The instant at which the newest version of that day came. */
        updatedAt: instant,
      }),
    ),
  }),
  errors: [],
  examples: [
    {
      input: { accountNos: ['8934521670'] },
      output: { latest: { date: '2026-11-20', updatedAt: '2026-11-20T07:10:00.000Z' } },
    },
  ],
});
