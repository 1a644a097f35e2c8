/** Budgets of callers. Owns their sizes; each holds for one process. */
import type { Clock } from '@portal/domain/clock';
import { type Budget, type TokenBuckets, tokenBuckets } from './token-buckets.ts';

export interface LimitSizes {
  /** A person signed in, in units of one simple query; each key costs at least one, also when it is refused. */
  readonly subject: Budget;
  /** An address that shows no good token; a request costs one. */
  readonly address: Budget;
}

/** A dashboard costs about fourteen: forty of them in ten seconds, then nearly one a second. */
export const defaultLimitSizes: LimitSizes = {
  subject: { capacity: 500, refillPerSecond: 12 },
  address: { capacity: 120, refillPerSecond: 4 },
};

export interface Limits {
  readonly subject: TokenBuckets;
  readonly address: TokenBuckets;
}

export const createLimits = (clock: Clock, sizes: LimitSizes = defaultLimitSizes): Limits => ({
  subject: tokenBuckets(clock, sizes.subject),
  address: tokenBuckets(clock, sizes.address),
});
