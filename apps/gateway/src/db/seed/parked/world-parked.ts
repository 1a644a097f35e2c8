/**
 * Money that waits for staff in the demo world: one payment for each reason, most of Ismail Osman's accounts. Times
 * count back from the clock of the first start.
 */
import type { ParkedReason } from '@portal/domain/settlement.rules';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Owner of all suspense payments, so that no other pages change. He owes his newest bills on any day. */
export const PAYER = 1009;
export const FIRST_ACCOUNT = '8934580013';
const SECOND_ACCOUNT = '8934580021';

export interface WorldParked {
  /** Last digits of its order and of the bank's numbers. */
  readonly no: number;
  readonly reason: Exclude<ParkedReason, 'doubled' | 'unknown'>;
  /** Requested cents of each account. */
  readonly requestedParts: readonly { readonly account: string; readonly amount: number }[];
  readonly receivedAmount: number;
  readonly currency: string;
  /** When the code was made, replaced and paid, in minutes before the clock. */
  readonly issued: number;
  readonly closed: number | null;
  readonly paid: number;
}

const one = (amount: number) => [{ account: FIRST_ACCOUNT, amount }];

export const worldParked: readonly WorldParked[] = [
  {
    no: 1,
    reason: 'short',
    requestedParts: one(6_420),
    receivedAmount: 6_000,
    currency: 'SGD',
    issued: 50,
    closed: null,
    paid: 44,
  },
  {
    no: 2,
    reason: 'over',
    requestedParts: [
      { account: FIRST_ACCOUNT, amount: 3_000 },
      { account: SECOND_ACCOUNT, amount: 250 },
    ],
    receivedAmount: 3_500,
    currency: 'SGD',
    issued: 4 * HOUR,
    closed: 50,
    paid: 4 * HOUR - 6,
  },
  {
    no: 3,
    reason: 'late',
    requestedParts: one(4_810),
    receivedAmount: 4_810,
    currency: 'SGD',
    issued: 4 * DAY,
    closed: null,
    paid: DAY + 2 * HOUR,
  },
  {
    no: 4,
    reason: 'closed',
    requestedParts: one(5_075),
    receivedAmount: 5_075,
    currency: 'SGD',
    issued: 3 * DAY,
    closed: 3 * DAY - 5,
    paid: 3 * DAY - 9,
  },
  {
    no: 5,
    reason: 'currency',
    requestedParts: one(7_200),
    receivedAmount: 7_200,
    currency: 'USD',
    issued: 2 * DAY,
    closed: null,
    paid: 2 * DAY - 7,
  },
];
