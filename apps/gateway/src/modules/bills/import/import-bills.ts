/**
 * Takes a file of bills into the books: as a stream, in batches of one transaction each. A bill that is there already
 * is left as it is, so that a file may be taken again after whatever happened. A bill that cannot be taken is told with
 * file and line and given back as it came; the others are taken all the same.
 */
import { basename } from 'node:path';
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../../db/database.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { lockAccounts } from '../settlement/ledger.store.ts';
import { type BillRecord, readRecord } from './bill-record.ts';
import { addBill, loadAccountIds } from './import.store.ts';
import { type CsvHead, csvBills, jsonBills, type RawBill } from './read-bills.ts';

interface Refused {
  /** 'bills.jsonl:12'. */
  readonly where: string;
  /** By fields, never by values. */
  readonly why: string;
  /** The lines of the file, to be put right and taken again. */
  readonly text: string;
  /** The first row of a CSV; '' for JSON Lines. */
  readonly head: string;
}

export interface Imported {
  readonly added: number;
  readonly known: number;
  readonly refused: number;
}

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  /** Told of each bill that was not taken, in the order of the file. */
  refused(bill: Refused): Promise<void>;
}

const BATCH = 100;

interface AcceptedBill {
  readonly raw: RawBill;
  readonly bill: BillRecord;
}

export async function importBills(parts: Parts, path: string): Promise<Imported> {
  const file = basename(path);
  const head: CsvHead = { text: '' };
  const counts = { added: 0, known: 0, refused: 0 };
  const refuse = async (raw: RawBill, why: string) => {
    counts.refused += 1;
    await parts.refused({ where: `${file}:${raw.line}`, why, text: raw.text, head: head.text });
  };
  let batch: AcceptedBill[] = [];
  const take = async () => {
    const outcomes = batch.length === 0 ? [] : await takeBatch(parts, batch);
    for (const [index, { raw }] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome === 'new') counts.added += 1;
      else if (outcome === 'same') counts.known += 1;
      else
        await refuse(
          raw,
          outcome === 'different' ? 'billId: another bill has it' : 'accountNo: nobody has it',
        );
    }
    batch = [];
  };
  for await (const raw of path.endsWith('.csv') ? csvBills(path, head) : jsonBills(path)) {
    const read = readRecord(raw.value);
    if (read.bill === null) {
      // In the order of the file: what came before is told first.
      await take();
      await refuse(raw, raw.value === undefined ? 'cannot be taken apart' : read.problem);
    } else batch.push({ raw, bill: read.bill });
    if (batch.length >= BATCH) await take();
  }
  await take();
  return counts;
}

function takeBatch({ db, clock }: Parts, batch: readonly AcceptedBill[]) {
  return withTransaction(db, async (tx) => {
    const ids = await loadAccountIds(
      tx,
      batch.map(({ bill }) => bill.accountNo),
    );
    await lockAccounts(tx, [...new Set(ids.values())]);
    const outcomes: (Awaited<ReturnType<typeof addBill>> | 'unknown')[] = [];
    for (const { bill } of batch) {
      const id = ids.get(bill.accountNo);
      outcomes.push(id === undefined ? 'unknown' : await addBill(tx, id, bill, clock.now()));
    }
    return outcomes;
  });
}
