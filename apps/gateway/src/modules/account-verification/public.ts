/**
 * Whether somebody who names an account is its holder. Owns the details, the wrong tries and their locks, for every
 * flow that asks for them; knows nothing of what is done once they are right.
 */
export type { SubmittedDetails as SaidDetails } from './details.rules.ts';
export { judgeDetails, type ProvenAccount } from './judge.ts';
export { liftLock, locksNow } from './locks.ts';
