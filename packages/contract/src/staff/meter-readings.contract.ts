/** Readings that staff look at: far from the usual use of their home, or sent with a photo. */
import * as z from 'zod/mini';
import { STAFF_NOTE_LENGTH } from '../http.ts';
import { operation } from '../operation.ts';
import { day, instant, utility } from '../values.ts';

/** accept: it counts as it is. setAside: it does not count, and the customer is told why. */
const readingDecision = z.enum(['accept', 'setAside']);
const unusual = z.nullable(z.enum(['muchMore', 'muchLess']));
const readingItemId = z.string().check(z.maxLength(32));

const item = {
  itemId: z.string(),
  accountNo: z.string(),
  utilityType: utility,
  deviceNo: z.string(),
  /** As on the meter. */
  reading: z.string(),
};

/** Of staff:queue for meterReadings: readings of open windows, and what was decided today (Singapore). */
export const readingQueue = z.strictObject({
  name: z.literal('meterReadings'),
  /** The oldest last; at most 100. */
  waiting: z.array(z.strictObject({ ...item, receivedAt: instant, unusual, hasPhoto: z.boolean() })),
  waitingCount: z.int(),
  oldestAt: z.nullable(instant),
  decided: z.array(z.strictObject({ ...item, decidedAt: instant, decision: readingDecision })),
  decidedCount: z.int(),
});

/** Input of staff:decide for this queue. */
export const decideReadingInput = z.discriminatedUnion('decision', [
  z.strictObject({
    queue: z.literal('meterReadings'),
    itemId: readingItemId,
    decision: z.literal('accept'),
  }),
  z.strictObject({
    queue: z.literal('meterReadings'),
    itemId: readingItemId,
    decision: z.literal('setAside'),
    /** Goes to the customer. */
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(STAFF_NOTE_LENGTH)),
  }),
]);

export const staffMeterReading = operation({
  name: 'staff:meterReading',
  summary:
    'One reading beside the earlier ones of its meter and the usual use of its home. That it was opened, and by whom, is recorded.',
  effect: 'write',
  input: z.strictObject({ itemId: readingItemId }),
  output: z.strictObject({
    ...item,
    status: z.enum(['waiting', 'accepted', 'setAside']),
    receivedAt: instant,
    source: z.enum(['Web', 'App']),
    holder: z.string(),
    unusual,
    window: z.strictObject({ from: instant, to: instant }),
    /** Newest first. */
    earlier: z.array(
      z.strictObject({ date: day, reading: z.string(), kind: z.enum(['actual', 'estimated', 'self']) }),
    ),
    /** Since the last actual reading, in thousandths of the unit; null: there is none. */
    use: z.nullable(z.strictObject({ milli: z.int(), days: z.int() })),
    /** Thousandths of the unit a day, by the bills of the last twelve months; null: too few, or several such meters. */
    usual: z.nullable(z.strictObject({ mean: z.int(), low: z.int(), high: z.int() })),
    photo: z.nullable(
      z.strictObject({ type: z.enum(['image/jpeg', 'image/png']), bytes: z.int(), cameAt: instant }),
    ),
    decision: z.nullable(
      z.strictObject({
        decision: readingDecision,
        decidedAt: instant,
        /** The officer who decided; null where the provider knows no name. */
        by: z.nullable(z.string()),
        /** Whether that was the caller. */
        isOwn: z.boolean(),
        note: z.nullable(z.string()),
      }),
    ),
    openedAt: instant,
    /** A reading of an account of the caller: somebody else decides. */
    isOwn: z.boolean(),
  }),
  errors: ['SK_ACCESS_1001'],
  examples: [
    {
      input: { itemId: 'MR-1000' },
      output: {
        itemId: 'MR-1000',
        accountNo: '8934521670',
        utilityType: 'water',
        deviceNo: 'W20418837',
        reading: '1258.9',
        status: 'waiting',
        receivedAt: '2026-11-20T07:12:00.000Z',
        source: 'Web',
        holder: 'Tan Mei Lin',
        unusual: 'muchMore',
        window: { from: '2026-11-18T00:00:00.000Z', to: '2026-11-25T15:00:00.000Z' },
        earlier: [
          { date: '2026-11-17', reading: '1234.1', kind: 'estimated' },
          { date: '2026-10-18', reading: '1219.5', kind: 'actual' },
        ],
        use: { milli: 39400, days: 33 },
        usual: { mean: 507, low: 470, high: 541 },
        photo: { type: 'image/jpeg', bytes: 812_000, cameAt: '2026-11-20T07:11:00.000Z' },
        decision: null,
        openedAt: '2026-11-20T07:54:00.000Z',
        isOwn: false,
      },
    },
  ],
});
