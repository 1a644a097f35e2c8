/** Insights of bills: whether a premises has them, and what one month's electricity came from (S3 §2.10, §3.7). */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { monthInput } from '../usage/usage-values.ts';
import { cents, day, premiseNo } from '../values.ts';

interface PremisesNumbers {
  readonly ebsPremiseNo: string | null;
  readonly msslPremiseNo: string | null;
}

/** Premises of the accounts of each billing system; at least one of the two. */
const premisesNumbers = {
  ebsPremiseNo: z.nullable(premiseNo),
  msslPremiseNo: z.nullable(premiseNo),
};
const isNamed = ({ ebsPremiseNo, msslPremiseNo }: PremisesNumbers): boolean =>
  (ebsPremiseNo ?? msslPremiseNo) !== null;

export const checkShow = operation({
  name: 'consumption:checkShow',
  summary: 'Whether the premises has bill insights, and the months that have them.',
  effect: 'read',
  input: z.strictObject(premisesNumbers).check(z.refine(isNamed)),
  output: z.strictObject({
    show: z.boolean(),
    /** Months of bills with electricity, the oldest first; a bill is of the month in which it is issued. */
    dataAvailMonths: z.array(monthInput).check(z.maxLength(100)),
    /** null: there is none. */
    latestDataAvail: z.nullable(monthInput),
  }),
  errors: [],
  examples: [
    {
      input: { ebsPremiseNo: '6100145021', msslPremiseNo: null },
      output: { show: true, dataAvailMonths: ['2026-10', '2026-11'], latestDataAvail: '2026-11' },
    },
  ],
});

/** A step from the earlier bill's electricity to this one's, as in bills:detail. */
const electricityChange = z.strictObject({
  cause: z.enum(['days', 'usage', 'price']),
  amount: cents,
  /** In the unit of the cause: days; Wh; 1/10,000 dollars a kWh with GST. */
  before: z.int(),
  now: z.int(),
});

/** Degrees Celsius with one decimal. */
const celsius = z.number();

/** Fields that are not known are null; over the days of the bill. */
const weather = z.strictObject({
  average: z.nullable(celsius),
  /** Of the bill compared with. */
  averageBefore: z.nullable(celsius),
  hottest: z.nullable(z.strictObject({ day, highest: celsius })),
  /** Days with rain, of those whose rain was measured. */
  rain: z.nullable(z.strictObject({ days: z.int(), measured: z.int() })),
});

const electricityMonth = z.strictObject({
  /** The twelve months up to the one asked for. */
  consumption: z
    .array(
      z.strictObject({
        period: monthInput,
        /** kWh of the bill; null: it has none. */
        current: z.nullable(z.number()),
        status: z.enum(['Actual', 'Estimated']),
        /** Average over the bill's days; null: not known. */
        temperature: z.nullable(celsius),
      }),
    )
    .check(z.length(12)),
  unit: z.literal('kWh'),
  /** 1/10,000 dollars a kWh with GST: 3116 is 31.16 cents. */
  tariff: z.int(),
  /** kWh more than in the month compared with; null: there is no earlier month. */
  consumptionDiff: z.nullable(z.number()),
  tariffDiff: z.nullable(z.int()),
  /** null: nothing is known of it. */
  weather: z.nullable(weather),
  /** The month before that has data. */
  comparedWith: z.nullable(monthInput),
  accountNo: z.string(),
  billId: z.string(),
  from: day,
  to: day,
  days: z.int(),
  /** 900 is 9 %. */
  gstBasisPoints: z.int(),
  /** Electricity of the bill with GST. */
  amount: cents,
  amountDiff: z.nullable(cents),
  /** The steps of the bill page, together the difference; null: that page cannot tell them, or compares with another bill. */
  changes: z.nullable(z.array(electricityChange)),
  /** The twelve months show clearly that cooler ones bring smaller bills. */
  isCoolerSmaller: z.boolean(),
  nextStep: z.union([
    z.strictObject({ kind: z.literal('reading') }),
    z.strictObject({
      kind: z.enum(['air-conditioner', 'standby']),
      /** kWh a month, and what they cost at the bill's average price. */
      quantity: z.int(),
      amount: cents,
    }),
  ]),
});

export const monthDetail = operation({
  name: 'consumption:monthDetail',
  summary:
    'Electricity of one month’s bill, why it is more or less than before, and the weather of its days.',
  effect: 'read',
  input: z.strictObject({ ...premisesNumbers, consumptionMonth: monthInput }).check(z.refine(isNamed)),
  /** null: no data for this month. */
  output: z.strictObject({ electricity: z.nullable(electricityMonth) }),
  errors: [],
  examples: [
    {
      input: { ebsPremiseNo: '6100145021', msslPremiseNo: null, consumptionMonth: '2026-11' },
      output: {
        electricity: {
          consumption: Array.from({ length: 12 }, (_, index) => ({
            period: index === 0 ? '2025-12' : `2026-${String(index).padStart(2, '0')}`,
            current: index === 11 ? 352 : index === 10 ? 359 : null,
            status: 'Actual' as const,
            temperature: index === 11 ? 27.4 : index === 10 ? 28 : null,
          })),
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
          amount: 10970,
          amountDiff: -739,
          changes: [
            { cause: 'usage', amount: -228, before: 359000, now: 352000 },
            { cause: 'price', amount: -511, before: 3262, now: 3116 },
          ],
          isCoolerSmaller: false,
          nextStep: { kind: 'air-conditioner', quantity: 26, amount: 810 },
        },
      },
    },
  ],
});
