/** Reads a file of bills as a stream, one at a time: JSON Lines, or CSV with a row for each line of a bill. */
import { csvCells } from '../../../imports/csv-cells.ts';
import { type FileLine, readLines } from '../../../imports/read-lines.ts';

/** A bill as it stands in the file, from the line where it begins. */
export interface RawBill extends FileLine {
  /** undefined: it cannot be taken apart. */
  readonly value: unknown;
}

export async function* jsonBills(path: string): AsyncGenerator<RawBill> {
  for await (const { line, text } of readLines(path)) {
    try {
      yield { line, text, value: JSON.parse(text) };
    } catch {
      yield { line, text, value: undefined };
    }
  }
}

/** The head of a CSV, for the file of what is refused. */
export interface CsvHead {
  text: string;
}

const ofBill = ['accountNo', 'billId', 'from', 'to', 'issued', 'due', 'earlier', 'total'] as const;
const ofLine = [
  'kind',
  'item',
  'utility',
  'quantityMilli',
  'unit',
  'rateE4',
  'amount',
  'gst',
  'usedFrom',
  'usedTo',
  'estimated',
] as const;
const numbers: ReadonlySet<string> = new Set([
  'earlier',
  'total',
  'quantityMilli',
  'rateE4',
  'amount',
  'gst',
]);
const lineNames: Readonly<Record<string, string>> = { usedFrom: 'from', usedTo: 'to' };

/** Rows of one bill stand together; what is said of the bill is the same in each. */
export async function* csvBills(path: string, head: CsvHead): AsyncGenerator<RawBill> {
  let columns: readonly string[] = [];
  let open: {
    line: number;
    texts: string[];
    key: string;
    bill: object;
    lines: object[];
    isWhole: boolean;
  } | null = null;
  const whole = (bill: NonNullable<typeof open>): RawBill => ({
    line: bill.line,
    text: bill.texts.join('\n'),
    value: bill.isWhole ? { ...bill.bill, lines: bill.lines } : undefined,
  });
  for await (const { line, text } of readLines(path)) {
    const cells = csvCells(text);
    if (columns.length === 0) {
      columns = cells ?? [];
      head.text = text;
      continue;
    }
    const row =
      cells?.length === columns.length ? new Map(columns.map((name, at) => [name, cells[at] ?? ''])) : null;
    const bill = row && picked(row, ofBill);
    const key = row ? JSON.stringify([row.get('accountNo'), row.get('billId')]) : `line ${line}`;
    if (open !== null && open.key !== key) {
      yield whole(open);
      open = null;
    }
    open ??= { line, texts: [], key, bill: bill ?? {}, lines: [], isWhole: true };
    open.texts.push(text);
    if (row) open.lines.push(picked(row, ofLine));
    open.isWhole &&= row !== null && JSON.stringify(bill) === JSON.stringify(open.bill);
  }
  if (open !== null) yield whole(open);
}

/** Empty cells are left out; a number that is none stays text, and is refused as such. */
function picked(row: ReadonlyMap<string, string>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const cell = row.get(name) ?? '';
      return cell === '' ? [] : [[lineNames[name] ?? name, cellValue(name, cell)]];
    }),
  );
}

function cellValue(name: string, cell: string): unknown {
  if (name === 'estimated') return cell === 'true' || cell === 'false' ? cell === 'true' : cell;
  return numbers.has(name) && /^-?\d{1,15}$/.test(cell) ? Number(cell) : cell;
}
