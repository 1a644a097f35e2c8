/** One bill as a readable page: every line with its arithmetic, and why it is more or less than the one before. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, cents, day, documentNo, instant, utility } from '../values.ts';
import { underReview } from './bills.contract.ts';
import { documentReference } from './histories.contract.ts';

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const detailLine = z.strictObject({
  kind: z.enum(['charge', 'rebate']),
  /** 'energy', 'water-tariff', 'water-conservation-tax', 'waterborne-tax', 'gas', 'u-save' … */
  item: z.string(),
  utility: z.nullable(utility),
  /** Thousandths of the unit; of the water conservation tax dollars: 20.880 at 0.5000. */
  quantityMilli: z.nullable(z.int()),
  unit: z.nullable(z.enum(['kWh', 'Cu M'])),
  /** 1/10,000 dollars a unit, before GST. */
  rateE4: z.nullable(z.int()),
  amount: cents,
  gst: cents,
  /** The stretch under one tariff, where the bill says. */
  from: z.nullable(day),
  to: z.nullable(day),
  estimated: z.boolean(),
  /** Product of quantity, rate and GST; differs where the bill's arithmetic is wrong. */
  expectedAmount: cents,
  expectedGst: cents,
  agrees: z.boolean(),
});

const billChange = z.strictObject({
  cause: z.enum(['days', 'usage', 'tier', 'price', 'other', 'rebate', 'earlier']),
  utility: z.nullable(utility),
  amount: cents,
  /** In the unit of the cause: days; thousandths of the unit; 1/10,000 dollars a unit with GST; cents. */
  before: z.int(),
  now: z.int(),
  estimated: z.boolean(),
});

/** Readings at the two ends of the period, as the meter's register shows them: '1,217.4' is '1217.4'. */
const billReading = z.strictObject({
  utility,
  deviceNo: z.string(),
  before: z.string(),
  now: z.string(),
  estimated: z.boolean(),
  /** The customer's reading that an actual one follows: of the last window that closed before it; null: none. */
  sent: z.nullable(z.strictObject({ reading: z.string(), date: day })),
});

/** Ledger entries between two bills: one that lowers what is owed is negative. */
const entryBetween = z.strictObject({
  kind: z.enum(['payment', 'late-charge', 'adjustment', 'waiver', 'refund', 'rebate']),
  date: day,
  amount: cents,
  /** Empty where no money moved. */
  channel: z.string(),
});

/** A payment as far as it settled the bill: payments settle what had to be paid earliest. */
const settlement = z.strictObject({
  date: day,
  amount: cents,
  channel: z.string(),
  /** Of its receipt; null: it has none. */
  order_id: z.nullable(z.string()),
});

const neighbour = z.nullable(z.strictObject({ billId: z.string(), period: z.string(), payable: cents }));

export const billDetail = operation({
  name: 'bills:detail',
  summary: 'One bill: lines worked out again, changes since the bill before, readings, documents.',
  effect: 'read',
  input: z.strictObject({
    /** Left out: whichever of the caller's accounts has it, as an address names the bill alone. */
    accountNo: z.optional(accountNo),
    billId: documentNo,
  }),
  output: z.strictObject({
    billId: z.string(),
    accountNo: z.string(),
    period: z.string(),
    month,
    date: day,
    due: day,
    from: day,
    to: day,
    days: z.int(),
    /** 900 is 9 %. */
    gstBasisPoints: z.int(),
    lines: z.array(detailLine),
    charges: z.strictObject({ amount: cents, gst: cents, total: cents }),
    rebates: cents,
    /** Rest of earlier bills when this one was made. */
    earlier: cents,
    /** The bill before, and whatever entered between the two, on the way to `earlier`; null for a first bill. */
    lastBill: z.nullable(z.strictObject({ payable: cents, entries: z.array(entryBetween) })),
    /** Charges, rebates and what was left from before: the total amount payable as it is printed. */
    payable: cents,
    /** How much of what this bill itself charges is still to be paid; 0: paid. */
    open: cents,
    /** How much of `payable` is still to be paid, and how much of that is for what was charged before this bill. */
    stillOwed: z.strictObject({
      total: cents,
      earlier: cents,
      /** The earliest day to pay by of that; null: nothing is left of it, or it has no such day. */
      earlierDue: z.nullable(day),
      /** The earliest day to pay by of `open`, which a payment arrangement may have moved; null: nothing is open. */
      dueBy: z.nullable(day),
    }),
    /** Money for the account that is being checked: nothing here is lowered by it. */
    checking: underReview,
    /** `stillOwed.total` less what is being checked, never negative. */
    toPay: cents,
    /** When what is owed is taken without the customer; null: it is not, nothing is owed, or the day is over. */
    deduction: z.nullable(
      z.strictObject({
        way: z.enum(['giro', 'card']),
        on: day,
        /** Of what is still owed of the bill. */
        amount: cents,
        /** Of GIRO: 2 after the bank has returned the first. */
        attempt: z.optional(z.union([z.literal(1), z.literal(2)])),
      }),
    ),
    /** By which payments it was settled, oldest first; together at most what the bill charged. */
    settledBy: z.array(settlement),
    /** Whether every line agrees and together they come to the total. False is said to customer and staff. */
    agrees: z.boolean(),
    /** Steps from the bill before to this one, adding up to the difference; null: they cannot be told. */
    changes: z.nullable(z.array(billChange)),
    readings: z.array(billReading),
    /** When to send what this bill estimates; null: nothing is estimated, it was read since, or no day is known. */
    sendReadings: z.nullable(z.strictObject({ from: instant, to: instant, utilities: z.array(utility) })),
    /** U-Save that was left after this bill; null: the account has none. */
    uSaveLeft: z.nullable(cents),
    /** Usage of the months up to this bill, oldest first, at most six of each utility. */
    use: z.array(z.strictObject({ month, utility, milli: z.int(), estimated: z.boolean() })),
    previous: neighbour,
    next: neighbour,
    encryptedUrl: documentReference,
  }),
  errors: ['SK_ACCESS_1001'],
  examples: [
    {
      input: { accountNo: '8934521670', billId: 'B2611-100101' },
      output: {
        billId: 'B2611-100101',
        accountNo: '8934521670',
        period: 'Nov 2026',
        month: '2026-11',
        date: '2026-11-18',
        due: '2026-12-03',
        from: '2026-10-19',
        to: '2026-11-17',
        days: 30,
        gstBasisPoints: 900,
        lines: [
          {
            kind: 'charge',
            item: 'energy',
            utility: 'electricity',
            quantityMilli: 352000,
            unit: 'kWh',
            rateE4: 2859,
            amount: 10064,
            gst: 906,
            from: '2026-10-19',
            to: '2026-11-17',
            estimated: false,
            expectedAmount: 10064,
            expectedGst: 906,
            agrees: true,
          },
        ],
        charges: { amount: 10064, gst: 906, total: 10970 },
        rebates: 0,
        earlier: 0,
        lastBill: {
          payable: 11709,
          entries: [{ kind: 'payment', date: '2026-10-28', amount: -11709, channel: 'PPMS_PAYNOW' }],
        },
        payable: 10970,
        open: 0,
        stillOwed: { total: 0, earlier: 0, earlierDue: null, dueBy: null },
        checking: { amount: 0, undivided: [] },
        toPay: 0,
        deduction: null,
        settledBy: [
          { date: '2026-11-27', amount: 10970, channel: 'PPMS_PAYNOW', order_id: 'PN-2611-10100101' },
        ],
        agrees: true,
        changes: [
          {
            cause: 'usage',
            utility: 'electricity',
            amount: -228,
            before: 359000,
            now: 352000,
            estimated: false,
          },
          {
            cause: 'price',
            utility: 'electricity',
            amount: -511,
            before: 3262,
            now: 3116,
            estimated: false,
          },
        ],
        readings: [
          {
            utility: 'electricity',
            deviceNo: 'E55120963',
            before: '47827',
            now: '48179',
            estimated: false,
            sent: null,
          },
        ],
        sendReadings: null,
        uSaveLeft: null,
        use: [{ month: '2026-11', utility: 'electricity', milli: 352000, estimated: false }],
        previous: { billId: 'B2610-100101', period: 'Oct 2026', payable: 11709 },
        next: null,
        encryptedUrl: '2611.c2VhbGVk',
      },
    },
  ],
});
