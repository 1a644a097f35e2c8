/**
 * The running bill: what it has reached, and the range in which it is likely to end. Electricity by half hours at the tariff
 * of each day, water and gas estimated from the home's bills. From the tenth full day on, and with at most two of the last
 * ten days missing (readings §9). How wide the range is goes by how far the same forecast was off on the home's own bills.
 */
import { findRunningPeriod, findSpreadOfEnd } from '../bills/next-bill.ts';
import { gstBasisPointsOn, rateOn } from '../bills/tariff.ts';
import { computeSum } from '../meters/usage-day.ts';
import { addCents, type Cents, cents, divideRounded, negateCents, proportion } from '../money.ts';
import { addDays, daysBetween, daysFrom, type SgDay, SLOTS_PER_DAY } from '../sg-time.ts';
import type { Utility } from '../utility-names.ts';
import { findLikelyWidth } from './likely-width.ts';
import {
  type BilledPeriod,
  countDays,
  type DatedPeriod,
  estimateCharge,
  type ReadUtility,
} from './read-utilities.ts';
import { type DayOfUse, findUsualDays } from './usual-days.ts';

const FULL_DAYS_NEEDED = 10;
const MOST_MISSING = 2;
/** A meter that has sent nothing for so long is read by hand (ADR 45). */
export const SILENT_DAYS = 56;
const CENTS_OF_DOLLAR = 100;
/** No forecast of a bill was ever surer than this share of what is to come. */
const LEAST_SPREAD = 0.01;
/** Nor surer than so many cents: an empty home, too, may switch a light on. */
const LEAST_SPREAD_CENTS = 50;
/** Past bills that the range is measured on. */
const MOST_REPLAYED = 12;

export interface PastBill extends BilledPeriod {
  readonly issuedOn: SgDay;
  /** Charges of utilities with GST, before rebates. */
  readonly charges: Cents;
}

export interface ForecastInput {
  /** Utilities of the account. */
  readonly utilities: readonly Utility[];
  /** First and expected last day of the running bill. */
  readonly period: DatedPeriod;
  readonly today: SgDay;
  /** Half hours of today up to the last one that came. */
  readonly slotsOfToday: number;
  /** Electricity, today included, in any order. */
  readonly days: readonly DayOfUse[];
  /** Newest first, none of the running period. */
  readonly bills: readonly PastBill[];
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
}

export type Outlook =
  /** `toCome` in whole dollars; `total` is so far + to come - U-Save, to the cent. */
  | {
      readonly state: 'likely';
      readonly toCome: CentsRange;
      readonly uSave: Cents;
      readonly total: CentsRange;
    }
  | { readonly state: 'early'; readonly fullDays: number; readonly startsOn: SgDay }
  | { readonly state: 'gap' };

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

function countSoFar({ utilities, period, today, slotsOfToday, days, bills }: ForecastInput): BillSoFar {
  const electricity = price(days.filter(({ day }) => day >= period.from && day <= today));
  const over = daysBetween(period.from, today) * SLOTS_PER_DAY + slotsOfToday;
  const estimates = estimateRead(utilities, period, bills);
  const read = estimates.map(({ amount }) => proportion(amount, over, countDays(period) * SLOTS_PER_DAY));
  return {
    amount: addCents(electricity, ...read),
    electricity,
    estimated: estimates.map(({ utility }) => utility),
    dayNumber: daysBetween(period.from, today) + 1,
    days: countDays(period),
  };
}

const estimateRead = (utilities: readonly Utility[], period: DatedPeriod, bills: readonly BilledPeriod[]) =>
  (['water', 'gas'] as const)
    .filter((utility) => utilities.includes(utility))
    .map((utility) => estimateCharge(utility, period, bills))
    .filter((estimate) => estimate !== null);

/** Exact cost of measured or usual days, rounded once. */
function price(days: readonly { readonly day: SgDay; readonly wh: number }[]): Cents {
  return computeSum(
    days.map(({ day, wh }) => ({
      wh: Math.round(wh),
      rateE4: rateOn('electricity', day) ?? 0,
      gstBasisPoints: gstBasisPointsOn(day),
    })),
  );
}

/** Whether the last ten days before `at` hold the data that a forecast needs. */
function lacksDays(days: readonly DayOfUse[], at: SgDay): boolean {
  const whole = new Set(days.filter(({ isWhole }) => isWhole).map(({ day }) => day));
  const last = daysFrom(addDays(at, -FULL_DAYS_NEEDED), addDays(at, -1));
  return last.filter((day) => !whole.has(day)).length > MOST_MISSING;
}

function findOutlook(input: ForecastInput, soFar: BillSoFar): Outlook {
  const { period, today, days } = input;
  if (daysBetween(period.from, today) < FULL_DAYS_NEEDED || (lacksDays(days, today) && isNew(days, today)))
    return { state: 'early', fullDays: countFullDays(input), startsOn: findStart(input) };
  if (lacksDays(days, today)) return { state: 'gap' };
  const ending = findEnding(input);
  if (ending === null) return { state: 'gap' };
  const width = findLikelyWidth(
    ending.spread,
    replay(input).map(({ misses }) => misses),
  );
  const toCome = ending.total - soFar.amount;
  const dollars = (amount: number): Cents =>
    cents(Math.max(0, divideRounded(Math.round(amount), CENTS_OF_DOLLAR) * CENTS_OF_DOLLAR));
  const range = { low: dollars(toCome - width), middle: dollars(toCome), high: dollars(toCome + width) };
  const uSave = cents(Math.min(input.uSave, soFar.amount + range.low));
  const total = (part: Cents): Cents => addCents(soFar.amount, part, negateCents(uSave));
  return {
    state: 'likely',
    toCome: range,
    uSave,
    total: { low: total(range.low), middle: total(range.middle), high: total(range.high) },
  };
}

/** Days before the first one never come: they are no gap. */
const isNew = (days: readonly DayOfUse[], today: SgDay): boolean =>
  !days.some(({ day }) => daysBetween(day, today) > FULL_DAYS_NEEDED);

/** Of the last ten, as far as they are of this bill. */
function countFullDays({ period, today, days }: ForecastInput): number {
  const whole = days.filter(({ day, isWhole }) => isWhole && day >= period.from && day < today);
  return whole.filter(({ day }) => daysBetween(day, today) <= FULL_DAYS_NEEDED).length;
}

/** First day on which the rule is met if every day from today on arrives. */
function findStart({ period, today, days }: ForecastInput): SgDay {
  const toArrive = daysFrom(today, addDays(today, 2 * FULL_DAYS_NEEDED)).map((day) => ({
    day,
    wh: 0,
    isWhole: true,
  }));
  const all = [...days.filter(({ day }) => day < today), ...toArrive];
  let start = addDays(period.from, FULL_DAYS_NEEDED);
  while (lacksDays(all, start)) start = addDays(start, 1);
  return start;
}

interface Ending {
  /** Middle of the whole bill before rebates, in cents. */
  readonly total: number;
  /** Standard deviation by day-to-day use, by the bills of water and gas and by when the period ends, in cents. */
  readonly spread: number;
}

type EndingInput = Pick<ForecastInput, 'utilities' | 'period' | 'today' | 'slotsOfToday' | 'days' | 'bills'>;

/** null: no whole day before today to go by. */
function findEnding({ utilities, period, today, slotsOfToday, days, bills }: EndingInput): Ending | null {
  const usual = findUsualDays(days, today);
  if (usual === null) return null;
  const byDay = new Map(days.map((each) => [each.day, each]));
  const electricity = daysFrom(period.from, period.to).map((day) => {
    const own = byDay.get(day);
    if (own?.isWhole && day < today) return { day, wh: own.wh };
    if (day === today)
      return { day, wh: (own?.wh ?? 0) + usual.usualOn(day) * (1 - slotsOfToday / SLOTS_PER_DAY) };
    return { day, wh: day < today ? Math.max(own?.wh ?? 0, usual.usualOn(day)) : usual.usualOn(day) };
  });
  const unknown = electricity.filter(({ day }) => day >= today || !byDay.get(day)?.isWhole);
  const priceOfWh =
    unknown.length === 0
      ? 0
      : price(unknown) /
        Math.max(
          1,
          unknown.reduce((sum, { wh }) => sum + wh, 0),
        );
  const read = estimateRead(utilities, period, bills);
  const total = addCents(price(electricity), ...read.map(({ amount }) => amount));
  const variance = read.reduce(
    (sum, { spread }) => sum + spread ** 2,
    (usual.spreadOf(unknown.length) * priceOfWh) ** 2 +
      ((findSpreadOfEnd(bills) * total) / countDays(period)) ** 2,
  );
  return { total, spread: Math.max(Math.sqrt(variance), LEAST_SPREAD * total, LEAST_SPREAD_CENTS) };
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
    if (at >= bill.issuedOn || lacksDays(input.days, at)) return [];
    const days = input.days.filter(({ day }) => day < at);
    const ending = findEnding({ ...input, period, today: at, slotsOfToday: 0, days, bills: earlier });
    if (ending === null) return [];
    const misses = Math.abs(bill.charges - ending.total) / ending.spread;
    return [{ bill, middle: ending.total, misses, spread: ending.spread }];
  });
}
