/** Rows of the live chat (migration 006). */
import type { Instant, Int8 } from './columns.ts';

export interface ChatTokenTable {
  customer_id: Int8;
  token_hash: string;
  account_id: Int8;
  session_key: string;
  expires_at: Instant;
}
