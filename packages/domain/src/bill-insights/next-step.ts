/** The next step beside a bill's electricity: one, chosen by what the bill and the weather say (visual 45). */
import { type Cents, cents, divideRounded } from '../money.ts';

export type NextStep =
  /** The bill waits for one: it tells more than any advice. */
  | { readonly kind: 'reading' }
  | {
      /** Two degrees warmer in a home that cools; devices off at the wall where it hardly does. */
      readonly kind: 'air-conditioner' | 'standby';
      /** kWh a month, in whole ones. */
      readonly quantity: number;
      /** At the bill's own average price, with GST. */
      readonly amount: Cents;
    };

interface StepFacts {
  /** The bill is estimated, and no later one rests on a reading. */
  readonly awaitsReading: boolean;
  /** Wh. */
  readonly milli: number;
  readonly days: number;
  /** 1/10,000 dollars a kWh with GST. */
  readonly priceE4: number;
  /** Mean of the bill's days in tenths of a degree; null: not known. */
  readonly temperature: number | null;
}

const DAYS_OF_MONTH = 30;
/** Two degrees save this much in a home that uses so much a month, kWh; others in proportion. */
const SAVED_BY_TWO_DEGREES = 26;
const OF_USE = 350;
/** A home below this much a month, in Wh, hardly cools. */
const LEAST_WITH_AIR_CON = 150_000;
/** Cooler days, in tenths of a degree, are no days of the air-con. */
const WARM = 268;
/** Ten watts less, day and night: 7.2 kWh in 30 days. */
const STANDBY = 7;

export function chooseNextStep({ awaitsReading, milli, days, priceE4, temperature }: StepFacts): NextStep {
  if (awaitsReading) return { kind: 'reading' };
  const ofMonth = divideRounded(milli * DAYS_OF_MONTH, Math.max(1, days));
  const isCool = temperature !== null && temperature < WARM;
  const step =
    isCool || ofMonth < LEAST_WITH_AIR_CON
      ? { kind: 'standby' as const, quantity: STANDBY }
      : {
          kind: 'air-conditioner' as const,
          quantity: divideRounded(ofMonth * SAVED_BY_TWO_DEGREES, OF_USE * 1_000),
        };
  return { ...step, amount: cents(divideRounded(step.quantity * priceE4, 100)) };
}
