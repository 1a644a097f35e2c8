/** Texts of the queue of parked payments. */
import type { ItemWords } from '../open-item.tsx';
import type { QueueWords } from '../queue-panel.tsx';
import type { RefusedWords } from '../refused-queue.tsx';

const queue: QueueWords & RefusedWords = {
  queue: 'Payments',
  search: 'Reference, order or account',
  empty: 'Nothing is waiting. Payments that nobody can match show here when the page is loaded.',
  noMatch: (search) => `No payment matches '${search}'.`,
  noneWaitingMatches: (search) => `No payment that waits matches '${search}'.`,
  loadingQueue: 'Loading the payments',
  queueFailed: 'The payments cannot be shown just now',
  refused: 'This queue is not for your role',
  refusedText: 'Parked payments are for officers with the role for payments.',
};

const item: ItemWords = {
  item: 'Payment',
  choose: 'Choose a payment to see it beside what was asked for.',
  back: 'All payments',
  loadingItem: 'Loading the payment',
  itemFailed: 'This payment cannot be shown just now',
  itemMissing: 'This payment cannot be found.',
  itemMissingText: 'The address may be mistyped, or the payment is gone.',
  opened: (time) => `You opened this at ${time}, reason: parked payment. The view is recorded.`,
};

export const copy = {
  ...queue,
  ...item,
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
    unknown: 'No code and no slip of ours has this reference.',
    currency: (currency: string) => `It came in ${currency}, not in Singapore dollars.`,
    short: (amount: string) => `${amount} less came than was asked for.`,
    over: (amount: string) => `${amount} more came than was asked for.`,
    overOwed: 'More came than is owed by now.',
    early: 'The bank says that it was paid before its code was made.',
    late: (when: string) => `It was paid after the code had ended ${when}.`,
    closed: (when: string | null) =>
      when === null
        ? 'It was paid with a code that a newer one had replaced.'
        : `It was paid with a code that a newer one had replaced ${when}.`,
    doubled: (when: string | null) =>
      when === null
        ? 'What was asked for had been paid already.'
        : `What was asked for had been paid already ${when}.`,
  },
  accountAndMore: (accountNo: string, more: number) => `Account ${accountNo} and ${more} more`,
  ofAsked: (asked: string) => `of ${asked}`,
  decisions: { post: 'Posted', return: 'Returned' },
  came: (amount: string) => `${amount} came`,
  received: (itemId: string, when: string) => `${itemId}, received ${when}`,

  facts: 'What came and what was asked',
  cameLabel: 'Came',
  asked: 'Asked',
  difference: 'Difference',
  notAsked: 'Nothing is known',
  reference: 'Reference',
  order: 'Order',
  slip: 'Slip of a bill',
  noOrder: 'None',
  transaction: 'Bank’s number',
  paid: 'Paid by the payer',
  validUntil: 'Good until',

  accounts: 'Accounts',
  noAccounts: 'No account is known from the reference. Look for it with what the payer says.',
  account: 'Account',
  askedOf: 'Asked',
  owes: 'Owes now',

  what: 'What becomes of it',
  toOrder: (count: number) =>
    count === 1 ? 'Post to the account of the order' : 'Post to the accounts of the order',
  toNamed: 'Post to the account in the reference',
  toOther: 'Post to another account',
  giveBack: 'Mark as returned to the payer',
  onlyReturn: 'Only Singapore dollars can be posted.',
  part: (accountNo: string) => `For ${accountNo}`,
  partHint: (asked: string | null, owes: string) =>
    asked === null ? `owes ${owes} now` : `asked ${asked}, owes ${owes} now`,
  left: (amount: string) => `${amount} is not given to any account yet.`,
  tooMuch: (amount: string) => `${amount} more than came is given to accounts.`,
  partProblem: 'Please enter an amount such as 12.50',
  otherAccount: 'Account number',
  otherHint: 'Check that the name is the one that the payer gave.',
  check: 'Check',
  otherRequired: 'Please enter an account number and check it.',
  otherUnchecked: 'Please check the account number first.',
  payee: (holder: string, owes: string) => `${holder}, owes ${owes} now`,
  inactive: 'Closed account',
  ownPayee: 'This is an account of your own. Somebody else posts to it.',
  note: 'Note',
  noteRest: ' for our records: how you know',
  notePlaceholder: 'Who called or wrote, and what they said',
  noteRequired: 'Please write down how you know.',
  chooseFirst: 'Please choose what becomes of it.',
  post: (amount: string) => `Post ${amount}`,
  postAct: 'Post',
  goBack: 'Go back',
  confirm: {
    post: (amount: string) => `Post ${amount}?`,
    postText: 'It enters the ledger at once and the customer sees it as paid. It cannot be taken back here.',
    postLine: (amount: string, accountNo: string, holder: string) => `${amount} to ${accountNo}, ${holder}`,
    return: (amount: string) => `Mark ${amount} as returned?`,
    returnText: 'The customer does not see it any more as being checked. Nothing enters the ledger.',
  },
  done: {
    post: (amount: string) => `${amount} is posted.`,
    return: (amount: string) => `${amount} is marked as returned.`,
  },
  decidedBy: (decision: string, when: string, by: string) => `${decision} ${when} by ${by}.`,
  already: (by: string) => `Already decided by ${by}.`,
  you: 'you',
  somebody: 'somebody else',
  postedTo: (amount: string, accountNo: string) => `${amount} to ${accountNo}`,
  noteKept: 'Note',
} as const;
