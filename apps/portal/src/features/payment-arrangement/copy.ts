/** Words of the payment arrangement. Fixed texts are the specification's (S2 §5, §8) and the readings' (§11). */
import { type Cents, cents, formatAmount, formatSgd } from '@portal/domain/money';
import { numberInWords } from '@portal/domain/number-words';
import { formatDay, formatMonth, type SgDay, type SgMonth, sgDay } from '@portal/domain/sg-time';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** 'December' */
const monthName = (month: SgMonth): string => formatMonth(month).replace(/ \d+$/, '');
const withBill = (month: SgMonth): string => `With the ${monthName(month)} bill`;

export const copy = {
  crumb: 'Payment Arrangement',
  title: 'Request for Payment Arrangement',
  lead: 'Pay part now, and the rest in two monthly instalments.',
  loading: 'Loading what you may arrange',
  account: (account: string) => `Account ${account}`,
  choose: 'Which account?',
  overdueAmount: 'Overdue amount',
  overdueSince: (day: SgDay) => `Overdue since ${formatDay(day)}`,
  showBills: (count: number) => `Show the ${count === 1 ? 'bill' : `${numberInWords(count)} bills`}`,
  hideBills: (count: number) => `Hide the ${count === 1 ? 'bill' : `${numberInWords(count)} bills`}`,
  charge: (isBill: boolean, due: string) =>
    `${isBill ? 'Bill' : 'Late payment charge'} due ${formatDay(sgDay(due))}`,
  partial: 'Partial payment',
  range: (minimum: Cents, overdue: Cents) =>
    minimum === overdue
      ? `What you can pay now: ${formatSgd(overdue)}.`
      : `What you can pay now, from ${formatSgd(minimum)} to ${formatSgd(overdue)}.`,
  currency: 'S$',
  half: 'Half',
  shortcuts: 'Amounts to choose from',
  amount: formatAmount,
  problems: {
    required: 'Partial payment is a required field',
    numeric: 'Partial payment must be numeric',
    decimals: 'Partial payment must have at most 2 decimal places',
    exceeded: 'Partial payment exceeds the overdue amount.',
  },
  rest: 'The rest, in two instalments',
  instalment: (index: number, count: number) => `${index + 1} of ${count}`,
  withBill,
  due: (day: SgDay) => `due ${formatDay(day)}`,
  declaration:
    'I declare that I cannot pay the overdue amount in full now, and that I will pay the amounts above by their due dates.',
  declarationMissing: 'Please tick the declaration',
  submit: 'Submit request',
  cancel: 'Cancel',
  plan: {
    title: 'Your plan',
    heading: (payments: number) =>
      payments === 1 ? 'One payment' : `${capital(numberInWords(payments))} payments instead of one`,
    owed: 'Owed today',
    withPlan: 'With the plan',
    now: 'Now',
    together: 'Together',
    usual: 'New bills are due as usual, on top of these.',
    none: 'No plan yet',
    noneText: 'Your payments and dates show here once the amount is right.',
  },
  confirm: {
    title: 'Payment arrangement',
    question: 'Do you wish to proceed with the request?',
    now: (day: SgDay) => `By ${formatDay(day)}, partial payment`,
    instalment: (day: SgDay, month: SgMonth) => `${formatDay(day)}, with the ${monthName(month)} bill`,
    proceed: 'Proceed',
    back: 'Go back',
  },
  failedHeading: 'We cannot show what you may arrange just now',
  failed: 'Your payment arrangement request has not been submitted, please try again.',
  sent: {
    heading: 'Request received',
    text: 'Your payment arrangement request has been submitted. It will be reflected in your next bill.',
    payNow: 'Pay now',
    payBy: (day: SgDay) => `by ${formatDay(day)}`,
    pay: 'Pay by PayNow QR',
    request: 'Your request',
    reference: 'Reference',
    account: 'Account',
    change: 'From one amount to three dates',
    before: 'Before',
    overdueNow: 'Overdue now',
    since: (day: SgDay) => `since ${formatDay(day)}`,
    lines: 'Each instalment is a line of its own on that bill. New bills are due as usual, on top.',
  },
  pending: 'PENDING',
  earlier: 'Earlier arrangement',
  notEligible: {
    /** Visual 52. */
    heading: 'Not possible now',
    nothingOverdue: 'Nothing overdue',
    reasons: {
      assistance: 'Your account is not eligible for financial assistance.',
      'no-overdue': 'You have no overdue amount.',
      pending: 'Your request is in process.',
    },
  },
  state: {
    none: 'Nothing overdue',
    eligible: (amount: Cents) => `${formatSgd(amount)} overdue`,
    assistance: 'Not for this account',
  },
  startsWith: 'Your payment arrangement starts with this payment.',
  request: {
    title: (amount: Cents) => `Payment arrangement of ${formatSgd(amount)}`,
    pills: {
      PENDING: 'PENDING',
      IN_PROGRESS: 'IN-PROGRESS',
      COMPLETED: 'Completed',
      ENDED: 'Ended',
      CANCELLED: 'Cancelled',
    },
    next: {
      pay: (amount: Cents, day: SgDay) => `Pay ${formatSgd(amount)} by ${formatDay(day)}`,
      pendingText: 'The arrangement starts with this payment. The instalments follow with your next bills.',
      inProgressText:
        'Each instalment is a line of its own on that bill. New bills are due as usual, on top.',
      /** Its last day has passed. */
      late: (amount: Cents, day: SgDay) =>
        `Your payment of ${formatSgd(amount)} is late: it was due by ${formatDay(day)}`,
      lateText: 'An arrangement ends when a payment is missing. Please pay at once.',
      pendingLateText:
        'If you paid by then, there is nothing to do: we are checking. Otherwise the arrangement ends.',
      completed: (amount: Cents) => `You have paid ${formatSgd(amount)} in full`,
      completedText: 'You have nothing more to do.',
      ended: 'The arrangement has ended',
      endedText: 'A payment did not come by its due date. What is left of the overdue amount is payable now.',
      cancelled: 'You have cancelled the arrangement',
      cancelledText: 'The overdue amount is payable now.',
    },
    steps: {
      requested: 'Requested',
      pay: (amount: number) => `Pay ${formatSgd(cents(amount))}`,
      paid: (amount: number) => `Paid ${formatSgd(cents(amount))}`,
      by: (day: string) => `by ${formatDay(sgDay(day))}`,
      amount: (amount: number) => formatSgd(cents(amount)),
      received: 'received',
      completed: 'Paid in full',
      ended: 'Ended',
      cancelled: 'Cancelled',
    },
    until: 'You can cancel until the first payment.',
    untilPast: 'You could cancel until the first payment.',
    overdue: 'Overdue amount',
    partial: 'Partial payment',
    events: {
      PENDING: 'Requested',
      IN_PROGRESS: 'Partial payment received',
      INSTALMENT_PAID: 'Instalment received',
      COMPLETED: 'Paid in full',
      ENDED: 'Ended, as a payment was missing',
      CANCELLED: 'Cancelled',
    },
    cancel: {
      question: 'Cancel this payment arrangement?',
      text: 'The overdue amount is then payable now. You can ask again at any time.',
      confirm: 'Cancel the arrangement',
      keep: 'Keep it',
      cancelled: 'Your payment arrangement is cancelled.',
    },
  },
} as const;
