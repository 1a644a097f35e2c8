/** Everything that page and paper say of one bill, gathered once: worked out again, compared, read. */
import { type BillChange, billChanges, type ComparedBill } from '@portal/domain/bills/bill-changes';
import { type CheckedBill, checkBill } from '@portal/domain/bills/bill-check';
import { computeUse, type UtilityLine } from '@portal/domain/bills/billed-use';
import { gstBasisPointsOn } from '@portal/domain/bills/tariff';
import { type Cents, cents } from '@portal/domain/money';
import { daysBetween, type SgDay, type SgMonth, toMonth } from '@portal/domain/sg-time';
import { type Utility, utilities } from '@portal/domain/utility-names';
import type { Db } from '../../db/database.ts';
import {
  billAndEarlier,
  type EntryBetween,
  enteredBetween,
  type NextBill,
  nextBill,
  type ReadingPair,
  readingsAround,
  type StoredBill,
  type StoredLine,
  uSaveAfter,
} from './bill.store.ts';

/** A line as the rules of the domain take it, with what only the store knows. */
export interface FactLine extends UtilityLine {
  readonly stored: StoredLine;
}

export interface MonthUse {
  readonly month: SgMonth;
  readonly utility: Utility;
  readonly milli: number;
  readonly estimated: boolean;
}

export interface BillFacts {
  readonly bill: StoredBill;
  readonly month: SgMonth;
  readonly days: number;
  readonly gstBasisPoints: number;
  readonly checked: CheckedBill<FactLine>;
  /** The balance of earlier bills, and the total amount payable with it. */
  readonly earlier: Cents;
  readonly payable: Cents;
  readonly previous: StoredBill | null;
  /** Ledger entries between the bill before and the balance that was left of it. */
  readonly between: readonly EntryBetween[];
  readonly changes: readonly BillChange[] | null;
  readonly readings: readonly ReadingPair[];
  readonly uSaveLeft: number | null;
  /** null: this is the newest. */
  readonly next: NextBill | null;
  /** Oldest first. */
  readonly use: readonly MonthUse[];
}

const MONTHS_OF_USE = 6;

/** One bill as the store keeps it. */
export interface StoredBillRecord {
  readonly bill: StoredBill;
  /** The bills before it, newest first. */
  readonly earlier: readonly StoredBill[];
  readonly between: readonly EntryBetween[];
  readonly readings: readonly ReadingPair[];
  readonly uSaveLeft: number | null;
  /** The bill after it; null: it is the newest. */
  readonly next: NextBill | null;
}

/** @returns null when the account has no such bill */
export async function findBillFacts(db: Db, accountId: number, billId: string): Promise<BillFacts | null> {
  const [bill, ...earlier] = await billAndEarlier(db, accountId, billId, MONTHS_OF_USE);
  if (bill === undefined) return null;
  const previous = earlier[0];
  const [between, readings, uSaveLeft, next] = await Promise.all([
    previous === undefined ? [] : enteredBetween(db, accountId, previous.billId, bill.billId),
    readingsAround(db, accountId, bill),
    uSaveAfter(db, accountId, bill.issuedOn),
    nextBill(db, accountId, bill),
  ]);
  return storedBillFacts({ bill, earlier, between, readings, uSaveLeft, next });
}

/** A bill as the rules of the domain compare it, with its dates. */
export interface DatedBill extends ComparedBill {
  readonly billId: string;
  readonly month: SgMonth;
  readonly from: SgDay;
  readonly to: SgDay;
}

/** The bill and those before it, newest first; empty when the account has no such bill. */
export async function loadDatedBills(
  db: Db,
  accountId: number,
  billId: string,
  most: number,
): Promise<DatedBill[]> {
  return (await billAndEarlier(db, accountId, billId, most)).map((bill) => ({
    ...toComparedBill(bill),
    billId: bill.billId,
    month: toMonth(bill.issuedOn),
    from: bill.periodFrom,
    to: bill.periodTo,
  }));
}

/** Works it out again and compares it with the bill before. Pure. */
export function storedBillFacts({ bill, earlier, ...stored }: StoredBillRecord): BillFacts {
  const previous = earlier[0] ?? null;
  const compared = toComparedBill(bill);
  return {
    ...stored,
    bill,
    month: toMonth(bill.issuedOn),
    days: compared.days,
    gstBasisPoints: compared.gstBasisPoints,
    checked: checkBill(compared),
    earlier: compared.earlier,
    payable: compared.total,
    previous,
    changes: previous && billChanges(toComparedBill(previous), compared),
    use: [bill, ...earlier].reverse().flatMap(useOfMonth),
  };
}

export const computePayable = ({ totalCents, earlierCents }: StoredBill): Cents =>
  cents(totalCents + earlierCents);

function toComparedBill(bill: StoredBill): ComparedBill & { readonly lines: readonly FactLine[] } {
  return {
    lines: bill.lines.map((stored) => ({
      stored,
      kind: stored.kind,
      item: stored.item,
      utility: stored.utility,
      quantityMilli: stored.quantityMilli,
      rateE4: stored.rateE4,
      amount: cents(stored.amountCents),
      gst: cents(stored.gstCents),
      usedFrom: stored.usedFrom,
      isEstimated: stored.estimated,
    })),
    gstBasisPoints: gstBasisPointsOn(bill.issuedOn),
    earlier: cents(bill.earlierCents),
    total: computePayable(bill),
    days: daysBetween(bill.periodFrom, bill.periodTo) + 1,
  };
}

function useOfMonth(bill: StoredBill): MonthUse[] {
  const compared = toComparedBill(bill);
  return utilities.flatMap((utility) => {
    if (!bill.lines.some((line) => line.utility === utility)) return [];
    const { milli, isEstimated } = computeUse(utility, compared);
    return [{ month: toMonth(bill.issuedOn), utility, milli, estimated: isEstimated }];
  });
}
