/**
 * Budgets that refill with time: who spends faster than that is refused until it has. In this process only.
 * Knows neither who spends nor on what.
 */
import type { Clock } from '@portal/domain/clock';

export interface Budget {
  /** The most that can be spent at once. */
  readonly capacity: number;
  readonly refillPerSecond: number;
}

export interface TokenBuckets {
  /** Spends, or refuses and spends nothing. */
  take(key: string, cost: number): boolean;
  /** Whether so much could be spent now. */
  has(key: string, cost: number): boolean;
}

interface Bucket {
  left: number;
  at: number;
}

/** @param mostKeys beyond that many keys the one unused for longest is forgotten, so memory stays bounded */
export function tokenBuckets(clock: Clock, budget: Budget, mostKeys = 50_000): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  function leftOf(key: string, now: number): number {
    const bucket = buckets.get(key) ?? { left: budget.capacity, at: now };
    const refill = (Math.max(0, now - bucket.at) / 1000) * budget.refillPerSecond;
    return Math.min(budget.capacity, bucket.left + refill);
  }
  return {
    has: (key, cost) => leftOf(key, clock.now()) >= cost,
    take(key, cost) {
      const now = clock.now();
      const left = leftOf(key, now);
      const enough = left >= cost;
      // Set anew, so that the order of the map is the order of use.
      buckets.delete(key);
      buckets.set(key, { left: enough ? left - cost : left, at: now });
      if (buckets.size > mostKeys) buckets.delete(buckets.keys().next().value ?? key);
      return enough;
    },
  };
}
