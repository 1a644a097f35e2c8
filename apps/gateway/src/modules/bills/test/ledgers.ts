/** Bills and ledgers of a test's own making, in as many rows as it likes. */
import { instantText, type SgDay, startOfSgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { toJsonRows } from '../../../db/json-rows.ts';

export interface Entry {
  readonly kind: 'bill' | 'rebate' | 'adjustment' | 'payment' | 'refund' | 'waiver';
  readonly amount: number;
  readonly on: SgDay;
  readonly billId?: string | null;
  readonly due?: SgDay | null;
  readonly orderId?: string;
  readonly sourceRef?: string;
}

/** Ledgers of accounts that have none yet. */
export async function addEntries(
  db: Db,
  ledgers: readonly (readonly [accountId: number, entries: readonly Entry[]])[],
): Promise<void> {
  const rows = ledgers.flatMap(([accountId, entries]) =>
    entries.map(({ kind, amount, on, billId = null, due = null, orderId = null, sourceRef }, index) => ({
      accountId,
      entryNo: index + 1,
      kind,
      amountCents: amount,
      effectiveOn: on,
      dueOn: due,
      billId,
      channel: kind === 'payment' ? 'PAYNOW' : null,
      sourceRef: sourceRef ?? `test:${index + 1}`,
      recordedAt: instantText(startOfSgDay(on)),
      orderId,
      referenceId: orderId,
    })),
  );
  await sql`insert into ledger_entry (account_id, entry_no, kind, amount_cents, effective_on, due_on, bill_id, channel,
      source_ref, recorded_at, order_id, reference_id)
    select * from jsonb_to_recordset(${toJsonRows(rows)}::jsonb) as given (account_id bigint, entry_no bigint,
      kind text, amount_cents bigint, effective_on date, due_on date, bill_id text, channel text, source_ref text,
      recorded_at timestamptz, order_id text, reference_id text)`.execute(db);
}

export interface Bill {
  readonly accountId: number;
  readonly billId: string;
  readonly on: SgDay;
  readonly due: SgDay;
  readonly amount: number;
}

export async function addBills(db: Db, bills: readonly Bill[]): Promise<void> {
  const rows = bills.map(({ accountId, billId, on, due, amount }) => ({
    accountId,
    billId,
    issuedOn: on,
    dueOn: due,
    totalCents: amount,
  }));
  await sql`insert into bill (account_id, bill_id, period_from, period_to, issued_on, due_on, total_cents)
    select account_id, bill_id, issued_on, issued_on, issued_on, due_on, total_cents
    from jsonb_to_recordset(${toJsonRows(rows)}::jsonb) as given (account_id bigint, bill_id text, issued_on date,
      due_on date, total_cents bigint)`.execute(db);
}
