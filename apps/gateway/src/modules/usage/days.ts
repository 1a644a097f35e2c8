/** Days of several accounts as the replies have them: sums, how sure they are, the usual days, the price. */
import type { Output } from '@portal/contract';
import { gstBasisPointsOn, rateOn } from '@portal/domain/bills/tariff';
import { priceUse } from '@portal/domain/bills/use-charges';
import { computeSum } from '@portal/domain/meters/usage-day';
import { addCents, type Cents } from '@portal/domain/money';
import { addDays, daysFrom, instantText, type SgDay } from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';
import { addDayRows, completeTo, DAYS_OF_USUAL, type DaySum, usualTotals } from './daily.rules.ts';
import { toUnit } from './half-hours.rules.ts';
import type { DayTotalRow } from './store.ts';

export interface Span {
  readonly from: SgDay;
  /** Included. */
  readonly to: SgDay;
  /** Nothing can have come for the days after it. */
  readonly today: SgDay;
}

export const isRunning = ({ from, to, today }: Span): boolean => from <= today && today <= to;

export const firstDayRead = ({ from }: Span): SgDay => addDays(from, -DAYS_OF_USUAL);

type DailySeries = Output<'consumption:daily'>['series'][number];

interface DaysOfUtility {
  readonly sums: readonly DaySum[];
  readonly usual: DailySeries['usual'];
  readonly completeTo: SgDay | null;
  readonly updatedAt: string | null;
}

/** @param rows of one utility, of the span and of the weeks before; null: none of them is of the span */
export function summariseDays(rows: readonly DayTotalRow[], span: Span): DaysOfUtility | null {
  const { from, to, today } = span;
  const own = rows.filter(({ day }) => day >= from);
  if (own.length === 0) return null;
  const known = addDayRows(daysFrom(firstDayRead(span), to < today ? to : today), rows);
  const sums = known.filter(({ day }) => day >= from);
  const all = daysFrom(from, to);
  const usual = usualTotals(all, known);
  return {
    sums,
    usual: all.map((period, index) => ({ period, value: toUnitOrNull(usual[index] ?? null) })),
    completeTo: completeTo(sums),
    updatedAt: instantText(Math.max(...own.map(({ receivedAt }) => receivedAt))),
  };
}

export const toUnitOrNull = (thousandths: number | null): number | null =>
  thousandths === null ? null : toUnit(thousandths);

/** An amount of a day, in Wh; null: nothing has come. */
interface UsedOn {
  readonly day: SgDay;
  readonly total: number | null;
}

/** The cost of these amounts at the tariff of each day, rounded once; null: nothing has come, or no tariff is known. */
export function priceOf(utility: Utility, used: readonly UsedOn[]): Cents | null {
  if (utility === 'water') return priceWater(used);
  const parts = used.flatMap(({ day, total }) => {
    const rateE4 = rateOn(utility, day);
    if (total === null || rateE4 === null) return [];
    return [{ wh: total, rateE4, gstBasisPoints: gstBasisPointsOn(day) }];
  });
  return parts.length > 0 ? computeSum(parts) : null;
}

/** Water has two taxes beside its tariff; each day is rounded as a use of its own. */
function priceWater(used: readonly UsedOn[]): Cents | null {
  const parts = used.flatMap(({ day, total }) => {
    const price = total === null ? null : priceUse({ utility: 'water', milli: total, from: day, to: day });
    return price === null ? [] : [price];
  });
  return parts.length > 0 ? addCents(...parts) : null;
}
