/**
 * Every kind of letter: its name, the data that it is drawn from, and its paragraphs. A new kind is one entry here and a
 * call of `produceLetter` in the transaction that it tells of. Kinds stay: letters of them are kept.
 */
import { type Cents, cents, formatSgd } from '@portal/domain/money';
import {
  addMonths,
  formatDay,
  formatDayOfYear,
  formatMonth,
  formatWindowEdge,
  type SgDay,
  type SgMonth,
  sgDay,
  sgMonth,
} from '@portal/domain/sg-time';
import * as z from 'zod/mini';

interface LetterText {
  readonly text: string;
  readonly isStrong: boolean;
}
type Paragraph = readonly LetterText[];

interface LetterKindOf<Schema extends z.ZodMiniType> {
  /** The kept part of a letter. */
  readonly data: Schema;
  readonly name: string | ((data: z.output<Schema>) => string);
  readonly paragraphs: (data: z.output<Schema>) => readonly Paragraph[];
}

const defineKind = <Schema extends z.ZodMiniType>(kind: LetterKindOf<Schema>): LetterKindOf<Schema> => kind;

const strong = (text: string): LetterText => ({ text, isStrong: true });
const write = (...parts: readonly (string | LetterText)[]): Paragraph =>
  parts.map((part) => (typeof part === 'string' ? { text: part, isStrong: false } : part));

const amount = z.pipe(
  z.int(),
  z.transform((value): Cents => cents(value)),
);
const day = z.pipe(
  z.string(),
  z.transform((text): SgDay => sgDay(text)),
);
const month = z.pipe(
  z.string(),
  z.transform((text): SgMonth => sgMonth(text)),
);
/** Milliseconds since 1970. */
const instant = z.int();

const overdueBill = z.strictObject({ month, amount, due: day });
const payment = z.strictObject({ amount, due: day });
const refund = z.strictObject({ amount, reference: z.string(), method: z.string() });
const monthName = (of: SgMonth): string => formatMonth(of).slice(0, -5);

const letterKinds = {
  'bill-reminder': defineKind({
    name: 'Bill reminder',
    data: overdueBill,
    paragraphs: ({ month: billed, amount: open, due }) => [
      write(
        `We have not yet received your payment of `,
        strong(formatSgd(open)),
        ` for the ${formatMonth(billed)} bill. It was due on ${formatDay(due)}.`,
      ),
      write(
        'You can pay it now by PayNow, in the portal under Bills. If you have paid in the past few days, please ignore this letter.',
      ),
      write('If you cannot pay the whole amount now, you can ask for a payment arrangement.'),
    ],
  }),
  'pink-notice': defineKind({
    name: 'Pink Notice',
    data: overdueBill,
    paragraphs: ({ month: billed, amount: open, due }) => [
      write(
        `Your ${formatMonth(billed)} bill was due on ${formatDay(due)}, and `,
        strong(formatSgd(open)),
        ' of it is still not paid, although we have reminded you.',
      ),
      write(
        'Please pay it ',
        strong('now'),
        ', in the portal under Bills. Late payment and Pink Notice charges are added to your next bill.',
      ),
      write(
        'If you cannot pay the whole amount now, please ask for a payment arrangement, or call our helpline.',
      ),
    ],
  }),
  'reading-reminder': defineKind({
    name: 'Meter reading reminder',
    data: z.strictObject({
      month,
      /** null: they can be sent already. */
      from: z.nullable(instant),
      until: instant,
    }),
    paragraphs: ({ month: billed, from, until }) => [
      from === null
        ? write(
            `We have not yet received your water and gas readings for the ${formatMonth(billed)} bill. You can send them until `,
            strong(formatWindowEdge(until)),
            ', in the portal under Meter Readings.',
          )
        : write(
            `Please send us your water and gas readings for the ${formatMonth(billed)} bill. You can send them from `,
            strong(`${formatWindowEdge(from)} to ${formatWindowEdge(until)}`),
            ', in the portal under Meter Readings.',
          ),
      write(
        'Without them we estimate your use, and correct it with the next reading. Your electricity meter sends its own.',
      ),
    ],
  }),
  'u-save-credited': defineKind({
    name: 'U-Save credited',
    data: z.strictObject({ amount, quarter: month, until: day }),
    paragraphs: ({ amount: credited, quarter, until }) => [
      write(
        'The government has credited ',
        strong(formatSgd(credited)),
        ` of U-Save to your account for ${monthName(quarter)} to ${formatMonth(addMonths(quarter, 2))}.`,
      ),
      write(
        `It is taken off your bills by itself. An amount that no bill has used by ${formatDay(until)} goes back to the government.`,
      ),
    ],
  }),
  tariff: defineKind({
    name: ({ from }) => `Regulated tariff from ${formatDayOfYear(from)}`,
    data: z.strictObject({
      from: day,
      /** 1/10,000 dollars a kWh, before GST. */
      before: z.int(),
      now: z.int(),
    }),
    paragraphs: ({ from, before, now }) => [
      write(
        `From ${formatDay(from)} the regulated electricity tariff is `,
        strong(`${formatRate(now)} a kWh`),
        ` before GST. Until then it was ${formatRate(before)}.`,
      ),
      write('Your next bill shows each tariff with the days to which it applied. There is nothing to do.'),
    ],
  }),
  'giro-changed': defineKind({
    name: 'Change of GIRO account',
    data: z.strictObject({ bank: z.string(), lastFour: z.string(), from: day }),
    paragraphs: ({ bank, lastFour, from }) => [
      write(
        'Your bills are paid by GIRO from your account with ',
        strong(`${bank} ending ${lastFour}`),
        ` from ${formatDay(from)} on.`,
      ),
      write('If you did not ask for this change, please call our helpline at once.'),
    ],
  }),
  'arrangement-agreed': defineKind({
    name: 'Payment arrangement',
    data: z.strictObject({ overdue: amount, partial: payment, instalments: z.array(payment) }),
    paragraphs: ({ overdue, partial, instalments }) => [
      write(
        'As you asked, you can pay your overdue amount of ',
        strong(formatSgd(overdue)),
        ' in parts. Please pay ',
        strong(formatPayment(partial)),
        '.',
      ),
      ...(instalments.length === 0
        ? []
        : [
            write(
              'Then please pay ',
              strong(instalments.map(formatPayment).join(' and ')),
              ', in addition to your bills of those months.',
            ),
          ]),
      write(
        'If a payment is not with us by its date, the arrangement ends, and what is left of the overdue amount is due at once.',
      ),
    ],
  }),
  'arrangement-ended': defineKind({
    name: 'Payment arrangement ended',
    data: z.strictObject({ overdue: amount, agreedOn: day }),
    paragraphs: ({ overdue, agreedOn }) => [
      write(
        `A payment of your arrangement of ${formatDay(agreedOn)}, for an overdue amount of ${formatSgd(overdue)}, was not with us by its date. `,
        strong('The arrangement has ended'),
        ', and what is left of the overdue amount is due now.',
      ),
      write(
        'You can see and pay it in the portal, under Bills. If you have paid in the past few days, please ignore this letter.',
      ),
      write('If you cannot pay it now, please call our helpline.'),
    ],
  }),
  'waiver-granted': defineKind({
    name: 'Charge waived',
    data: z.strictObject({
      charge: z.enum(['PINK_NOTICE', 'LATE_PAYMENT']),
      chargedOn: day,
      invoiceNo: z.string(),
      amount,
    }),
    paragraphs: ({ charge, chargedOn, invoiceNo, amount: waived }) => [
      write(
        `As you asked, we have waived the ${charges[charge]} charge of `,
        strong(formatSgd(waived)),
        ` dated ${formatDay(chargedOn)} (invoice number ${invoiceNo}).`,
      ),
      write('You owe that much less from today, and your next bill shows it. There is nothing to do.'),
    ],
  }),
  'refund-paid': defineKind({
    name: 'Refund paid',
    data: refund,
    paragraphs: ({ amount: paid, reference, method }) => [
      write('We have paid your refund of ', strong(formatSgd(paid)), ` by ${method}.`),
      write(`If it does not reach you, please call our helpline and quote ${reference}.`),
    ],
  }),
  'refund-not-paid': defineKind({
    name: 'Refund not paid',
    data: refund,
    paragraphs: ({ amount: returned, reference, method }) => [
      write(
        'Your refund of ',
        strong(formatSgd(returned)),
        ` by ${method} could not be paid. The money is a credit on your account again.`,
      ),
      write('You can ask for the refund again in the portal, under Services, and choose another method.'),
      write(`If you have questions, please call our helpline and quote ${reference}.`),
    ],
  }),
  'refund-method-needed': defineKind({
    name: 'Refund method needed',
    data: z.strictObject({ amount, reference: z.string() }),
    paragraphs: ({ amount: waiting, reference }) => [
      write(
        'Your refund of ',
        strong(formatSgd(waiting)),
        ' cannot be paid by the method that you chose, as it is no longer possible. ',
        strong('Please choose another one'),
        ' in the portal, under Services.',
      ),
      write(`The credit stays on your account until then. The reference of your refund is ${reference}.`),
    ],
  }),
} as const;

const charges = { PINK_NOTICE: 'Pink Notice', LATE_PAYMENT: 'late payment' } as const;

/** 'S$100.00 by 7 Jan 2027' */
function formatPayment({ amount: part, due }: z.output<typeof payment>): string {
  return `${formatSgd(part)} by ${formatDay(due)}`;
}

export type LetterKind = keyof typeof letterKinds;
/** Data of a letter as a producer hands it in. */
export type LetterData<Kind extends LetterKind> = z.input<(typeof letterKinds)[Kind]['data']>;

/** 'S$0.2859' */
function formatRate(rateE4: number): string {
  return `S$${Math.trunc(rateE4 / 10_000)}.${String(rateE4 % 10_000).padStart(4, '0')}`;
}

export interface WrittenLetter {
  readonly name: string;
  readonly paragraphs: readonly Paragraph[];
}

/** @returns null for a kind that this release does not know */
export function writeLetter(kind: string, data: unknown): WrittenLetter | null {
  const known: Readonly<Record<string, LetterKindOf<z.ZodMiniType>>> = letterKinds;
  const found = known[kind];
  if (found === undefined) return null;
  const read = found.data.parse(data);
  const { name, paragraphs } = found;
  return { name: typeof name === 'string' ? name : name(read), paragraphs: paragraphs(read) };
}
