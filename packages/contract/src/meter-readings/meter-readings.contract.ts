/** Meters that a customer may read, and when. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, day, instant, utility } from '../values.ts';

/** One meter with its submission window (S2 §3). Readings and limits are strings of digits with a point, as on the meter. */
const meterReadDataItem = z.strictObject({
  utilityType: utility,
  deviceNo: z.string(),
  accountNo: z.string(),
  /** Start and end of the window now open, else of the next one; both instants count as inside. */
  smrdFromDate: instant,
  smrdToDate: instant,
  lastActualReading: z.nullable(z.string()),
  lastActualReadDate: z.nullable(day),
  lastSelfSubmitted: z.nullable(z.string()),
  lastSelfSubmittedDate: z.nullable(instant),
  source: z.nullable(z.enum(['Web', 'App'])),
  /** null: no reading is taken from the customer, as the meter sends its own. */
  upperLimit: z.nullable(z.string()),
  lowerLimit: z.nullable(z.string()),
  preDecimalPlaces: z.int(),
  /** null: nothing after the point. */
  decimalPlaces: z.nullable(z.int()),
});

export const retrieveMeters = operation({
  name: 'meter:retrieve',
  summary:
    'The meters of the given accounts with their submission windows. SERVICE_FAILURE: meter reading is not applicable to them.',
  effect: 'read',
  input: z.strictObject({ accountNos: z.array(accountNo).check(z.minLength(1), z.maxLength(100)) }),
  output: z.strictObject({ meterReadDataItemList: z.array(meterReadDataItem) }),
  errors: ['SERVICE_FAILURE'],
  examples: [
    {
      input: { accountNos: ['8934521670'] },
      output: {
        meterReadDataItemList: [
          {
            utilityType: 'water',
            deviceNo: 'W2104471',
            accountNo: '8934521670',
            smrdFromDate: '2026-11-18T00:00:00.000Z',
            smrdToDate: '2026-11-25T15:00:00.000Z',
            lastActualReading: '01482.3',
            lastActualReadDate: '2026-10-17',
            lastSelfSubmitted: null,
            lastSelfSubmittedDate: null,
            source: null,
            upperLimit: '1530.0',
            lowerLimit: '1482.3',
            preDecimalPlaces: 5,
            decimalPlaces: 1,
          },
        ],
      },
    },
  ],
});
