/**
 * Takes a CSV file into the database: as a stream, a batch to a transaction. Rows that cannot be taken come back in a file
 * beside it; the area says how a row is read and how a batch is merged.
 */
import type { Db, Tx } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { type CsvRecord, readCsvRecords } from './read-csv-records.ts';
import { type Refused, withRefusedFile } from './refused-file.ts';

/** A problem names fields, never values. */
export type ReadRow<Row> =
  | { readonly row: Row; readonly problem: null }
  | { readonly row: null; readonly problem: string };

export interface CsvImport<Row> {
  /** 'sub-accounts': names the kind of file to the operator. */
  readonly kind: string;
  readonly head: string;
  /** @param cells null where a quote is not closed */
  read(cells: readonly string[] | null): ReadRow<Row>;
  merge(tx: Tx, rows: readonly (Row & { readonly line: number })[]): Promise<MergedRows>;
}

export interface MergedRows {
  /** Rows that are new or differ from those there. */
  readonly changed: number;
  readonly refused: readonly { readonly line: number; readonly why: string }[];
}

export interface ImportedRows {
  /** Rows that were new or differed. */
  readonly changed: number;
  /** Those that were there already, or stood in the file again further down. */
  readonly same: number;
  readonly refused: number;
}

/** The file is of another kind. The message is for the operator. */
export class WrongKindOfFile extends Error {
  override name = 'WrongKindOfFile';
}

export interface CsvImportParts {
  readonly db: Db;
  /** Is given a line for each row that was not imported: file, line and reason. */
  tell(text: string): void;
}

const BATCH = 10_000;

/** @throws WrongKindOfFile when the first row is not the head */
export function importCsv<Row extends object>(
  kind: CsvImport<Row>,
  { db, tell }: CsvImportParts,
  path: string,
): Promise<ImportedRows> {
  return withRefusedFile(path, tell, (refuse) => takeFile(kind, db, path, refuse));
}

async function takeFile<Row extends object>(
  { kind, head, read, merge }: CsvImport<Row>,
  db: Db,
  path: string,
  refuse: (refused: Refused) => Promise<void>,
): Promise<ImportedRows> {
  const counts = { changed: 0, same: 0, refused: 0 };
  let batch: CsvRecord[] = [];
  const take = async (): Promise<void> => {
    const records = batch.map((record) => ({ ...record, ...read(record.cells) }));
    const rows = records.flatMap(({ line, row }) => (row === null ? [] : [{ ...row, line }]));
    const merged: MergedRows =
      rows.length === 0 ? { changed: 0, refused: [] } : await withTransaction(db, (tx) => merge(tx, rows));
    const reasons = new Map([
      ...records.flatMap(({ line, problem }) => (problem === null ? [] : [[line, problem] as const])),
      ...merged.refused.map(({ line, why }) => [line, why] as const),
    ]);
    for (const { line, text } of batch) {
      const why = reasons.get(line);
      if (why !== undefined) await refuse({ line, text, why, head });
    }
    counts.changed += merged.changed;
    counts.refused += reasons.size;
    counts.same += batch.length - merged.changed - reasons.size;
    batch = [];
  };
  let isHead = true;
  for await (const record of readCsvRecords(path)) {
    if (isHead) {
      if (record.text !== head)
        throw new WrongKindOfFile(`Line ${record.line} is not the head of a file of ${kind}.`);
      isHead = false;
      continue;
    }
    batch.push(record);
    if (batch.length >= BATCH) await take();
  }
  if (batch.length > 0) await take();
  return counts;
}
