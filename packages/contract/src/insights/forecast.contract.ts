/** The running bill: what it has reached and how it is likely to end; true-ups to come; what is always on. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, cents, day, instant, utility } from '../values.ts';

const range = z.strictObject({ low: cents, middle: cents, high: cents });
const count = z.int().check(z.minimum(0));

const outlook = z.strictObject({
  /** early: fewer than ten full days of the bill; gap: too many days are missing. */
  state: z.enum(['likely', 'early', 'gap']),
  /**
   * Eight of ten such ranges hold the bill. `missing` is an estimate for `missingDays`. `total` is what the bill has reached
   * + `missing` + `toCome` - `uSave`, to the cent.
   */
  likely: z.nullable(z.strictObject({ missing: range, toCome: range, uSave: cents, total: range })),
  early: z.nullable(z.strictObject({ fullDays: count, startsOn: day })),
  /** Of the days `of` - the last ten, or all of the bill that are over - `missing` are missing and `most` may be. */
  gap: z.nullable(
    z.strictObject({ rule: z.enum(['lastTen', 'bill']), missing: count, of: count, most: count }),
  ),
});

const running = z.strictObject({
  /** Of the bill: the month in which it is issued. */
  month: z.string(),
  from: day,
  /** Included: the day on which the period is likely to end. */
  to: day,
  /** From 1. */
  dayNumber: count,
  days: count,
  /** The end of the newest half hour. */
  dataTo: z.nullable(instant),
  /** With GST, before U-Save. */
  soFar: cents,
  /** Of that measured by the half hour. */
  electricity: cents,
  /** Utilities whose part is estimated from earlier bills. */
  estimated: z.array(utility),
  /** Days before that of the newest half hour of which half hours are missing: what was used in them is not in `soFar`. */
  missingDays: count,
  outlook,
});

const alwaysOn = z.strictObject({
  /** Nights that it rests on. */
  nights: count,
  /** Nights that it needs. */
  needed: count,
  /** kWh a day; null: too few nights. */
  kWh: z.nullable(z.number()),
  /** Of a day, with GST; null: too few nights, or the utility does not know the price. */
  cost: z.nullable(cents),
});

export const forecast = operation({
  name: 'insights:forecast',
  summary:
    'What the running bill of an account has reached, the range in which it is likely to end, and why not.',
  effect: 'read',
  input: z.strictObject({ accountNo }),
  output: z.strictObject({
    /**
     * noHalfHours: electricity is not measured by the half hour; newMeter: it will be, and nothing has come yet; noPeriod:
     * there is no bill that dates could be taken from, or the next one is late; unpriced: a retailer sets the price; closed:
     * the account has ended.
     */
    state: z.enum(['running', 'noHalfHours', 'newMeter', 'noPeriod', 'unpriced', 'closed']),
    running: z.nullable(running),
    /** The newest bill, rebates taken off. */
    last: z.nullable(z.strictObject({ month: z.string(), total: cents })),
    /** In how many of the last bills the range of the same day held; null: fewer than three. */
    record: z.nullable(z.strictObject({ bills: count, held: count })),
    /** Of estimated bills: what the next reading is likely to add, or below 0 to take off; nine of ten lie inside. */
    trueUps: z.array(z.strictObject({ utility, month: z.string(), low: cents, high: cents })),
    /** Of estimated bills of which too few readings came before to say so. */
    trueUpsNotKnown: z.array(z.strictObject({ utility, month: z.string(), readings: count, needed: count })),
    /** null: electricity is not measured by the half hour. */
    alwaysOn: z.nullable(alwaysOn),
  }),
  errors: [],
  examples: [
    {
      input: { accountNo: '8934521670' },
      output: {
        state: 'running',
        running: {
          month: '2026-12',
          from: '2026-11-18',
          to: '2026-12-17',
          dayNumber: 13,
          days: 30,
          dataTo: '2026-11-30T07:00:00.000Z',
          soFar: 7122,
          electricity: 4378,
          estimated: ['water', 'gas'],
          missingDays: 0,
          outlook: {
            state: 'likely',
            likely: {
              missing: { low: 0, middle: 0, high: 0 },
              toCome: { low: 9200, middle: 9800, high: 10500 },
              uSave: 4503,
              total: { low: 11819, middle: 12419, high: 13119 },
            },
            early: null,
            gap: null,
          },
        },
        last: { month: '2026-11', total: 12845 },
        record: { bills: 11, held: 9 },
        trueUps: [],
        trueUpsNotKnown: [],
        alwaysOn: { nights: 28, needed: 14, kWh: 7.2, cost: 224 },
      },
    },
  ],
});
