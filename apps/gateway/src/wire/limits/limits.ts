/** Budgets of callers. Owns their sizes; each holds for one process. */
import type { Clock } from '@portal/domain/clock';
import { createShares } from './shares.ts';
import { type Budget, type TokenBuckets, tokenBuckets } from './token-buckets.ts';

export interface LimitSizes {
  /** A person signed in, in units of one simple query; each key costs at least one, also when it is refused. */
  readonly subject: Budget;
  /** An address that shows no good token; a request costs one. */
  readonly address: Budget;
  /** Requests of one person that are answered at once. A page asks a dozen; whoever sends more would be served before all others. */
  readonly atOnce: number;
}

/** A dashboard costs about fourteen: forty of them in ten seconds, then nearly one a second. */
export const defaultLimitSizes: LimitSizes = {
  subject: { capacity: 500, refillPerSecond: 12 },
  address: { capacity: 120, refillPerSecond: 4 },
  atOnce: 32,
};

export interface Limits {
  readonly subject: TokenBuckets;
  readonly address: TokenBuckets;
  /**
   * A request of a person begins.
   * @returns ends it; null: too many are under way
   */
  begin(person: string): (() => void) | null;
}

export function createLimits(clock: Clock, sizes: LimitSizes = defaultLimitSizes): Limits {
  const underWay = createShares();
  return {
    subject: tokenBuckets(clock, sizes.subject),
    address: tokenBuckets(clock, sizes.address),
    begin: (person) => underWay.take([[person, sizes.atOnce]]),
  };
}
