/**
 * The running bill: what it has reached, and the range in which it is likely to end. Electricity by half hours at the tariff
 * of each day, water and gas estimated from the home's bills. From the tenth full day on, and with at most two of the last
 * ten days missing (readings §9). How wide the range is goes by how far the same forecast was off on the home's own bills.
 */
import { findRunningPeriod } from '../bills/next-bill.ts';
import { addCents, type Cents, cents, divideRounded, negateCents } from '../money.ts';
import { addDays, daysBetween } from '../sg-time.ts';
import { findEnding, type PastBill, price, type RunningBill, splitDays } from './ending.ts';
import { FULL_DAYS_NEEDED, findGap, findLack, type Lack } from './enough-days.ts';
import { findLikelyWidth } from './likely-width.ts';
import { countDays, estimateCharges, type ReadUtility } from './read-utilities.ts';

/** A meter that has sent nothing for so long is read by hand (ADR 45). */
export const SILENT_DAYS = 56;
const CENTS_OF_DOLLAR = 100;
/** Past bills that the range is measured on. */
const MOST_REPLAYED = 12;

export interface ForecastInput extends RunningBill {
  /** Rebate that the bill is likely to take off. */
  readonly uSave: Cents;
}

interface CentsRange {
  readonly low: Cents;
  readonly middle: Cents;
  readonly high: Cents;
}

interface BillSoFar {
  readonly amount: Cents;
  /** Measured, with GST. */
  readonly electricity: Cents;
  readonly estimated: readonly ReadUtility[];
  /** Day of the period, from 1. */
  readonly dayNumber: number;
  readonly days: number;
  /** Of which half hours are missing before the day of the newest one: their use is not in `amount`. */
  readonly missingDays: number;
}

export type Outlook =
  /** `missing` and `toCome` in whole dollars; `total` is so far + missing + to come - U-Save, to the cent. */
  | {
      readonly state: 'likely';
      readonly missing: CentsRange;
      readonly toCome: CentsRange;
      readonly uSave: Cents;
      readonly total: CentsRange;
    }
  | Lack;

export type Forecast =
  | { readonly state: 'running'; readonly soFar: BillSoFar; readonly outlook: Outlook }
  /** Electricity is not measured by the half hour. */
  | { readonly state: 'noHalfHours' }
  /** No bill yet that water, gas and the dates could be taken from. */
  | { readonly state: 'firstBill' };

/** The running bill of an account that the utility prices itself. */
export function forecast(input: ForecastInput): Forecast {
  if (!hasHalfHours(input)) return { state: 'noHalfHours' };
  if (input.bills.length === 0) return { state: 'firstBill' };
  const soFar = countSoFar(input);
  return { state: 'running', soFar, outlook: findOutlook(input, soFar) };
}

export const hasHalfHours = ({
  utilities,
  days,
  today,
}: Pick<ForecastInput, 'utilities' | 'days' | 'today'>): boolean =>
  utilities.includes('electricity') && days.some(({ day }) => daysBetween(day, today) <= SILENT_DAYS);

function countSoFar(input: ForecastInput): BillSoFar {
  const { period, today } = input;
  const { measured, missing } = splitDays(input);
  const electricity = price(measured);
  const read = estimateCharges(input);
  return {
    amount: addCents(electricity, ...read.map(({ soFar }) => soFar)),
    electricity,
    estimated: read.map(({ utility }) => utility),
    dayNumber: daysBetween(period.from, today) + 1,
    days: countDays(period),
    missingDays: missing.length,
  };
}

function findOutlook(input: ForecastInput, soFar: BillSoFar): Outlook {
  const lack = findLack(input);
  if (lack !== null) return lack;
  const ending = findEnding(input);
  const width = findLikelyWidth(
    ending.spread,
    replay(input).map(({ misses }) => misses),
  );
  const missing = toRange(ending.missing, width * ending.shareOfMissing);
  const toCome = toRange(ending.total - soFar.amount - ending.missing, width * (1 - ending.shareOfMissing));
  const uSave = cents(Math.min(input.uSave, soFar.amount + missing.low + toCome.low));
  const total = (end: keyof CentsRange): Cents =>
    addCents(soFar.amount, missing[end], toCome[end], negateCents(uSave));
  return {
    state: 'likely',
    missing,
    toCome,
    uSave,
    total: { low: total('low'), middle: total('middle'), high: total('high') },
  };
}

/** In whole dollars, none below 0. */
function toRange(middle: number, width: number): CentsRange {
  const dollars = (amount: number): Cents =>
    cents(Math.max(0, divideRounded(Math.round(amount), CENTS_OF_DOLLAR) * CENTS_OF_DOLLAR));
  return { low: dollars(middle - width), middle: dollars(middle), high: dollars(middle + width) };
}

export interface ReplayedBill {
  readonly bill: PastBill;
  /** Forecast made on the same day of the bill, before rebates. */
  readonly middle: number;
  /** Distance of the bill from the forecast in standard deviations of that day. */
  readonly misses: number;
  readonly spread: number;
}

/**
 * The same forecast on the same day of each past bill, from what was known then; newest first. When the bill would end was
 * a guess then, too.
 */
export function replay(input: ForecastInput): readonly ReplayedBill[] {
  const fullDays = Math.max(FULL_DAYS_NEEDED, daysBetween(input.period.from, input.today));
  return input.bills.slice(0, MOST_REPLAYED).flatMap((bill, index) => {
    const earlier = input.bills.slice(index + 1);
    const period = findRunningPeriod(earlier, bill.from);
    if (period === null || period.from !== bill.from) return [];
    const at = addDays(bill.from, Math.min(fullDays, countDays(period) - 1));
    const days = input.days.filter(({ day }) => day < at);
    if (at >= bill.issuedOn || findGap({ period, today: at, days }) !== null) return [];
    const ending = findEnding({ ...input, period, today: at, slotsOfToday: 0, days, bills: earlier });
    const misses = Math.abs(bill.charges - ending.total) / ending.spread;
    return [{ bill, middle: ending.total, misses, spread: ending.spread }];
  });
}
