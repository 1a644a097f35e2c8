/** Rows of alerts that customers chose (migrations 038 and 046). */
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
  /** Day, bill, choice and readings that were judged last. */
  judged: string | null;
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
  /** null: the mail waits. */
  leftAt: InstantOrNull;
}
