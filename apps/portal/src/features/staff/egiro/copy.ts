/** Texts of the queue of notices of the banks of eGIRO. */
import type { NoticeOutlook } from '@portal/domain/giro/parked-notice';
import { makeNoticeWords } from '../notices/copy.ts';
import type { Notice } from './notice.ts';

export const queueWords = makeNoticeWords({
  search: 'Reference or account',
  empty: 'Nothing is waiting. Bank notices that contradict our records show here when the page is loaded.',
  refusedText: 'eGIRO notices are for officers with the payments role.',
  choose: 'Choose a notice to compare it with the GIRO it is about.',
  reason: 'eGIRO notice',
});

const outlooks: Readonly<Record<NoticeOutlook, string>> = {
  applied: 'It would count if it came now.',
  repeated: 'Our records now say the same.',
  late: 'Our records have moved on since: it would change nothing.',
  unknown: 'We still have nothing that it could be about.',
  amount: 'Its amount is still another one than ours.',
  contradicts: 'It still contradicts our records, and cannot count.',
};

export const copy = {
  events: {
    submitted: 'Approved by the maker',
    approved: 'Approved by the customer',
    completed: 'Request completed',
    failed: 'Request failed',
    suspended: 'GIRO suspended',
    resumed: 'GIRO resumed',
    terminated: 'GIRO terminated',
    paper_received: 'Form received',
    deduction_paid: 'Deduction paid',
    deduction_returned: 'Deduction returned',
  } satisfies Record<Notice['event'], string>,
  reasons: { unknown: 'Unknown', amount: 'Other amount', contradicts: 'Contradiction' },
  why: {
    unknown: 'We had nothing under its reference when it came.',
    amount: 'It came with another amount than ours.',
    contradicts: 'It contradicted our records when it came.',
  },
  outlooks,

  notice: 'What the bank says',
  event: 'Event',
  reference: 'Reference',
  bank: 'Bank',
  ending: 'Bank account',
  endingIn: (lastFour: string) => `ending ${lastFour}`,
  limit: 'Limit',
  failure: 'Reason',
  happened: 'Happened',
  takesBack: 'Takes back',
  takesBackAt: (amount: string, paid: string, status: 'waiting' | 'posted') =>
    `${amount}, paid ${paid}, ${status === 'posted' ? 'posted by staff' : 'waiting among the payments'}`,

  ours: 'Our records',
  nothing: 'There is no account to compare with. Ask the bank what it was for.',
  account: 'Account',
  holder: 'Holder',
  giro: 'GIRO',
  noGiro: 'None',
  types: { EGIRO: 'eGIRO', PAPER_GIRO: 'Paper GIRO' },
  giroAt: (type: string, bank: string, lastFour: string) =>
    lastFour === '' ? `${type}, ${bank}` : `${type}, ${bank} ending ${lastFour}`,
  status: 'Status',
  /** Of a set-up that came to nothing. */
  ended: { REJECTED_SETUP: 'Set-up refused', FAILED_SETUP: 'Set-up failed' },
  request: 'Request',
  requestAt: (reference: string, type: string, state: string) => `${reference}, ${type}: ${state}`,
  requestTypes: { CREATION: 'set-up', CANCELLATION: 'termination' },
  failures: {
    REJECTED_SETUP: 'refused',
    FAILED_SETUP: 'failed',
    INTERNAL_ERROR: 'failed',
    FAIL: 'failed',
    INCOMPLETE_FLOW: 'not finished in time',
    REJECTED_BY_USER: 'refused by the customer',
  },
  deduction: 'Deduction',
  deductionAt: (reference: string, amount: string, day: string, status: string) =>
    `${reference}, ${amount} on ${day}: ${status}`,
  deductions: {
    IN_PROGRESS: 'in progress',
    PAID: 'paid',
    RETURNED: 'returned',
    PARKED: 'its money waits among the payments',
    WITHDRAWN: 'not sent',
  },

  choices: {
    replayed: 'Let it count now',
    discarded: 'Put it away: our records are right',
  },
  effects: {
    replayed: 'Our records follow the bank, and the customer is told.',
    discarded:
      'Nothing changes for the customer. If the bank holds something else, ask it to put that right.',
  },
  decisions: { replayed: 'Counted', discarded: 'Put away' },
  done: {
    replayed: (reference: string) => `The notice about ${reference} counts now.`,
    discarded: () => 'The notice is put away.',
  },
} as const;
