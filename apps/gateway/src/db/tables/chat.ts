/** Rows of the live chat (migration 006). */
import type { Instant, Int8 } from './columns.ts';

export interface ChatTokenTable {
  customerId: Int8;
  tokenHash: string;
  accountId: Int8;
  sessionKey: string;
  expiresAt: Instant;
}
