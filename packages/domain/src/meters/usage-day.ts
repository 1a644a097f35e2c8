/**
 * Figures of one day of half hours: the usual day, the verdict, cost, busiest half hour, always-on floor.
 * Wh in, numbers and codes out; words are the portal's. null is missing and never zero.
 */
import { type Cents, cents, divideRounded, quotient } from '../money.ts';

/** 48 values in Wh (water: litres); null = not measured. */
export type HalfHours = readonly (number | null)[];

/** The mean of the same weekday, per half hour; null where no day was measured. */
export interface UsualDay {
  readonly values: HalfHours;
  /** How many days it rests on. */
  readonly days: number;
}

export const USUAL_DAYS = 8;
/** Below this many days there is no usual day to speak of: no line, no verdict. */
export const FEWEST_USUAL_DAYS = 3;
const SLOTS = 48;
const WH_E4_BP_PER_CENT = 1_000_000_000;

/** The usual day from preceding same weekdays, newest first; uses up to eight that hold any measurement. */
export function usualDay(sameWeekdays: readonly HalfHours[]): UsualDay {
  const used = sameWeekdays.filter((day) => day.some((value) => value !== null)).slice(0, USUAL_DAYS);
  const values = Array.from({ length: SLOTS }, (_, slot) => {
    const measured = used.map((day) => day[slot] ?? null).filter((value) => value !== null);
    if (measured.length === 0) return null;
    return divideRounded(
      measured.reduce((sum, value) => sum + value, 0),
      measured.length,
    );
  });
  return { values, days: used.length };
}

/** 'normal' is within 10 % of the usual (visual language §4); 'unknown' when there is too little to compare. */
export type DayVerdict = 'normal' | 'higher' | 'lower' | 'unknown';

export function dayVerdict(measured: number, usual: number | null): DayVerdict {
  if (usual === null || usual <= 0) return 'unknown';
  if (Math.abs(measured - usual) * 10 <= usual) return 'normal';
  return measured > usual ? 'higher' : 'lower';
}

/** An amount of Wh under one price. */
export interface PricedUse {
  readonly wh: number;
  /** 1/10,000 dollars a kWh. */
  readonly rateE4: number;
  readonly gstBasisPoints: number;
}

/** Cost with GST of parts under different tariffs: rounded once, so that parts of any size come to the same sum. */
export function computeSum(parts: readonly PricedUse[]): Cents {
  const exact = parts.reduce(
    (sum, { wh, rateE4, gstBasisPoints }) =>
      sum + BigInt(wh) * BigInt(rateE4) * BigInt(10_000 + gstBasisPoints),
    0n,
  );
  return quotient(exact, BigInt(WH_E4_BP_PER_CENT));
}

/** Cost of an amount of Wh with GST; an estimate of its own, rounded once. @param rateE4 1/10,000 dollars a kWh */
export function computeCost(wh: number, rateE4: number, gstBasisPoints: number): Cents {
  return cents(divideRounded(wh * rateE4 * (10_000 + gstBasisPoints), WH_E4_BP_PER_CENT));
}

export interface DayInput {
  readonly values: HalfHours;
  readonly usual: UsualDay;
  /** null: no cost is shown. */
  readonly rateE4: number | null;
  readonly gstBasisPoints: number;
}

export interface DaySummary {
  readonly totalWh: number;
  /** The half hour up to which the day is measured, 1 to 48 (30 = 3 PM); null when nothing has come. */
  readonly dataToSlot: number | null;
  /** Usual amount for the half hours that were measured; null with too few usual days. */
  readonly usualSoFarWh: number | null;
  /** Difference to the usual in whole percent, negative = less. */
  readonly percentFromUsual: number | null;
  readonly verdict: DayVerdict;
  readonly cost: Cents | null;
  readonly busiest: { readonly slot: number; readonly wh: number; readonly cost: Cents | null } | null;
  /** The lowest measured half hour, and the daily cost of that level alone. */
  readonly floor: { readonly wh: number; readonly dailyCost: Cents | null } | null;
}

/** Every figure of a day on the usage card (visual 02). Compares only half hours that were measured. */
export function summariseDay({ values, usual, rateE4, gstBasisPoints }: DayInput): DaySummary {
  const measured = values.flatMap((wh, slot) => (wh === null ? [] : [{ slot, wh }]));
  const totalWh = measured.reduce((sum, { wh }) => sum + wh, 0);
  const last = measured.at(-1);
  const compared =
    usual.days >= FEWEST_USUAL_DAYS && measured.every(({ slot }) => (usual.values[slot] ?? null) !== null);
  const usualSoFarWh =
    last && compared ? measured.reduce((sum, { slot }) => sum + (usual.values[slot] ?? 0), 0) : null;
  const price = (wh: number): Cents | null =>
    rateE4 === null ? null : computeCost(wh, rateE4, gstBasisPoints);
  const busiest = measured.reduce<(typeof measured)[number] | null>(
    (most, each) => (most === null || each.wh > most.wh ? each : most),
    null,
  );
  const least = measured.length === 0 ? null : Math.min(...measured.map(({ wh }) => wh));
  return {
    totalWh,
    dataToSlot: last ? last.slot + 1 : null,
    usualSoFarWh,
    percentFromUsual: usualSoFarWh ? divideRounded((totalWh - usualSoFarWh) * 100, usualSoFarWh) : null,
    verdict: dayVerdict(totalWh, usualSoFarWh),
    cost: last ? price(totalWh) : null,
    busiest: busiest && { ...busiest, cost: price(busiest.wh) },
    floor: least === null ? null : { wh: least, dailyCost: price(least * SLOTS) },
  };
}
