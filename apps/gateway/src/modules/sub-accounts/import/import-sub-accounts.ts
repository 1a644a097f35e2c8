/**
 * Takes a file of sub-accounts into the database: as a stream, a batch to a transaction. A row that is there already is
 * left as it is, so that a file may be imported again.
 */
import type { Db } from '../../../db/database.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { type CsvRecord, readCsvRecords } from '../../../imports/read-csv-records.ts';
import { type Refused, withRefusedFile } from '../../../imports/refused-file.ts';
import { type IncomingSubAccount, mergeSubAccounts } from '../merge.store.ts';
import { readSubAccount, SUB_ACCOUNT_HEAD } from './sub-account-row.rules.ts';

export interface ImportedSubAccounts {
  /** Sub-accounts that were new or differed. */
  readonly changed: number;
  /** Those that were there already, or stood in the file again further down. */
  readonly same: number;
  readonly refused: number;
}

/** The file is no file of sub-accounts. The message is for the operator. */
export class NoSubAccountFile extends Error {
  override name = 'NoSubAccountFile';
}

/** Counts and marks of a master account are made anew after each: larger batches cost less. */
const BATCH = 10_000;
const HEAD = SUB_ACCOUNT_HEAD.join(',');

/** @param parts.tell is given a line for each row that was not imported: file, line and reason */
export function importSubAccounts(
  { db, tell }: { readonly db: Db; tell(text: string): void },
  path: string,
): Promise<ImportedSubAccounts> {
  return withRefusedFile(path, tell, (refuse) => takeFile(db, path, refuse));
}

async function takeFile(
  db: Db,
  path: string,
  refuse: (refused: Refused) => Promise<void>,
): Promise<ImportedSubAccounts> {
  const counts = { changed: 0, same: 0, refused: 0 };
  let batch: CsvRecord[] = [];
  const take = async (): Promise<void> => {
    const read = batch.map((record) => ({ ...record, ...readSubAccount(record.cells) }));
    const rows = read.flatMap(({ line, row }): IncomingSubAccount[] =>
      row === null ? [] : [{ line, ...row }],
    );
    const merged =
      rows.length === 0
        ? { changed: 0, refused: [] }
        : await withTransaction(db, (tx) => mergeSubAccounts(tx, rows));
    const reasons = new Map([
      ...read.flatMap(({ line, problem }) => (problem === null ? [] : [[line, problem] as const])),
      ...merged.refused.map(({ line, why }) => [line, why] as const),
    ]);
    for (const { line, text } of batch) {
      const why = reasons.get(line);
      if (why !== undefined) await refuse({ line, text, why, head: HEAD });
    }
    counts.changed += merged.changed;
    counts.refused += reasons.size;
    counts.same += batch.length - merged.changed - reasons.size;
    batch = [];
  };
  let isHead = true;
  for await (const record of readCsvRecords(path)) {
    if (isHead) {
      if (record.text !== HEAD)
        throw new NoSubAccountFile(`Line ${record.line} is not the head of a file of sub-accounts.`);
      isHead = false;
      continue;
    }
    batch.push(record);
    if (batch.length >= BATCH) await take();
  }
  if (batch.length > 0) await take();
  return counts;
}
