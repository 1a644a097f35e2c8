/** Days of several accounts as the replies have them: sums, how sure they are, the usual days, the price. */
import type { Output } from '@portal/contract';
import { gstBasisPointsOn, rateOn } from '@portal/domain/bills/tariff';
import { priceUse } from '@portal/domain/bills/use-charges';
import { computeSum } from '@portal/domain/meters/usage-day';
import { addCents, type Cents, cents, proportion } from '@portal/domain/money';
import { addDays, daysBetween, daysFrom, instantText, type SgDay, toMonth } from '@portal/domain/sg-time';
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
export interface UsedOn {
  readonly day: SgDay;
  readonly total: number | null;
}

export type Price = (used: readonly UsedOn[]) => Cents | null;

/**
 * The cost of amounts at the tariff of each day, rounded once; null: nothing has come, or no tariff is known.
 * @param within all that is shown, of which amounts are priced: tiers of water are of a month, which no day has by itself
 */
export function makePrice(utility: Utility, within: readonly UsedOn[], isBusiness = false): Price {
  return utility === 'water' ? makeWaterPrice(within, isBusiness) : (used) => priceByDay(utility, used);
}

function priceByDay(utility: Utility, used: readonly UsedOn[]): Cents | null {
  const parts = used.flatMap(({ day, total }) => {
    const rateE4 = rateOn(utility, day);
    if (total === null || rateE4 === null) return [];
    return [{ wh: total, rateE4, gstBasisPoints: gstBasisPointsOn(day) }];
  });
  return parts.length > 0 ? computeSum(parts) : null;
}

const LONGEST_MONTH = 31;

/** A day has its share of what the days of its month cost, or of its bill where no more days are shown. */
function makeWaterPrice(within: readonly UsedOn[], isBusiness: boolean): Price {
  const days = within.filter(hasCome);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return () => null;
  const isOne = daysBetween(first.day, last.day) < LONGEST_MONTH;
  const keyOf = ({ day }: UsedOn): string => (isOne ? '' : toMonth(day));
  const months = new Map(
    [...Map.groupBy(days, keyOf)].map(([key, own]) => {
      const [from, to] = [own[0]?.day ?? first.day, own.at(-1)?.day ?? last.day];
      const milli = addUp(own);
      const whole = priceUse({ utility: 'water', milli, from, to, isPart: true, isBusiness });
      return [key, { milli, whole }];
    }),
  );
  return (used) => {
    const parts = [...Map.groupBy(used.filter(hasCome), keyOf)].flatMap(([key, own]) => {
      const { milli = 0, whole = null } = months.get(key) ?? {};
      if (whole === null) return [];
      return [milli === 0 ? cents(0) : proportion(whole, addUp(own), milli)];
    });
    return parts.length > 0 ? addCents(...parts) : null;
  };
}

const hasCome = (used: UsedOn): boolean => used.total !== null;
const addUp = (used: readonly UsedOn[]): number => used.reduce((sum, { total }) => sum + (total ?? 0), 0);
