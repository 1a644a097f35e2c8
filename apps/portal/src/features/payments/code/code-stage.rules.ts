/** State of a code in the dialog, from its payments, its end and the amount owed. Pure. */
import type { OrderStatus } from './follow-order.ts';

export type CodeStage =
  /** It may be paid. */
  | 'payable'
  /** It has ended, and another one may be made. */
  | 'ended'
  /** It has ended, and other money that is being checked covers what is owed. */
  | 'covered'
  /** It has ended, as nothing is owed any more. */
  | 'settled'
  /** Money came that is not what it asked for. */
  | 'checking'
  | 'paid';

export type Owed = 'something' | 'covered' | 'nothing';

interface CodeFacts {
  readonly status: OrderStatus;
  /** Its time is over by the gateway's clock, whatever the last news said. */
  readonly hasExpired: boolean;
  /** By the accounts of the dialog: 'covered' where all of it is being checked. */
  readonly owed: Owed;
}

const stageAfterEnd = { something: 'ended', covered: 'covered', nothing: 'settled' } as const;

/** Money outlives the code: what came for it is shown before its end is. */
export function codeStage({ status, hasExpired, owed }: CodeFacts): CodeStage {
  if (status === 'SUCCESS') return 'paid';
  if (status === 'CHECKING') return 'checking';
  if (status === 'PENDING' && !hasExpired) return 'payable';
  return stageAfterEnd[owed];
}
