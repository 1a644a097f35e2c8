/** Texts of the queue of parked payments. */
import type { QueueWords } from '../queue/queue-kind.ts';

export const queueWords: QueueWords = {
  queue: 'Payments',
  search: 'Reference, order or account',
  empty: 'Nothing is waiting. Payments that cannot be matched show here when the page is loaded.',
  noMatch: (search) => `No payment matches '${search}'.`,
  noneWaitingMatches: (search) => `No waiting payment matches '${search}'.`,
  loadingQueue: 'Loading the payments',
  queueFailed: 'The payments cannot be shown just now',
  refusedText: 'Parked payments are for officers with the payments role.',
  item: 'Payment',
  choose: 'Choose a payment to compare it with what was asked for.',
  back: 'All payments',
  loadingItem: 'Loading the payment',
  itemFailed: 'This payment cannot be shown just now',
  itemMissing: 'This payment cannot be found.',
  itemMissingText: 'The address may be mistyped, or the payment may be gone.',
  opened: (time) => `You opened this at ${time}, reason: parked payment. The view is recorded.`,
};

export const copy = {
  noReference: 'No reference',
  reasons: {
    unknown: 'Unknown reference',
    currency: 'Other currency',
    short: 'Underpaid',
    over: 'Overpaid',
    early: 'Too early',
    late: 'Late',
    closed: 'Replaced code',
    doubled: 'Paid twice',
  },
  why: {
    unknown: 'None of our codes or slips has this reference.',
    currency: (currency: string) => `It came in ${currency}, not in Singapore dollars.`,
    short: (amount: string) => `The payer sent ${amount} less than was asked for.`,
    over: (amount: string) => `The payer sent ${amount} more than was asked for.`,
    overOwed: 'The payer sent more than is now owed.',
    early: 'The bank dates it before its code was made.',
    late: (when: string) => `It was paid after the code had expired ${when}.`,
    closed: (when: string | null) =>
      when === null
        ? 'It was paid with a code that had been replaced.'
        : `It was paid with a code that had been replaced ${when}.`,
    doubled: (when: string | null) =>
      when === null ? 'It had already been paid.' : `It had already been paid ${when}.`,
  },
  accountAndMore: (accountNo: string, more: number) => `Account ${accountNo} and ${more} more`,
  ofAsked: (asked: string) => `of ${asked}`,
  decisions: { post: 'Posted', return: 'Returned' },
  came: (amount: string) => `${amount} received`,
  received: (itemId: string, when: string) => `${itemId}, ${when}`,

  takenBack: 'The bank has taken this money back. What it had settled is owed again.',

  facts: 'Received and asked for',
  cameLabel: 'Received',
  asked: 'Asked for',
  difference: 'Difference',
  notAsked: 'Not known',
  reference: 'Reference',
  order: 'Order',
  slip: 'Slip of a bill',
  noOrder: 'None',
  transaction: 'Bank’s number',
  paid: 'Paid at',
  validUntil: 'Code valid until',

  accounts: 'Accounts',
  noAccounts: 'The reference names no account. Find it from what the payer tells you.',
  account: 'Account',
  askedOf: 'Asked for',
  owes: 'Owes now',

  toOrder: (count: number) =>
    count === 1 ? 'Post to the account of the order' : 'Post to the accounts of the order',
  toNamed: 'Post to the account in the reference',
  toOther: 'Post to another account',
  giveBack: 'Mark as returned to the payer',
  onlyReturn: 'Only Singapore dollars can be posted.',
  part: (accountNo: string) => `For ${accountNo}`,
  partHint: (asked: string | null, owes: string) =>
    asked === null ? `owes ${owes} now` : `asked for ${asked}, owes ${owes} now`,
  left: (amount: string) => `${amount} is not assigned to an account yet.`,
  tooMuch: (amount: string) => `The parts add up to ${amount} more than was received.`,
  partProblem: 'Please enter an amount such as 12.50',
  otherAccount: 'Account number',
  otherHint: 'Check that the name matches the one the payer gave.',
  check: 'Check',
  otherRequired: 'Please enter an account number and check it.',
  otherUnchecked: 'Please check the account number first.',
  payee: (holder: string, owes: string) => `${holder}, owes ${owes} now`,
  inactive: 'Closed account',
  ownPayee: 'This is your own account. A colleague must post to it.',
  post: (amount: string) => `Post ${amount}`,
  postAction: 'Post',
  confirm: {
    post: (amount: string) => `Post ${amount}?`,
    postText: 'It enters the ledger at once and the customer sees it as paid. It cannot be taken back here.',
    postLine: (amount: string, accountNo: string, holder: string) => `${amount} to ${accountNo}, ${holder}`,
    return: (amount: string) => `Mark ${amount} as returned?`,
    returnText: 'The customer sees it as sent back, with the reason. Nothing enters the ledger.',
  },
  done: {
    post: (amount: string) => `${amount} is posted.`,
    return: (amount: string) => `${amount} is marked as returned.`,
  },
  postedTo: (amount: string, accountNo: string) => `${amount} to ${accountNo}`,
} as const;
