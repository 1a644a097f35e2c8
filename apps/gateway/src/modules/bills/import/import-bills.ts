/**
 * Takes a file of bills into the books: as a stream, in batches of one transaction each. A bill that is there already
 * is left as it is, so that a file may be taken again after whatever happened. A bill that cannot be taken is told with
 * file and line and given back as it came; the others are taken all the same.
 */
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../../db/database.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { type Refused, withRefusedFile } from '../../../imports/refused-file.ts';
import { refreshNeighbours } from '../../usage/public.ts';
import { lockAccounts } from '../settlement/ledger.store.ts';
import { type BillRecord, readRecord } from './bill-record.ts';
import { addBill, loadAccountIds } from './import.store.ts';
import { type CsvHead, csvBills, jsonBills, type RawBill } from './read-bills.ts';

export interface Imported {
  readonly added: number;
  readonly known: number;
  readonly refused: number;
}

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
}

const BATCH = 100;

interface AcceptedBill {
  readonly raw: RawBill;
  readonly bill: BillRecord;
}

/** @param parts.tell is given a line for each bill that was not imported: file, line and reason */
export function importBills(parts: Parts & { tell(text: string): void }, path: string): Promise<Imported> {
  return withRefusedFile(path, parts.tell, (refuse) => takeFile(parts, path, refuse));
}

async function takeFile(
  parts: Parts,
  path: string,
  giveBack: (refused: Refused) => Promise<void>,
): Promise<Imported> {
  const head: CsvHead = { text: '' };
  const counts = { added: 0, known: 0, refused: 0 };
  const refuse = async (raw: RawBill, why: string) => {
    counts.refused += 1;
    await giveBack({ line: raw.line, why, text: raw.text, head: head.text });
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
  await refreshNeighbours(parts.db);
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
