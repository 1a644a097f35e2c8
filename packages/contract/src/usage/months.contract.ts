/** Usage by the months of bills, beside neighbours; and the dates of those bills. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, bpNo, cents, day, premiseNo, utility } from '../values.ts';
import { monthInput, unit } from './usage-values.ts';

const billedMonth = z.strictObject({
  period: monthInput,
  /** Of the bills of the month, in the unit; null: there was none. */
  current: z.nullable(z.number()),
  status: z.enum(['Actual', 'Estimated']),
  /** Neighbours of the same kind of home and postal sector; null where nobody is compared. */
  average: z.nullable(z.number()),
  /** Of these, the half that uses least. */
  efficient: z.nullable(z.number()),
  /** The lines of the bills with GST; the neighbours' at the same price a unit. */
  cost: z.nullable(cents),
  averageCost: z.nullable(cents),
  efficientCost: z.nullable(cents),
});

const billedSeries = z.strictObject({
  utility,
  unit,
  /** The twelve months of the year. */
  consumption: z.array(billedMonth).check(z.length(12)),
  /** Of the newest month that was billed; so are the two below. */
  current: z.number(),
  efficient: z.nullable(z.number()),
  neighbourhood: z.nullable(z.number()),
  comparisonType: z.string(),
  /** Kind of home: 'HDB 4-room'. */
  premiseType: z.string(),
  /** The last day that a bill of the year charges; null where only the quantity is known. */
  completeTo: z.nullable(day),
  /** The day on which the newest bill of the year was issued. */
  updatedOn: z.nullable(day),
});

export const monthly = operation({
  name: 'consumption:monthly',
  summary: 'The months of one year at the given premises, as their bills charge them, with the neighbours.',
  effect: 'read',
  input: z
    .strictObject({
      /** Premises of the accounts of each billing system; at least one of the two. */
      ebsPremiseNo: z.nullable(premiseNo),
      msslPremiseNo: z.nullable(premiseNo),
      /** Business partner of the premises, as two tenants may share its number; without it the home that is lived in counts. */
      bpNo: z.optional(z.nullable(bpNo)),
      /** The year. */
      consumptionValue: z.string().check(z.regex(/^20\d{2}$/)),
    })
    .check(z.refine(({ ebsPremiseNo, msslPremiseNo }) => (ebsPremiseNo ?? msslPremiseNo) !== null)),
  /** No series: no bill of the year. */
  output: z.strictObject({
    year: z.string(),
    series: z.array(billedSeries),
  }),
  errors: ['SK_USAGE_1001'],
  examples: [
    {
      input: { ebsPremiseNo: '6100145021', msslPremiseNo: null, consumptionValue: '2026' },
      output: {
        year: '2026',
        series: [
          {
            utility: 'electricity',
            unit: 'kWh',
            consumption: Array.from({ length: 12 }, (_, index) => ({
              period: `2026-${String(index + 1).padStart(2, '0')}`,
              current: index === 10 ? 352 : null,
              status: 'Actual' as const,
              average: index === 10 ? 355.2 : null,
              efficient: index === 10 ? 256.1 : null,
              cost: index === 10 ? 10970 : null,
              averageCost: index === 10 ? 11070 : null,
              efficientCost: index === 10 ? 7981 : null,
            })),
            current: 352,
            efficient: 256.1,
            neighbourhood: 355.2,
            comparisonType: 'nearby neighbours',
            premiseType: 'HDB 4-room',
            completeTo: '2026-11-17',
            updatedOn: '2026-11-18',
          },
        ],
      },
    },
  ],
});

export const billPeriods = operation({
  name: 'consumption:billPeriods',
  summary: 'From when to when the bills of an account run, newest first, the running one included.',
  effect: 'read',
  input: z.strictObject({ accountNo }),
  output: z.strictObject({
    periods: z
      .array(
        z.strictObject({
          /** Of the bill: the month in which it is issued. */
          month: monthInput,
          from: day,
          /** Included; of the running period the day on which it is likely to end. */
          to: day,
          /** null: not billed yet. */
          billId: z.nullable(z.string()),
        }),
      )
      .check(z.maxLength(100)),
  }),
  errors: [],
  examples: [
    {
      input: { accountNo: '8934521670' },
      output: {
        periods: [
          { month: '2026-12', from: '2026-11-18', to: '2026-12-17', billId: null },
          { month: '2026-11', from: '2026-10-19', to: '2026-11-17', billId: 'B-100101-202611' },
        ],
      },
    },
  ],
});
