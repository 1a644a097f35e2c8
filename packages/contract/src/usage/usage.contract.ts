/** Usage. The first call of the area: one day in half hours beside the usual day. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, day, dayInput, instant, utility } from '../values.ts';

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
  unit: z.enum(['kWh', 'Cu M']),
  consumption: z.array(hourlySlot).check(z.minLength(48), z.maxLength(48)),
  /** Sum of what was measured, in the unit. */
  current: z.number(),
  /** Up to when the day is measured; null when nothing has come yet. */
  dataTo: z.nullable(instant),
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
