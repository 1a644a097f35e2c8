/** Letters that came up to an instant, and the one that always came today. */
import type { Tx } from '../database.ts';
import { letterOfToday, lettersUntil } from './letters/world-letters.ts';
import { insertRows } from './rows/bulk-insert.ts';
import { letterRow, openedRows } from './rows/letter-rows.ts';

/** Existing rows stay as they are. */
export async function addLetters(tx: Tx, now: number): Promise<void> {
  const letters = lettersUntil(now);
  await insertRows(tx, 'letter', letters.map(letterRow));
  await insertRows(tx, 'letterOpened', openedRows(letters, now));
  await insertRows(tx, 'letter', [letterRow(letterOfToday(now))], {
    key: ['accountId', 'letterId'],
    replace: ['data', 'printedAt'],
  });
}
