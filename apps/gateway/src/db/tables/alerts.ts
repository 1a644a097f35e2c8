/** Rows of alerts that customers chose (migration 038). */
import type { AlertKind } from '@portal/domain/insights/alerts';
import type { Day, Instant, InstantOrNull, Int8, Jsonb } from './columns.ts';

export interface UsageAlertTable {
  accountId: Int8;
  customerId: Int8;
  /** Cents; null: off. */
  billAbove: number | null;
  leak: boolean;
  highDay: boolean;
  /** Counts the changes. */
  revision: number;
  changedAt: Instant;
}

export interface UsageAlertSentTable {
  accountId: Int8;
  customerId: Int8;
  kind: AlertKind;
  /** First day of the bill that runs. */
  billFrom: Day;
  facts: Jsonb;
  tokenHash: string;
  recordedAt: Instant;
  usedAt: InstantOrNull;
}
