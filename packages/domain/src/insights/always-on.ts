/**
 * Always on: the level that a home never falls below at night, as an amount a day. Of each night the quietest half hours,
 * of the nights the middle one, so that neither a power cut nor a single feast decides. A home that is quieter by day than
 * by night (cooled bedrooms, people out) has no more on than by day.
 */
import type { HalfHours } from '../meters/usage-day.ts';
import { SLOTS_PER_DAY } from '../sg-time.ts';
import { quantile } from './quantile.ts';

/** Midnight to 6 AM. */
const SLOTS_OF_NIGHT = 12;
/** Share of half hours that lie below the quiet level of a night, or of a day. */
const QUIETEST = 0.1;
/** Nights that are looked at. */
export const NIGHTS = 28;
/** Two weeks: fewer say little about a month. */
export const NIGHTS_NEEDED = 14;
/** Half hours of a night that came and were measured: nearly all of them. */
const FEWEST_SLOTS = 10;

export type AlwaysOn =
  | { readonly state: 'known'; readonly whADay: number; readonly nights: number }
  | { readonly state: 'early'; readonly nights: number };

export interface NightOfUse {
  readonly values: HalfHours;
  /** Whether the half hour is estimated: an estimate says nothing about a minimum. */
  isEstimated(slot: number): boolean;
}

/** @param days the newest first, at most the last 28 */
export function findAlwaysOn(days: readonly NightOfUse[]): AlwaysOn {
  const nights = days.slice(0, NIGHTS).flatMap(({ values, isEstimated }) => {
    const measured = values
      .slice(0, SLOTS_OF_NIGHT)
      .filter((value, slot): value is number => value !== null && !isEstimated(slot));
    if (measured.length < FEWEST_SLOTS) return [];
    const all = values.filter((value, slot): value is number => value !== null && !isEstimated(slot));
    return [Math.min(quantile(measured, QUIETEST), quantile(all, QUIETEST))];
  });
  if (nights.length < NIGHTS_NEEDED) return { state: 'early', nights: nights.length };
  return { state: 'known', whADay: Math.round(quantile(nights, 0.5) * SLOTS_PER_DAY), nights: nights.length };
}
