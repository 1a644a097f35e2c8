/** Bills, entries of the ledger and of U-Save as rows. */
import { uSaveTypes } from '@portal/domain/bills/u-save-items';
import { instantText, toSgDay } from '@portal/domain/sg-time';
import { toBillLineRows } from '../../bill-line-rows.ts';
import type { WorldBill } from '../bills/bills.ts';
import type { EntryKind, WorldEntry } from '../bills/ledger.ts';
import type { WorldUSaveEntry } from '../bills/u-save-ledger.ts';
import type { Row } from './bulk-insert.ts';

export const billRow = ({ account, id, period, total }: WorldBill): Row => ({
  accountId: account.id,
  billId: id,
  periodFrom: period.from,
  periodTo: period.to,
  issuedOn: period.issuedOn,
  dueOn: period.dueOn,
  totalCents: total,
});

export const billLineRows = ({ account, id, lines }: WorldBill): Row[] =>
  toBillLineRows(account.id, id, lines);

export const entryRow = (entry: WorldEntry): Row => ({
  accountId: entry.account.id,
  entryNo: entryNo(entry),
  kind: entry.kind,
  amountCents: entry.amount,
  effectiveOn: toSgDay(entry.at),
  dueOn: entry.dueOn,
  billId: entry.billId,
  channel: entry.channel,
  sourceRef: entry.ref,
  recordedAt: instantText(entry.at),
  orderId: entry.order?.id ?? null,
  paymentMethod: entry.order?.method ?? null,
  referenceId: entry.order?.reference ?? null,
});

export const uSaveRow = (entry: WorldUSaveEntry): Row => ({
  accountId: entry.account.id,
  entryNo: Number(toSgDay(entry.at).replaceAll('-', '')) * 10 + uSaveTypes.indexOf(entry.type),
  type: entry.type,
  amountCents: entry.amount,
  effectiveOn: toSgDay(entry.at),
  expiresOn: entry.expiresOn,
  billId: entry.billId,
  sourceRef: entry.ref,
  recordedAt: instantText(entry.at),
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
  return Number(toSgDay(at).replaceAll('-', '')) * 100 + turn[kind] + second;
}
