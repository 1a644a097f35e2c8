/** Rows of ways to the business registry and back (migration 007). */
import type { Instant, InstantOrNull, Int8 } from './columns.ts';

export interface RegistryFlowTable {
  customerId: Int8;
  stateHash: string;
  protocol: 'v2' | 'v3';
  sealed: string;
  expiresAt: Instant;
  usedAt: InstantOrNull;
}

export interface RegistryCodeTable {
  codeHash: string;
  usedAt: Instant;
}
