/**
 * Half the width of a range that holds eight of ten: the spread that the data suggest, stretched by how many of these spreads
 * the same forecast was off before. A few misses of a normal distribution stand in for a past that is short.
 */
import { quantile } from './quantile.ts';

const HELD = 0.8;
/** Absolute value of a normal distribution at its shares of 10, 30, 50, 70 and 90 %. */
const NORMAL_MISSES = [0.126, 0.385, 0.674, 1.036, 1.645] as const;
/** A bill that missed by more, as that of the month of a move, says that the home changed, not how sure a forecast is. */
const MOST_MISSED = 4;

/** @param misses distances of past outcomes, each in standard deviations of its own forecast */
export function findLikelyWidth(spread: number, misses: readonly number[]): number {
  return spread * quantile([...NORMAL_MISSES, ...misses.map((miss) => Math.min(miss, MOST_MISSED))], HELD);
}
