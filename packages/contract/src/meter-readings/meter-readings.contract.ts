/** Meters that a customer may read, and when; readings that a customer sends, and those of the past. */
import { accountDigits } from '@portal/domain/account-number';
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, day, instant, utility } from '../values.ts';

const accountNos = z.array(accountNo).check(z.minLength(1), z.maxLength(100));
/** As it is printed on the meter. */
export const deviceNo = z.string().check(z.regex(/^[A-Z0-9-]{1,18}$/));

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
  input: z.strictObject({ accountNos }),
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

/** A reading that a bill ended with, which no reading of the meter has confirmed yet. */
const billedReading = z.strictObject({ reading: z.string(), date: day });

const meterOutlook = z.strictObject({
  accountNo: z.string(),
  deviceNo: z.string(),
  /** null: the last bill rests on an actual reading. */
  estimatedSince: z.nullable(billedReading),
  /** Thousandths of the unit a day, by the bills of the last twelve months; null: too few, or several such meters. */
  usual: z.nullable(z.strictObject({ mean: z.int(), low: z.int(), high: z.int() })),
  /** The regulated tariff prices the use; false for accounts of a retailer. */
  isRegulated: z.boolean(),
  /** All of its water is charged in the first tier. */
  isBusiness: z.boolean(),
  /** When the photo of the window now open came; null: none. */
  photoAt: z.nullable(instant),
});

export const meterOutlooks = operation({
  name: 'meter:outlook',
  summary: 'What a new reading of each meter is compared with: the usual use, and a bill estimated since.',
  effect: 'read',
  input: z.strictObject({ accountNos }),
  output: z.strictObject({ meters: z.array(meterOutlook) }),
  errors: ['SERVICE_FAILURE'],
  examples: [
    {
      input: { accountNos: ['8934521670'] },
      output: {
        meters: [
          {
            accountNo: '8934521670',
            deviceNo: 'G77301254',
            estimatedSince: { reading: '02372', date: '2026-11-17' },
            usual: { mean: 1850, low: 1742, high: 1967 },
            isRegulated: true,
            isBusiness: false,
            photoAt: null,
          },
        ],
      },
    },
  ],
});

/** The digits typed before or after the point. */
const typedDigits = z.string().check(z.regex(/^\d{1,9}$/));

const submittedItem = z.strictObject({
  deviceNo,
  preDecimalPlaces: typedDigits,
  /** null: the meter shows nothing after the point. */
  decimalPlaces: z.nullable(typedDigits),
});

/** 'web' from the browser and the kiosk, 'app' from the app, in any spelling: a label that decides nothing. */
const readingSource = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(8)),
    z.transform((text) => text.toLowerCase()),
  ),
  z.enum(['web', 'app']),
);

const submittedAccount = z.strictObject({
  accountNo,
  items: z.array(submittedItem).check(z.minLength(1), z.maxLength(20)),
  source: readingSource,
});

export const submitReadings = operation({
  name: 'meter:submit',
  summary:
    'Takes readings of meters in their open windows; a later one of a window replaces the earlier one. Status 100: the readings were judged one by one.',
  effect: 'write',
  input: z.strictObject({
    accounts: z
      .array(submittedAccount)
      .check(z.minLength(1), z.maxLength(100))
      .check(z.refine((accounts) => namesEachMeterOnce(accounts))),
  }),
  output: z.strictObject({
    status: z.int(),
    success: z.array(
      z.strictObject({
        accNo: z.string(),
        deviceNo: z.string(),
        reading: z.string(),
        sentAt: instant,
        /** The reading of this window that it takes the place of; null: the first one. */
        replaced: z.nullable(z.string()),
      }),
    ),
    fail: z.array(
      z.strictObject({ accNo: z.string(), deviceNo: z.string(), code: z.string(), message: z.string() }),
    ),
  }),
  errors: ['SERVICE_FAILURE'],
  examples: [
    {
      input: {
        accounts: [
          {
            accountNo: '8934521670',
            items: [
              { deviceNo: 'W2104471', preDecimalPlaces: '01509', decimalPlaces: '7' },
              { deviceNo: 'G77301254', preDecimalPlaces: '09931', decimalPlaces: null },
            ],
            source: 'web',
          },
        ],
      },
      output: {
        status: 100,
        success: [
          {
            accNo: '8934521670',
            deviceNo: 'W2104471',
            reading: '01509.7',
            sentAt: '2026-11-20T07:12:00.000Z',
            replaced: null,
          },
        ],
        fail: [
          {
            accNo: '8934521670',
            deviceNo: 'G77301254',
            code: 'SK_METER_1001',
            message: 'Reading must be between 2318 and 2431',
          },
        ],
      },
    },
  ],
});

/** Two readings of one meter in one call: which of them counts would be chance. Hyphens tell no accounts apart. */
function namesEachMeterOnce(accounts: readonly z.output<typeof submittedAccount>[]): boolean {
  const meters = accounts.flatMap(({ accountNo: no, items }) =>
    items.map((item) => `${accountDigits(no)} ${item.deviceNo}`),
  );
  return new Set(meters).size === meters.length;
}

export const removeReadingPhoto = operation({
  name: 'meter:removePhoto',
  summary: 'Deletes the photo of a meter in the window now open; without one nothing happens.',
  effect: 'write',
  input: z.strictObject({ accountNo, deviceNo }),
  output: z.strictObject({}),
  errors: ['SERVICE_FAILURE', 'SK_METER_1002', 'SK_METER_1005'],
  examples: [{ input: { accountNo: '8934521670', deviceNo: 'W2104471' }, output: {} }],
});

const meterHistoryReading = z.strictObject({
  meterReadDate: day,
  /** As on the meter. */
  cumulativeMeterRead: z.string(),
  remarks: z.string(),
});

export const meterHistory = operation({
  name: 'meter:history',
  summary:
    'Past readings of the electricity meters of accounts, newest first, at most 120 of a meter. NO_RETURN_DATA: there are none.',
  effect: 'read',
  input: z.strictObject({ accountNos }),
  output: z.strictObject({
    meters: z.array(
      z.strictObject({
        accountNo: z.string(),
        meterNumber: z.string(),
        meterType: z.string(),
        meterCurrentStatus: z.enum(['Active', 'Inactive']),
        measurementId: z.nullable(z.string()),
        readings: z.array(meterHistoryReading),
      }),
    ),
  }),
  errors: ['NO_RETURN_DATA'],
  examples: [
    {
      input: { accountNos: ['8934521670'] },
      output: {
        meters: [
          {
            accountNo: '8934521670',
            meterNumber: 'E55120963',
            meterType: 'Electricity',
            meterCurrentStatus: 'Active',
            measurementId: '1.8.0',
            readings: [
              { meterReadDate: '2026-11-17', cumulativeMeterRead: '48178', remarks: 'Actual' },
              { meterReadDate: '2026-10-18', cumulativeMeterRead: '47826', remarks: 'Actual' },
            ],
          },
        ],
      },
    },
  ],
});
