/**
 * True-up of an estimated bill: what a reading is likely to add to it or to take off. The home's use between readings
 * says how far an estimate may be off; the range holds nine of ten and more.
 */
import { priceUse } from '../bills/use-charges.ts';
import { addCents, type Cents, negateCents } from '../money.ts';
import type { Utility } from '../utility-names.ts';
import { countDays, type DatedPeriod } from './read-utilities.ts';

export interface ReadPeriod extends DatedPeriod {
  /** Thousandths of the unit that the bill charges. */
  readonly milli: number;
  readonly isEstimated: boolean;
}

/** Of so many readings is taken how a home's use goes up and down. */
const MOST_READINGS = 12;
const FEWEST_STRETCHES = 3;
/** No home is surer than this share of its use. */
const LEAST_SPREAD = 0.03;
/** Standard deviations that hold 95 % for so many readings (Student), from two on. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2] as const;

type TrueUp =
  | {
      readonly state: 'range';
      /** Cents with GST; below 0: charged too much. */
      readonly low: Cents;
      readonly high: Cents;
    }
  | { readonly state: 'fewReadings'; readonly readings: number; readonly needed: number };

/**
 * @param periods of one utility, newest first; the first ones are estimated and wait for a reading
 * @param isBusiness its water has one tier
 * @returns null: the newest bill was read, or no tariff is known
 */
export function findTrueUp(
  utility: Utility,
  periods: readonly ReadPeriod[],
  isBusiness = false,
): TrueUp | null {
  const firstRead = periods.findIndex(({ isEstimated }) => !isEstimated);
  const waiting = firstRead === -1 ? periods : periods.slice(0, firstRead);
  const oldest = waiting.at(-1);
  const newest = waiting[0];
  if (oldest === undefined || newest === undefined) return null;
  const stretches = stretchesBetweenReadings(periods.slice(waiting.length)).slice(0, MOST_READINGS);
  if (stretches.length < FEWEST_STRETCHES) {
    const readings = periods.filter(({ isEstimated }) => !isEstimated).length;
    return { state: 'fewReadings', readings, needed: FEWEST_STRETCHES + 1 };
  }
  const rates = stretches.map(({ milli, days }) => milli / days);
  const mean = average(rates);
  const variance = rates.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / (rates.length - 1);
  const days = waiting.reduce((sum, period) => sum + countDays(period), 0);
  // The months that wait are fewer than those between two readings, and go further up and down.
  const shorter = Math.max(1, average(stretches.map((stretch) => stretch.days)) / days);
  const spread =
    Math.max(LEAST_SPREAD * mean, Math.sqrt(variance * shorter)) * Math.sqrt(1 + 1 / rates.length);
  const width = spread * (STUDENT[rates.length - 2] ?? 0);
  const charged = waiting.reduce((sum, { milli }) => sum + milli, 0);
  const priceOf = (milli: number): Cents | null =>
    priceUse({ utility, milli, from: oldest.from, to: newest.to, isBusiness });
  const paid = priceOf(charged);
  // Of whole bills: what is used above an estimate of water may be in another tier.
  const differenceAt = (rate: number): Cents | null => {
    const due = priceOf(Math.round(Math.max(0, rate) * days));
    return due === null || paid === null ? null : addCents(due, negateCents(paid));
  };
  const [low, high] = [differenceAt(mean - width), differenceAt(mean + width)];
  return low === null || high === null ? null : { state: 'range', low, high };
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

interface Stretch {
  readonly days: number;
  readonly milli: number;
}

/** Use between each two readings, newest first: estimates in between are evened out by the reading. */
function stretchesBetweenReadings(periods: readonly ReadPeriod[]): Stretch[] {
  const found: Stretch[] = [];
  let stretch: Stretch = { days: 0, milli: 0 };
  for (const period of periods) {
    // The period before a reading's own ended with a reading too: the stretch between them is whole.
    if (!period.isEstimated && stretch.days > 0) {
      found.push(stretch);
      stretch = { days: 0, milli: 0 };
    }
    stretch = { days: stretch.days + countDays(period), milli: stretch.milli + period.milli };
  }
  return found;
}
