/** Texts of the queue of treasury notices. */
import type { PayoutState, TreasuryDecision } from '@portal/domain/refunds/treasury-decision';
import { makeNoticeWords } from '../notices/copy.ts';

export const queueWords = makeNoticeWords({
  search: 'Request or account',
  empty: 'Nothing is waiting. Notices that contradict our ledger show here when the page is loaded.',
  refusedText: 'Treasury notices are for officers with the payments role.',
  choose: 'Choose a notice to compare it with the refund it is about.',
  reason: 'treasury notice',
});

/** Choices by the state of the payout; one that is not offered has no words. */
const choices: Readonly<Record<PayoutState, Readonly<Partial<Record<TreasuryDecision, string>>>>> = {
  unknown: { unchanged: 'It is not one of our refunds' },
  ordered: {
    paid: 'The refund was paid in full',
    refused: 'The refund was not paid',
    unchanged: 'Not known yet: wait for the next notice',
  },
  paid: { refused: 'The money came back to us', unchanged: 'The refund was paid, as our records say' },
  refused: {
    paid: 'The refund was paid after all',
    unchanged: 'The refund was not paid, as our records say',
  },
};

export const copy = {
  told: { accepted: 'accepted', paid: 'paid', refused: 'refused' },
  /** 'S$212.40 refused' */
  name: (amount: string, told: string) => `${amount} ${told}`,
  reasons: { unknown: 'Unknown refund', amount: 'Other amount', contradicts: 'Contradiction' },
  why: {
    unknown: 'We have ordered no payout under this reference.',
    amount: (told: string, ordered: string) => `The treasury says ${told}, and we ordered ${ordered}.`,
    refusedAfterPaid: 'The treasury had told us before that this refund was paid.',
    paidAfterRefused: 'The treasury had told us before that this refund was refused.',
    rejected:
      'The treasury rejects this payout, and may have it from an earlier order. Ask whether it is paid.',
  },

  notice: 'What the treasury says',
  outcome: 'Outcome',
  outcomes: { accepted: 'Accepted', paid: 'Paid', refused: 'Refused' },
  amount: 'Amount',
  reference: 'Reference',
  happened: 'Happened',

  refund: 'Our refund',
  noRefund: 'There is no refund to compare with. Ask the treasury what it was for.',
  account: 'Account',
  holder: 'Holder',
  method: 'Method',
  methods: { '02': 'Cheque', '03': 'Bank account', '08': 'PayNow' },
  ordered: 'Ordered',
  status: 'Status',
  states: { ordered: 'With the treasury', paid: 'Paid', refused: 'Refused' },
  stateAt: (state: string, when: string) => `${state} ${when}`,
  owes: 'Owes now',
  credit: 'Credit now',

  choices,
  decisions: { paid: 'Paid', refused: 'Not paid', unchanged: 'No change' },
  confirm: {
    credited: (amount: string, accountNo: string) =>
      `${amount} is a credit of account ${accountNo} again, and the customer is told that the refund was not paid.`,
    debited: (amount: string, accountNo: string) =>
      `${amount} leaves account ${accountNo} again, and the customer is told that the refund was paid.`,
    paid: 'The customer is told that the refund was paid. Nothing enters the ledger.',
    unchanged: 'Nothing changes for the customer, and nothing enters the ledger.',
  },
  done: {
    paid: (reference: string) => `${reference} is settled as paid.`,
    refused: (reference: string) => `${reference} is settled as not paid.`,
    unchanged: () => 'The notice is closed.',
  },
} as const;
