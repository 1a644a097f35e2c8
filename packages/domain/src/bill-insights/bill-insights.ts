/** The insights of a bill: for which premises there are any, and how its electricity came about (S3 §2.10, §6). */
import type { AccountStanding } from '../account-kind.ts';
import { averageE4, type BillChange, billChanges, type ComparedBill } from '../bills/bill-changes.ts';
import { computeUse } from '../bills/billed-use.ts';
import type { Cents } from '../money.ts';
import type { Service } from '../utility-names.ts';

interface InsightAccount extends AccountStanding {
  readonly services: readonly Service[];
  /** Of its premises. */
  readonly subSystem: string | null;
}

const subSystemsWithout: ReadonlySet<string | null> = new Set(['IOBR', 'BOBR-C']);

/** A domestic electricity account in EBS that is not of sub-system IOBR or BOBR-C (S3 §6); one that ended is none (readings §1). */
export function hasBillInsights({ system, type, status, services, subSystem }: InsightAccount): boolean {
  return (
    system === 'EBS' &&
    type === 'DOM' &&
    status === 'Active' &&
    services.includes('electricity') &&
    !subSystemsWithout.has(subSystem)
  );
}

export interface ElectricityOfBill {
  /** Wh. */
  readonly milli: number;
  /** With GST. */
  readonly total: Cents;
  /** 1/10,000 dollars a kWh with GST, on average over the bill's tariffs. */
  readonly priceE4: number;
  readonly isEstimated: boolean;
}

/** null where the bill charges no electricity, or gives some back. */
export function readElectricity(bill: ComparedBill): ElectricityOfBill | null {
  const { milli, total, isEstimated } = computeUse('electricity', bill);
  return milli > 0 ? { milli, total, isEstimated, priceE4: averageE4(total, milli) } : null;
}

/**
 * The steps of electricity from one bill to the next, those of the bill page: together the difference to the cent.
 * @returns null when one of the bills does not add up
 */
export function explainElectricity(before: ComparedBill, now: ComparedBill): readonly BillChange[] | null {
  return billChanges(before, now)?.filter(({ utility }) => utility === 'electricity') ?? null;
}
