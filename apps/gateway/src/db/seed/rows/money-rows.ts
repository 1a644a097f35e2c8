/** Bills, entries of the ledger and of U-Save as rows. */

import { uSaveTypes } from '@portal/domain/bills/u-save-items';
import { instantText, sgDayOf } from '@portal/domain/sg-time';
import type { WorldBill } from '../bills/bills.ts';
import type { EntryKind, WorldEntry } from '../bills/ledger.ts';
import type { WorldUSaveEntry } from '../bills/u-save-ledger.ts';
import type { Row } from './bulk-insert.ts';

export const billRow = ({ account, id, period, total }: WorldBill): Row => ({
  account_id: account.id,
  bill_id: id,
  period_from: period.from,
  period_to: period.to,
  issued_on: period.issuedOn,
  due_on: period.dueOn,
  total_cents: total,
});

export const billLineRows = ({ account, id, lines }: WorldBill): Row[] =>
  lines.map((line, index) => ({
    account_id: account.id,
    bill_id: id,
    line_no: index + 1,
    kind: line.kind,
    item: line.item,
    utility: line.utility,
    quantity_milli: line.quantityMilli,
    unit: line.unit,
    rate_e4: line.rateE4,
    amount_cents: line.amount,
    gst_cents: line.gst,
    used_from: line.from,
    used_to: line.to,
    estimated: line.estimated,
  }));

export const entryRow = (entry: WorldEntry): Row => ({
  account_id: entry.account.id,
  entry_no: entryNo(entry),
  kind: entry.kind,
  amount_cents: entry.amount,
  effective_on: sgDayOf(entry.at),
  due_on: entry.dueOn,
  bill_id: entry.billId,
  channel: entry.channel,
  source_ref: entry.ref,
  recorded_at: instantText(entry.at),
  order_id: entry.order?.id ?? null,
  payment_method: entry.order?.method ?? null,
  reference_id: entry.order?.reference ?? null,
});

export const uSaveRow = (entry: WorldUSaveEntry): Row => ({
  account_id: entry.account.id,
  entry_no: Number(sgDayOf(entry.at).replaceAll('-', '')) * 10 + uSaveTypes.indexOf(entry.type),
  type: entry.type,
  amount_cents: entry.amount,
  effective_on: sgDayOf(entry.at),
  expires_on: entry.expiresOn,
  bill_id: entry.billId,
  source_ref: entry.ref,
  recorded_at: instantText(entry.at),
});

const turn: Readonly<Record<EntryKind, number>> = {
  bill: 10,
  rebate: 20,
  payment: 30,
  adjustment: 40,
  refund: 50,
  waiver: 60,
};

/** Derived from the day, with room for the portal's own entries: 2026111810 is a bill. */
function entryNo({ kind, at, ref }: WorldEntry): number {
  const second = /^world:(pink-notice|payment-2):/.test(ref) ? 5 : 0;
  return Number(sgDayOf(at).replaceAll('-', '')) * 100 + turn[kind] + second;
}
