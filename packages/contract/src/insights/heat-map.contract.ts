/** Electricity of up to 500 days hour by hour, compact: amounts and how sure they are, and the tariffs of these days. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, day, instant } from '../values.ts';

const heatDay = z.strictObject({
  /** 24 amounts in Wh; null: no half hour of it has come, which is not zero. */
  wh: z.array(z.nullable(z.int())).check(z.length(24)),
  /** 24 letters: Actual, Estimated, Partial (one of the half hours is missing), Missing. */
  kinds: z.string().check(z.regex(/^[AEPM]{24}$/)),
});

export const heatMap = operation({
  name: 'insights:heatMap',
  summary: 'Electricity of the given accounts by hours: every day from the first one that is kept to today.',
  effect: 'read',
  input: z.strictObject({ accountNos: z.array(accountNo).check(z.minLength(1), z.maxLength(50)) }),
  output: z.strictObject({
    /** The first of the last 500 days of which something has come; today while nothing has. */
    from: day,
    /** One for each day from then to today; none: nothing has come. */
    days: z.array(heatDay).check(z.maxLength(500)),
    /** Up to when the newest day is measured. */
    dataTo: z.nullable(instant),
    /** The instant at which the newest version of any of these days came. */
    updatedAt: z.nullable(instant),
    /** The oldest first, each until the next; none where the utility does not know the price. */
    tariffs: z.array(
      z.strictObject({
        from: day,
        /** 1/10,000 dollars a kWh before GST, and GST in 1/100 percent. */
        rateE4: z.int(),
        gstBasisPoints: z.int(),
      }),
    ),
  }),
  errors: ['SK_USAGE_1001'],
  examples: [
    {
      input: { accountNos: ['8934521670'] },
      output: {
        from: '2026-11-20',
        days: [
          {
            wh: Array.from({ length: 24 }, (_, hour) => (hour < 15 ? 436 : null)),
            kinds: 'AAAEAAAAAAAAAAAMMMMMMMMM',
          },
        ],
        dataTo: '2026-11-20T07:00:00.000Z',
        updatedAt: '2026-11-20T07:10:00.000Z',
        tariffs: [{ from: '2026-10-01', rateE4: 2859, gstBasisPoints: 900 }],
      },
    },
  ],
});
