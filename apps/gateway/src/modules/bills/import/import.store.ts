/** Writes imported bills: the bill, its lines, its entries. Existing bills are compared and never changed. */
import { type AccountNo, accountDigits } from '@portal/domain/account-number';
import { billTotal } from '@portal/domain/bills/bill-arithmetic';
import { dateAt } from '../../../clock.ts';
import type { Tx } from '../../../db/database.ts';
import { addEntry, nextEntryNo } from '../settlement/ledger.store.ts';
import type { BillRecord } from './bill-record.ts';

/** By canonical number; a number that is nobody's is absent. */
export async function accountIdsOf(tx: Tx, numbers: readonly AccountNo[]): Promise<Map<AccountNo, number>> {
  const rows = await tx
    .selectFrom('account_number')
    .select(['digits', 'account_id'])
    .where('digits', 'in', numbers.map(accountDigits))
    .execute();
  const ids = new Map(rows.map(({ digits, account_id }) => [digits, account_id]));
  return new Map(
    numbers.flatMap((number) => {
      const id = ids.get(accountDigits(number));
      return id === undefined ? [] : [[number, id] as const];
    }),
  );
}

export type Outcome = 'new' | 'same' | 'different';

/** Its account is locked. */
export async function addBill(tx: Tx, accountId: number, bill: BillRecord, now: number): Promise<Outcome> {
  const there = await storedAs(tx, accountId, bill.billId);
  if (there !== null) return there === asStored(bill) ? 'same' : 'different';
  await tx
    .insertInto('bill')
    .values({
      account_id: accountId,
      bill_id: bill.billId,
      period_from: bill.from,
      period_to: bill.to,
      issued_on: bill.issued,
      due_on: bill.due,
      total_cents: bill.total,
      earlier_cents: bill.earlier,
    })
    .execute();
  await tx
    .insertInto('bill_line')
    .values(
      bill.lines.map((line, index) => ({
        account_id: accountId,
        bill_id: bill.billId,
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
      })),
    )
    .execute();
  await enter(tx, accountId, bill, 'bill', now);
  if (bill.lines.some(({ kind }) => kind === 'rebate')) await enter(tx, accountId, bill, 'rebate', now);
  return 'new';
}

async function enter(
  tx: Tx,
  accountId: number,
  bill: BillRecord,
  kind: 'bill' | 'rebate',
  now: number,
): Promise<void> {
  const own = bill.lines.filter((line) => (line.kind === 'charge') === (kind === 'bill'));
  await addEntry(tx, {
    account_id: accountId,
    entry_no: await nextEntryNo(tx, accountId, bill.issued),
    kind,
    amount_cents: billTotal(own),
    effective_on: bill.issued,
    due_on: kind === 'bill' ? bill.due : null,
    bill_id: bill.billId,
    channel: kind === 'rebate' ? 'U-SAVE' : null,
    source_ref: `import:${kind}:${bill.billId}`,
    recorded_at: dateAt(now),
  });
}

/** The bill that is there as one text, to compare; null: there is none. */
async function storedAs(tx: Tx, accountId: number, billId: string): Promise<string | null> {
  const bill = await tx
    .selectFrom('bill')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('bill_id', '=', billId)
    .executeTakeFirst();
  if (!bill) return null;
  const lines = await tx
    .selectFrom('bill_line')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('bill_id', '=', billId)
    .orderBy('line_no')
    .execute();
  return JSON.stringify([
    [bill.period_from, bill.period_to, bill.issued_on, bill.due_on, bill.total_cents, bill.earlier_cents],
    ...lines.map((line) => [
      line.kind,
      line.item,
      line.utility,
      line.quantity_milli,
      line.unit,
      line.rate_e4,
      line.amount_cents,
      line.gst_cents,
      line.used_from,
      line.used_to,
      line.estimated,
    ]),
  ]);
}

function asStored(bill: BillRecord): string {
  return JSON.stringify([
    [bill.from, bill.to, bill.issued, bill.due, bill.total, bill.earlier],
    ...bill.lines.map((line) => [
      line.kind,
      line.item,
      line.utility,
      line.quantityMilli,
      line.unit,
      line.rateE4,
      line.amount,
      line.gst,
      line.from,
      line.to,
      line.estimated,
    ]),
  ]);
}
