/** Writes imported bills: the bill, its lines, its entries. Existing bills are compared and never changed. */
import { type AccountNo, accountDigits } from '@portal/domain/account-number';
import { billTotal } from '@portal/domain/bills/bill-arithmetic';
import { isMeasured } from '@portal/domain/bills/billed-use';
import { daysBetween, toMonth } from '@portal/domain/sg-time';
import { utilities } from '@portal/domain/utility-names';
import { toBillLineRows } from '../../../db/bill-line-rows.ts';
import type { Tx } from '../../../db/database.ts';
import { addBilledMonth } from '../../usage/public.ts';
import { addEntry, nextEntryNo } from '../settlement/ledger.store.ts';
import type { BillRecord } from './bill-record.ts';

/** By canonical number; a number that is nobody's is absent. */
export async function loadAccountIds(tx: Tx, numbers: readonly AccountNo[]): Promise<Map<AccountNo, number>> {
  const rows = await tx
    .selectFrom('accountNumber')
    .select(['digits', 'accountId'])
    .where('digits', 'in', numbers.map(accountDigits))
    .execute();
  const ids = new Map(rows.map(({ digits, accountId }) => [digits, accountId]));
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
  if (there !== null) return there === asStored(accountId, bill) ? 'same' : 'different';
  await tx
    .insertInto('bill')
    .values({
      accountId,
      billId: bill.billId,
      periodFrom: bill.from,
      periodTo: bill.to,
      issuedOn: bill.issued,
      dueOn: bill.due,
      totalCents: bill.total,
      earlierCents: bill.earlier,
    })
    .execute();
  await tx
    .insertInto('billLine')
    .values(toBillLineRows(accountId, bill.billId, bill.lines))
    .execute();
  await enter(tx, accountId, bill, 'bill', now);
  if (bill.lines.some(({ kind }) => kind === 'rebate')) await enter(tx, accountId, bill, 'rebate', now);
  await addBilledMonths(tx, accountId, bill);
  return 'new';
}

/** Enters the quantity that the bill charges of each utility into the months of use. */
async function addBilledMonths(tx: Tx, accountId: number, bill: BillRecord): Promise<void> {
  for (const utility of utilities) {
    const lines = bill.lines.filter((line) => line.utility === utility && isMeasured(line));
    if (lines.length === 0) continue;
    const days = daysBetween(bill.from, bill.to) + 1;
    await addBilledMonth(tx, {
      accountId,
      utility,
      month: toMonth(bill.issued),
      total: lines.reduce((sum, { quantityMilli }) => sum + (quantityMilli ?? 0), 0),
      days,
      estimatedDays: lines.some(({ estimated }) => estimated) ? days : 0,
    });
  }
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
    accountId,
    entryNo: await nextEntryNo(tx, accountId, bill.issued),
    kind,
    amountCents: billTotal(own),
    effectiveOn: bill.issued,
    dueOn: kind === 'bill' ? bill.due : null,
    billId: bill.billId,
    channel: kind === 'rebate' ? 'U-SAVE' : null,
    sourceRef: `import:${kind}:${bill.billId}`,
    recordedAt: now,
  });
}

/** The bill that is there as one text, to compare; null: there is none. */
async function storedAs(tx: Tx, accountId: number, billId: string): Promise<string | null> {
  const bill = await tx
    .selectFrom('bill')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('billId', '=', billId)
    .executeTakeFirst();
  if (!bill) return null;
  const lines = await tx
    .selectFrom('billLine')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('billId', '=', billId)
    .orderBy('lineNo')
    .execute();
  return toComparable(
    [bill.periodFrom, bill.periodTo, bill.issuedOn, bill.dueOn, bill.totalCents, bill.earlierCents],
    lines,
  );
}

const asStored = (accountId: number, bill: BillRecord): string =>
  toComparable(
    [bill.from, bill.to, bill.issued, bill.due, bill.total, bill.earlier],
    toBillLineRows(accountId, bill.billId, bill.lines),
  );

type LineRow = ReturnType<typeof toBillLineRows>[number];

const toComparable = (figures: readonly unknown[], lines: readonly LineRow[]): string =>
  JSON.stringify([figures, ...lines.map((line) => Object.entries(line).toSorted().flat())]);
