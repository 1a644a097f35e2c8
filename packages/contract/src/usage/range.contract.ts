/** Usage between any two days, in steps of a half hour, a day or a month: the same sum whatever the step. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, cents, day, dayInput, instant, utility } from '../values.ts';
import { periodStatus, runningDay, unit, usualDays } from './usage-values.ts';

/** The bill whose dates are those of the range. */
const billed = z.strictObject({
  billId: z.string(),
  /** Every charge and rebate of the bill, of all utilities. */
  lines: z.array(
    z.strictObject({ item: z.string(), utility: z.nullable(utility), amount: cents, gst: cents }),
  ),
  /** The quantity of the utility that the bill charges, in its unit. */
  quantity: z.number(),
  /** The lines of the utility with GST. */
  utilityTotal: cents,
  /** The whole bill, without what was left of earlier ones. */
  total: cents,
});

export const range = operation({
  name: 'consumption:range',
  summary: 'What an account used of one utility between two days, both included, and what it cost.',
  effect: 'read',
  input: z
    .strictObject({
      accountNo,
      utility,
      from: dayInput,
      to: dayInput,
      /** Half hours of 62 days at most, days and months of 500. */
      step: z.enum(['halfHour', 'day', 'month']),
    })
    .check(z.refine(({ from, to }) => from <= to)),
  output: z.strictObject({
    utility,
    unit,
    from: day,
    to: day,
    /** Every step up to today. */
    consumption: z.array(
      z.strictObject({
        /** '2026-11-20T06:30', '2026-11-20' or '2026-11', in Singapore. */
        period: z.string(),
        /** In the unit; null = nothing has come, which is not zero. */
        current: z.nullable(z.number()),
        status: periodStatus,
        /** With GST, at the tariff of each day; null where the utility does not know the price. */
        cost: z.nullable(cents),
      }),
    ),
    /** By day only: every day of the range, also those to come. */
    usual: usualDays,
    running: runningDay,
    current: z.number(),
    /** Of the sum, rounded once; on a bill's own dates the bill's, if it charges what was measured. */
    cost: z.nullable(cents),
    completeTo: z.nullable(day),
    /** The instant at which the newest of this data came; null: nothing has. */
    updatedAt: z.nullable(instant),
    billed: z.nullable(billed),
  }),
  errors: ['SK_USAGE_1001'],
  examples: [
    {
      input: {
        accountNo: '8934521670',
        utility: 'electricity',
        from: '2026-10-19',
        to: '2026-10-20',
        step: 'day',
      },
      output: {
        utility: 'electricity',
        unit: 'kWh',
        from: '2026-10-19',
        to: '2026-10-20',
        consumption: [
          { period: '2026-10-19', current: 11.204, status: 'Actual', cost: 349 },
          { period: '2026-10-20', current: 10.871, status: 'Actual', cost: 339 },
        ],
        usual: [
          { period: '2026-10-19', value: 11.3 },
          { period: '2026-10-20', value: 11.1 },
        ],
        running: null,
        current: 22.075,
        cost: 688,
        completeTo: '2026-10-20',
        updatedAt: '2026-10-20T16:10:00.000Z',
        billed: null,
      },
    },
  ],
});
