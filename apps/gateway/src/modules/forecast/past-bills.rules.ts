/** Bills of an account, from their charges by utility. Pure. */
import type { PastBill } from '@portal/domain/insights/ending';
import type { ReadPeriod } from '@portal/domain/insights/true-up';
import { cents } from '@portal/domain/money';
import type { Utility } from '@portal/domain/utility-names';
import type { ChargedRow } from './forecast.store.ts';

export interface KnownBill extends PastBill {
  readonly totalCents: number;
  readonly estimated: readonly Utility[];
  readonly electricityMilli: number | null;
}

/** @param rows newest bill first */
export function toBills(rows: readonly ChargedRow[]): KnownBill[] {
  return [...Map.groupBy(rows, ({ billId }) => billId).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const electricity = own.find(({ utility }) => utility === 'electricity');
    return [
      {
        from: first.from,
        to: first.to,
        issuedOn: first.issuedOn,
        totalCents: first.totalCents,
        // A fee says nothing of what is used: no forecast can know of the next one.
        charges: cents(
          own.reduce((sum, { utility, chargedCents }) => sum + (utility === null ? 0 : chargedCents), 0),
        ),
        quantities: own.flatMap(({ utility, milli }) =>
          utility === 'water' || utility === 'gas' ? [{ utility, milli }] : [],
        ),
        estimated: own.flatMap(({ utility, isEstimated }) => (isEstimated && utility ? [utility] : [])),
        electricityMilli: electricity?.milli ?? null,
      },
    ];
  });
}

/** Billed periods of one utility, as far as they follow each other without a hole; newest first. */
export function toReadPeriods(utility: Utility, bills: readonly KnownBill[]): ReadPeriod[] {
  const charged = bills.map((bill) => ({ bill, milli: findMilli(utility, bill) }));
  const hole = charged.findIndex(({ milli }) => milli === null);
  return (hole === -1 ? charged : charged.slice(0, hole)).map(({ bill, milli }) => ({
    from: bill.from,
    to: bill.to,
    milli: milli ?? 0,
    isEstimated: bill.estimated.includes(utility),
  }));
}

function findMilli(utility: Utility, bill: KnownBill): number | null {
  if (utility === 'electricity') return bill.electricityMilli;
  return bill.quantities.find((quantity) => quantity.utility === utility)?.milli ?? null;
}
