/** How good the forecast was on the home's own bills: said beside it, and printed by the bench. */
import type { Cents } from '../money.ts';
import { type ForecastInput, replay } from './forecast.ts';
import { findLikelyWidth } from './likely-width.ts';

interface ScoredBill {
  readonly charges: Cents;
  readonly middle: number;
  /** The range of that day held the bill. */
  readonly isHeld: boolean;
}

/** Fewer bills say nothing about a forecast. */
const FEWEST_SCORED = 3;

/** Past bills, newest first, each with the range that was made of the bills before it alone. */
function scoreForecasts(input: ForecastInput): readonly ScoredBill[] {
  const replayed = replay(input);
  return replayed.map(({ bill, middle, spread }, index) => {
    const width = findLikelyWidth(
      spread,
      replayed.slice(index + 1).map(({ misses }) => misses),
    );
    return { charges: bill.charges, middle, isHeld: Math.abs(bill.charges - middle) <= width };
  });
}

/** 'In your last 11 bills it held 9 times'; null: too few bills. */
export function countHeld(input: ForecastInput): { readonly bills: number; readonly held: number } | null {
  const scored = scoreForecasts(input);
  if (scored.length < FEWEST_SCORED) return null;
  return { bills: scored.length, held: scored.filter(({ isHeld }) => isHeld).length };
}
