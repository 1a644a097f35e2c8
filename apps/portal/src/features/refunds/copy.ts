/** Every word of the refund pages. Texts of S2 and S3 §8 are exact. */

import { type Cents, formatSgd } from '@portal/domain/money';
import { suffixTexts } from '@portal/domain/refunds/paynow-suffix';
import { eligibilityTexts } from '@portal/domain/refunds/refund-eligibility';
import type { RefundMethodCode } from '@portal/domain/refunds/refund-method';
import { formatDay, type SgDay } from '@portal/domain/sg-time';

const methods: Readonly<Record<RefundMethodCode, string>> = {
  '02': 'Cheque',
  '03': 'Bank Account',
  '04': 'Transfer to other Utilities Account',
  '08': 'PayNow',
  '09': 'No method yet',
};

const inSentence: Readonly<Record<RefundMethodCode, string>> = {
  '02': 'by cheque',
  '03': 'to your bank account',
  '04': 'to another utilities account',
  '08': 'by PayNow',
  '09': 'without a method',
};

const proxies = {
  NRIC: (ending: string) => `NRIC / FIN${ending && ` ending ${ending}`}`,
  MSISDN: (ending: string) => `mobile${ending && ` ending ${ending}`}`,
  UEN: (ending: string) => `UEN${ending && ` ending ${ending}`}`,
} as const;

/** How soon the money comes after the check. The specification speaks of a bank account alone (S2 §9); the rest is ours. */
const afterCheck: Readonly<Record<RefundMethodCode, string | null>> = {
  '02': null,
  '03': 'Up to 2 weeks after checking',
  '04': 'At once when the check ends',
  '08': null,
  '09': null,
};

interface Payment {
  readonly amount: Cents;
  readonly method: RefundMethodCode;
  /** Of a transfer. */
  readonly transferToAccount: string | null;
}

const thisAccount = (accountNo: string | null): string =>
  accountNo === null ? 'your other account' : `account ${accountNo}`;

function formatPaymentPlan({ amount, method, transferToAccount }: Payment, latest: SgDay | null): string {
  if (method === '04') return `Then ${formatSgd(amount)} moves to ${thisAccount(transferToAccount)} at once.`;
  const by = latest === null ? '' : `, by ${formatDay(latest)} at the latest`;
  return method === '02'
    ? `Then a cheque for ${formatSgd(amount)} goes to your mailing address${by}.`
    : `Then ${formatSgd(amount)} is paid ${inSentence[method]}${by}.`;
}

function formatPaid({ method, transferToAccount }: Omit<Payment, 'amount'>): string {
  switch (method) {
    case '02':
      return 'The cheque has gone to your mailing address.';
    case '03':
      return 'It shows in your bank statement within 3 working days of completion.';
    case '04':
      return `It is on ${thisAccount(transferToAccount)} now.`;
    case '08':
    case '09':
      return 'You have nothing more to do.';
  }
}

const whyHeld =
  'The bank account is new with us, and so is a login that has this utilities account. To keep your money safe, we wait before we pay.';

export const copy = {
  crumb: 'Request for Refund',
  title: 'Request for Refund',
  lead: 'Submit a request to refund your credit balance.',
  editTitle: 'Edit Refund Request',
  loading: 'Loading your credit balance',
  failedHeading: 'We cannot show your credit just now',
  credit: 'CREDIT TO REFUND',
  account: (accountNo: string) => `Account ${accountNo}`,
  chooseAccount: 'Which account?',
  accountCredit: (credit: Cents) => (credit > 0 ? `Credit ${formatSgd(credit)}` : 'No credit'),
  allAtOnce: 'All of the credit is refunded at once.',
  where: 'Where should the money go?',
  whereInstead: 'Where should the money go instead?',
  now: (method: string, amount: Cents) => `Now: ${method}, ${formatSgd(amount)}`,
  requestedOn: (day: SgDay, accountNo: string) => `Requested ${formatDay(day)}, account ${accountNo}`,
  methods,
  inSentence: (method: RefundMethodCode) => inSentence[method],
  paynow: 'To the bank account behind your PayNow.',
  identifier: 'PayNow identifier',
  proxies,
  toMobile: (ending: string) => `To mobile ending ${ending}`,
  toMobilePlain: 'To Mobile',
  /** S3 §5.8. */
  noMobile: 'No mobile number/invalid number in our records',
  toNric: (ending: string | null) => `To NRIC / FIN${ending === null ? '' : ` ending ${ending}`}`,
  toUen: (uen: string) => `To UEN ${uen}`,
  suffix: 'Suffix (optional)',
  suffixHint: 'Three letters or digits behind the UEN, if your PayNow has them',
  suffixProblems: suffixTexts.signedIn,
  bank: (name: string, lastFour: string, heldUntil: SgDay | null) =>
    `${name} ending ${lastFour}, the account your GIRO uses. ${heldUntil === null ? 'Up to 2 weeks.' : `It is new: not before ${formatDay(heldUntil)}.`}`,
  bankMore:
    'Your refund may take up to 2 weeks. It will show in your bank statement within 3 working days of completion.',
  bankHeld: (until: SgDay) =>
    `${whyHeld} You can ask for the refund now, and we hold it until ${formatDay(until)}. The 2 weeks begin then. The other methods need no such wait.`,
  transfer: (count: number) =>
    count === 1
      ? 'One account in your own name can receive it.'
      : `${count} accounts in your own name can receive it.`,
  transferTo: 'Utilities Account',
  search: 'Search by account number',
  searching: 'Searching…',
  noneFound: (text: string) => `No account matches '${text}'.`,
  /** Readings §1. */
  transferRequired: 'Utilities Account is a required field',
  cheque: 'Posted to your mailing address.',
  /** S3 §5.8. */
  methodRequired: 'Please choose a payment method',
  submit: 'Submit refund request',
  submitChange: 'Submit change',
  cancel: 'Cancel',
  confirm: {
    title: 'Request for Refund',
    question: 'Do you wish to proceed with the request?',
    amount: 'Amount',
    from: 'From',
    to: 'To',
    heldUntil: 'Held until',
    proceed: 'Proceed',
    back: 'Go back',
  },
  result: {
    successful: 'Successful',
    unsuccessful: 'Unsuccessful',
    created:
      'Success! We have received your refund request. You will receive your refund once it is processed.',
    changed:
      'Success! We have received your request for change of refund method. You will receive your refund once it is processed.',
    failed: 'Oops! We are unable to process your request. Please try again.',
    back: 'Back to Refund Request',
    again: 'Submit Again',
    /** S3 §4.8. */
    notCreated: 'Unable to refund',
  },
  change: 'Change Refund Method',
  choose: 'Choose a method',
  reasons: {
    inProcess: 'A refund is on its way',
    contactForm: 'This one needs us',
    noCredit: 'No credit to refund',
    notEligible: 'Not for this account',
    closed: 'Closed for today',
    closedText: 'This service is available from 8am to 6pm daily.',
    unavailableText: 'This feature is currently not available for this utilities account.',
    inProgress: 'On its way to you',
    inProgressText: (amount: Cents) => `Your refund of ${formatSgd(amount)} is being paid out.`,
    checkedText: (amount: Cents) => `We are checking the details of your refund of ${formatSgd(amount)}.`,
    /** Why its method cannot be changed. */
    tooLate: 'The method can no longer be changed.',
    noOther: 'There is no other refund method to change to.',
    actionRequired: 'Choose how to be paid',
    actionRequiredText: (amount: Cents) => `Your refund of ${formatSgd(amount)} waits for a method.`,
    texts: eligibilityTexts,
  },
  requests: 'Your refund requests',
  earlier: 'Earlier request',
  earlierText: (method: RefundMethodCode, isEditable: boolean) => {
    if (method === '09') return 'There is no refund method yet.';
    const words = `${(inSentence[method][0] ?? '').toUpperCase()}${inSentence[method].slice(1)}.`;
    return isEditable ? `${words} You can still change how it is paid.` : words;
  },
  steps: {
    requested: 'Requested',
    checked: 'Being checked',
    untilChecked: 'Change allowed until this ends',
    paidOut: 'Paid out',
    afterCheck,
    by: (day: SgDay) => `by ${formatDay(day)}`,
  },
  key: 'WHAT EACH STATUS MEANS',
  keyTexts: {
    'ACTION REQUIRED': 'Choose how to be paid',
    PENDING: 'Change allowed',
    'IN-PROGRESS': 'Change not allowed',
    REFUNDED: 'Money sent',
  },
  state: {
    credit: (credit: Cents) => `Credit of ${formatSgd(credit)}`,
    none: 'No credit',
  },
  request: {
    title: (amount: Cents, method: RefundMethodCode) =>
      `Refund of ${formatSgd(amount)} ${inSentence[method]}`,
    pills: {
      PENDING: 'PENDING',
      ACTION_REQUIRED: 'ACTION REQUIRED',
      IN_PROGRESS: 'IN-PROGRESS',
      REFUNDED: 'REFUNDED',
      REFUSED: 'Unsuccessful',
      CANCELLED: 'Cancelled',
    },
    next: {
      held: (day: SgDay) => `We hold your refund until ${formatDay(day)}`,
      whyHeld,
      pending: (day: SgDay | null) => `We check your details${day === null ? '' : ` by ${formatDay(day)}`}`,
      /** @param latest day of the payment; null: it is not known, or needs no day of its own */
      pendingText: (payment: Payment, latest: SgDay | null) =>
        `${formatPaymentPlan(payment, latest)} We send you a message at each step. You have nothing to do.`,
      actionRequired: 'Choose how to be paid',
      actionRequiredText: (amount: Cents) =>
        `${formatSgd(amount)} waits for a method. The credit stays on your account until then.`,
      inProgress: (day: SgDay | null) => `You get the money${day === null ? '' : ` by ${formatDay(day)}`}`,
      inProgressText: (amount: Cents, method: RefundMethodCode) =>
        `${formatSgd(amount)} is being paid ${inSentence[method]}. You have nothing to do.`,
      refunded: (amount: Cents) => `${formatSgd(amount)} is paid`,
      refundedText: formatPaid,
      refused: 'The refund could not be paid',
      refusedText: 'The money is a credit on your account again. You can submit a new request.',
      cancelled: 'The request is cancelled',
      cancelledText: 'Nothing is paid out. The credit stays on your account.',
    },
    steps: {
      requested: 'Requested',
      checked: 'Being checked',
      sent: 'Being paid out',
      refunded: 'Refunded',
      refused: 'Not paid',
      cancelled: 'Cancelled',
    },
    until: 'Possible until the check ends.',
    cancelOnly: 'Possible until the check ends. There is no other refund method to change to.',
    untilPast: 'It was possible until the check ended.',
    method: 'Refund method',
    to: 'Sent to',
    mailingAddress: 'Mailing address on record',
    amount: 'Amount',
    events: {
      PENDING: 'Requested',
      METHOD_CHANGED: 'Refund method changed',
      HELD: 'The bank account is new, refund held',
      CHANGE_FAILED: 'Refund method not changed, request cancelled',
      ACTION_REQUIRED: 'The method is no longer possible',
      IN_PROGRESS: 'Check ended, being paid out',
      REFUNDED: 'Refunded',
      REFUSED: 'Could not be paid, credit returned',
      CANCELLED: 'Cancelled',
      ARREARS: 'An amount on another account is overdue, request ended',
      CREDIT_USED: 'The credit was used for bills, request ended',
    },
    cancel: {
      question: 'Cancel this refund?',
      text: 'Nothing is paid out. You can ask again at any time.',
      confirm: 'Cancel the refund',
      keep: 'Keep it',
      cancelled: 'Your request is cancelled.',
    },
  },
} as const;
