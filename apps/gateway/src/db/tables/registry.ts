/** Rows of ways to the business registry and back (migration 007). */
import type { Instant, InstantOrNull, Int8 } from './columns.ts';

export interface RegistryFlowTable {
  customer_id: Int8;
  state_hash: string;
  protocol: 'v2' | 'v3';
  sealed: string;
  expires_at: Instant;
  used_at: InstantOrNull;
}

export interface RegistryCodeTable {
  code_hash: string;
  used_at: Instant;
}
