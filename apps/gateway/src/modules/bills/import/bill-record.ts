/** One bill as a file of the utility brings it: its shape, and what makes it no bill that can be owed. Pure. */
import { accountNo } from '@portal/contract/values';
import { billTotal } from '@portal/domain/bills/bill-arithmetic';
import { addCents, cents, negateCents } from '@portal/domain/money';
import { daysBetween, sgDay } from '@portal/domain/sg-time';
import * as z from 'zod/mini';

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';
/** Ten thousand million dollars: all lines of a bill, and a thousand such bills, can still be added up exactly. */
const MOST_CENTS = 10 ** 12;
/** A thousand million units. */
const MOST_MILLI = 10 ** 12;
/** A hundred dollars a unit. */
const MOST_E4 = 10 ** 6;

const INSTALMENT = 'instalment';

const day = z.pipe(
  z.string(),
  z.transform((text, context) => {
    try {
      const read = sgDay(text);
      if (read >= FIRST_DAY && read <= LAST_DAY) return read;
    } catch {
      // Told below, like a day of another century.
    }
    context.issues.push({ code: 'custom', input: text, message: 'is no day like 2026-11-18' });
    return z.NEVER;
  }),
);
const within = (most: number) => z.int().check(z.gte(-most), z.lte(most));
const amount = z.pipe(within(MOST_CENTS), z.transform(cents));
const name = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/));

const line = z.strictObject({
  kind: z.enum(['charge', 'rebate']),
  item: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  utility: z._default(z.nullable(z.enum(['electricity', 'water', 'gas'])), null),
  quantityMilli: z._default(z.nullable(within(MOST_MILLI)), null),
  unit: z._default(z.nullable(z.enum(['kWh', 'Cu M'])), null),
  rateE4: z._default(z.nullable(within(MOST_E4)), null),
  amount,
  gst: z._default(amount, cents(0)),
  from: z._default(z.nullable(day), null),
  to: z._default(z.nullable(day), null),
  estimated: z._default(z.boolean(), false),
});

const record = z.strictObject({
  accountNo,
  billId: name,
  from: day,
  to: day,
  issued: day,
  due: day,
  /** The balance of earlier bills, in cents. */
  earlier: z._default(amount, cents(0)),
  /** Sum of the lines, in cents: without the balance of earlier bills. */
  total: amount,
  lines: z.array(line).check(z.minLength(1), z.maxLength(200)),
});
export type BillRecord = z.output<typeof record>;

/** Says what is wrong by fields, never by values: a report may be read by many. */
export type ReadRecord =
  | { readonly bill: BillRecord; readonly problem: null }
  | { readonly bill: null; readonly problem: string };

export function readRecord(value: unknown): ReadRecord {
  const read = record.safeParse(value);
  if (!read.success) {
    const fields = read.error.issues
      .slice(0, 3)
      .map(({ path, code }) => `${path.join('.') || 'the bill'}: ${code}`);
    return { bill: null, problem: fields.join('; ') };
  }
  const bill = moveInstalments(read.data);
  const problem = findProblem(bill);
  return problem === null ? { bill, problem } : { bill: null, problem };
}

/** An instalment of a payment arrangement is a part of what was left of earlier bills: owed already, and not once more. */
function moveInstalments(bill: BillRecord): BillRecord {
  const isInstalment = ({ kind, item }: BillRecord['lines'][number]) =>
    kind === 'charge' && item === INSTALMENT;
  const moved = billTotal(bill.lines.filter(isInstalment));
  return {
    ...bill,
    lines: bill.lines.filter((each) => !isInstalment(each)),
    total: addCents(bill.total, negateCents(moved)),
    earlier: addCents(bill.earlier, moved),
  };
}

function findProblem({ from, to, issued, due, total, lines }: BillRecord): string | null {
  if (lines.length === 0) return 'lines: nothing but instalments';
  if (daysBetween(from, to) < 0) return 'to: before from';
  if (daysBetween(to, issued) < 0) return 'issued: before the period ends';
  if (daysBetween(issued, due) < 0) return 'due: before issued';
  // It is worked out again whenever the bill is shown.
  if (lines.some(({ quantityMilli, rateE4 }) => !Number.isSafeInteger((quantityMilli ?? 0) * (rateE4 ?? 0))))
    return 'lines: quantity times rate is too much';
  if (billTotal(lines) !== total) return 'total: not what the lines come to';
  if (billTotal(lines.filter(({ kind }) => kind === 'charge')) < 0)
    return 'lines: charges come to less than nothing';
  if (billTotal(lines.filter(({ kind }) => kind === 'rebate')) > 0) return 'lines: rebates add to the bill';
  return null;
}
