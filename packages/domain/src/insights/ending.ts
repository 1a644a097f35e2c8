/** The middle of a running bill and how sure it is: days as measured, usual ones for what is missing or still to come. */
import { findSpreadOfEnd } from '../bills/next-bill.ts';
import { gstBasisPointsOn, rateOn } from '../bills/tariff.ts';
import { computeSum } from '../meters/usage-day.ts';
import type { Cents } from '../money.ts';
import { daysFrom, type SgDay, SLOTS_PER_DAY } from '../sg-time.ts';
import type { Utility } from '../utility-names.ts';
import { type BilledPeriod, countDays, type DatedPeriod, estimateCharges } from './read-utilities.ts';
import { type DayOfUse, findUsualDays, type UsualDays } from './usual-days.ts';

/** No forecast of a bill was ever surer than this share of what is to come. */
const LEAST_SPREAD = 0.01;
/** Nor surer than so many cents: an empty home, too, may switch a light on. */
const LEAST_SPREAD_CENTS = 50;

export interface PastBill extends BilledPeriod {
  readonly issuedOn: SgDay;
  /** Charges of utilities with GST, before rebates. */
  readonly charges: Cents;
}

export interface RunningBill {
  /** Utilities of the account. */
  readonly utilities: readonly Utility[];
  /** A business has one tier of water. */
  readonly isBusiness?: boolean | undefined;
  /** First and expected last day of the running bill. */
  readonly period: DatedPeriod;
  readonly today: SgDay;
  /** Half hours of today up to the last one that came. */
  readonly slotsOfToday: number;
  /** Electricity, today included, in any order. */
  readonly days: readonly DayOfUse[];
  /** Newest first, none of the running period. */
  readonly bills: readonly PastBill[];
}

interface Ending {
  /** Middle of the whole bill before rebates, in cents. */
  readonly total: number;
  /** Of that the half hours that are missing. */
  readonly missing: number;
  /** Standard deviation by day-to-day use, by the bills of water and gas and by when the period ends, in cents. */
  readonly spread: number;
  /** Part of it that comes from the missing half hours, 0 to 1. */
  readonly shareOfMissing: number;
}

/** @throws RangeError none of the eight weeks before today has a whole day */
export function findEnding(bill: RunningBill): Ending {
  const { period, today, days, bills } = bill;
  const usual = findUsualDays(days, today);
  const { measured, missing, toCome } = splitDays(bill);
  const read = estimateCharges(bill);
  const [lost, rest] = [estimate(missing, usual, 'spreadMissing'), estimate(toCome, usual, 'spreadToCome')];
  const total = read.reduce((sum, { amount }) => sum + amount, price(measured) + lost.cents + rest.cents);
  const spreadOfEnd = (findSpreadOfEnd(bills) * total) / countDays(period);
  const spreadToCome = Math.hypot(rest.spread, spreadOfEnd, ...read.map(({ spread }) => spread));
  return {
    total,
    missing: lost.cents,
    spread: Math.max(Math.hypot(lost.spread, spreadToCome), LEAST_SPREAD * total, LEAST_SPREAD_CENTS),
    shareOfMissing: lost.spread === 0 ? 0 : lost.spread / (lost.spread + spreadToCome),
  };
}

/** A day, and the share of its half hours that did not come. */
interface Unknown {
  readonly day: SgDay;
  readonly share: number;
}

/**
 * The days of the bill that came, with the half hours that did not: missing before the day of the newest one, to come from
 * there on.
 */
export function splitDays({ period, today, days }: Pick<RunningBill, 'period' | 'today' | 'days'>) {
  const measured = days.filter(({ day, slots }) => slots > 0 && day >= period.from && day <= today);
  const slots = new Map(measured.map((each) => [each.day, each.slots]));
  const newest = measured.reduce<SgDay>((last, { day }) => (day > last ? day : last), period.from);
  const unknown: readonly Unknown[] = daysFrom(period.from, period.to)
    .map((day) => ({ day, share: 1 - (slots.get(day) ?? 0) / SLOTS_PER_DAY }))
    .filter(({ share }) => share > 0);
  return {
    measured,
    missing: unknown.filter(({ day }) => day < newest),
    toCome: unknown.filter(({ day }) => day >= newest),
  };
}

interface Estimate {
  readonly cents: number;
  readonly spread: number;
}

/** Cost of usual days, and its standard deviation, in cents. */
function estimate(
  unknown: readonly Unknown[],
  usual: UsualDays,
  spreadOf: 'spreadMissing' | 'spreadToCome',
): Estimate {
  const used = unknown.map(({ day, share }) => ({ day, wh: usual.usualOn(day) * share }));
  const [amount, wh] = [price(used), used.reduce((sum, each) => sum + each.wh, 0)];
  const days = unknown.reduce((sum, { share }) => sum + share, 0);
  return { cents: amount, spread: (usual[spreadOf](days) * amount) / Math.max(1, wh) };
}

/** Exact cost of measured or usual days, rounded once. */
export function price(days: readonly { readonly day: SgDay; readonly wh: number }[]): Cents {
  return computeSum(
    days.map(({ day, wh }) => ({
      wh: Math.round(wh),
      rateE4: rateOn('electricity', day) ?? 0,
      gstBasisPoints: gstBasisPointsOn(day),
    })),
  );
}
