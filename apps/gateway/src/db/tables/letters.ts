/** Rows of letters (migration 022). */
import type { Instant, Int8, Jsonb } from './columns.ts';

export interface LetterTable {
  accountId: Int8;
  letterId: string;
  kind: string;
  data: Jsonb;
  /** Name and lines of the address, as they were. */
  recipient: string[];
  printedAt: Instant;
}

export interface LetterOpenedTable {
  customerId: Int8;
  accountId: Int8;
  letterId: string;
  openedAt: Instant;
}
