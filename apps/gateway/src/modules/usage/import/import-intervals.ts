/**
 * Takes a file of half hours, or of hours of water, into the database: as a stream, in batches of one transaction for each lane of accounts,
 * while the next rows are read. A day that is there already in the same version is left as it is, so that a file may be imported again.
 */
import type { Clock } from '@portal/domain/clock';
import type { Db } from '../../../db/database.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { type FileLine, readLines } from '../../../imports/read-lines.ts';
import { type Refused, withRefusedFile } from '../../../imports/refused-file.ts';
import { DayBatch, LANES, laneOf } from './day-batch.ts';
import { findIntervalForm, type IntervalForm, intervalReader } from './interval-row.rules.ts';
import { lowerServerPriority } from './low-priority.ts';
import { mergeDays } from './merge-days.store.ts';

export interface ImportedIntervals {
  /** Days that were new or corrected. */
  readonly changed: number;
  /** Days that were there in the same version, or stood in the file again further down. */
  readonly same: number;
  readonly refused: number;
}

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
}

/** The file is no interval file. The message is for the operator. */
export class NoIntervalFile extends Error {
  override name = 'NoIntervalFile';
}

const BATCH = 10_000;

interface Batch {
  readonly receivedAt: number;
  readonly read: ReturnType<typeof intervalReader>;
  readonly lanes: readonly DayBatch[];
  size: number;
  /** Its rows as they came, by line: for those that the database refuses. */
  readonly texts: Map<number, string>;
  readonly refused: (FileLine & { readonly why: string })[];
}

const newBatch = (now: number, form: IntervalForm): Batch => ({
  receivedAt: now,
  read: intervalReader(now, form),
  lanes: Array.from({ length: LANES }, () => new DayBatch()),
  size: 0,
  texts: new Map(),
  refused: [],
});

/** @param parts.tell is given a line for each row that was not imported: file, line and reason */
export function importIntervals(
  parts: Parts & { tell(text: string): void },
  path: string,
): Promise<ImportedIntervals> {
  return withRefusedFile(path, parts.tell, (refuse) => takeFile(parts, path, refuse));
}

async function takeFile(
  { db, clock }: Parts,
  path: string,
  refuse: (refused: Refused) => Promise<void>,
): Promise<ImportedIntervals> {
  const counts = { changed: 0, same: 0, refused: 0 };
  let form: IntervalForm | null = null;
  let head = '';
  const take = async ({ lanes, size, texts, refused }: Batch): Promise<void> => {
    const merged = await Promise.all(
      lanes.map((days) =>
        withTransaction(db, async (tx) => {
          await lowerServerPriority(tx);
          return mergeDays(tx, days);
        }),
      ),
    );
    const changed = merged.reduce((sum, lane) => sum + lane.changed, 0);
    const all = [
      ...refused,
      ...merged.flatMap((lane) =>
        lane.refused.map(({ line, why }) => ({ line, why, text: texts.get(line) ?? '' })),
      ),
    ].toSorted((one, other) => one.line - other.line);
    for (const each of all) await refuse({ ...each, head });
    counts.changed += changed;
    counts.same += size - changed - all.length;
    counts.refused += all.length;
  };
  let taking: Promise<void> = Promise.resolve();
  let batch = newBatch(clock.now(), 'halfHours');
  for await (const { line, text } of readLines(path)) {
    if (form === null) {
      form = findIntervalForm(text);
      if (form === null) throw new NoIntervalFile(`Line ${line} is not the head of an interval file.`);
      head = text;
      batch = newBatch(clock.now(), form);
      continue;
    }
    const { day, problem } = batch.read(text);
    batch.size += 1;
    if (day === null) batch.refused.push({ line, text, why: problem });
    else {
      batch.lanes[laneOf(day)]?.add({ ...day, line, receivedAt: batch.receivedAt });
      batch.texts.set(line, text);
    }
    if (batch.size < BATCH) continue;
    // One batch is merged while the next one is read.
    await taking;
    taking = take(batch);
    // Its failure is met at the next `await taking`.
    taking.catch(() => {});
    batch = newBatch(clock.now(), form);
  }
  await taking;
  await take(batch);
  return counts;
}
