/** Reads a CSV file of any size row by row, where a quoted cell may hold line ends (RFC 4180). */
import { csvCells } from './csv-cells.ts';
import { type FileLine, readEveryLine } from './read-lines.ts';

export interface CsvRecord extends FileLine {
  /** null: a quote in it is not closed, or stands inside a cell. */
  readonly cells: readonly string[] | null;
}

/** A quote that is still open after so many lines was forgotten: its first line is refused, the others are read anew. */
const MOST_LINES = 20;

/** Rows that hold something. */
export async function* readCsvRecords(path: string): AsyncGenerator<CsvRecord> {
  const pending: FileLine[] = [];
  for await (const line of readEveryLine(path)) {
    pending.push(line);
    yield* takeRecords(pending, false);
  }
  yield* takeRecords(pending, true);
}

/** @param isEnd no line comes after these */
function* takeRecords(pending: FileLine[], isEnd: boolean): Generator<CsvRecord> {
  for (;;) {
    while (pending[0]?.text.trim() === '') pending.shift();
    const [first] = pending;
    if (first === undefined) return;
    const { text, length } = joinUntilClosed(pending);
    if (length > 0) {
      pending.splice(0, length);
      yield { line: first.line, text, cells: csvCells(text) };
    } else if (isEnd || pending.length >= MOST_LINES) {
      pending.shift();
      yield { ...first, cells: null };
    } else return;
  }
}

/** @returns the first record and how many lines it has; 0 while a quote is open */
function joinUntilClosed(lines: readonly FileLine[]): { text: string; length: number } {
  let text = '';
  for (const [index, line] of lines.entries()) {
    text = index === 0 ? line.text : `${text}\n${line.text}`;
    if (text.split('"').length % 2 === 1) return { text, length: index + 1 };
  }
  return { text, length: 0 };
}
