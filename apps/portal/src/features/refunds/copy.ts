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
  bank: (name: string, lastFour: string) =>
    `${name} ending ${lastFour}, the account your GIRO uses. Up to 2 weeks.`,
  bankMore:
    'Your refund may take up to 2 weeks. It will show in your bank statement within 3 working days of completion.',
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
    view: 'View request',
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
    inProgressText: (amount: Cents) =>
      `Your refund of ${formatSgd(amount)} is being paid out. The method can no longer be changed.`,
    actionRequired: 'Choose how to be paid',
    actionRequiredText: (amount: Cents) => `Your refund of ${formatSgd(amount)} waits for a method.`,
    texts: eligibilityTexts,
  },
  contact: 'Contact Us',
  toBills: 'Go to Bills',
  toServices: 'Go to Services',
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
    afterCheck: 'Up to 2 weeks after checking',
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
      pending: (day: SgDay | null) => `We check your details${day === null ? '' : ` by ${formatDay(day)}`}`,
      pendingText: (amount: Cents, method: RefundMethodCode) =>
        `Then ${formatSgd(amount)} is paid ${inSentence[method]}. We send you a message at each step. You have nothing to do.`,
      actionRequired: 'Choose how to be paid',
      actionRequiredText: (amount: Cents) =>
        `${formatSgd(amount)} waits for a method. The credit stays on your account until then.`,
      inProgress: (day: SgDay | null) => `You get the money${day === null ? '' : ` by ${formatDay(day)}`}`,
      inProgressText: (amount: Cents, method: RefundMethodCode) =>
        `${formatSgd(amount)} is being paid ${inSentence[method]}. You have nothing to do.`,
      refunded: (amount: Cents) => `${formatSgd(amount)} is paid`,
      refundedText: 'It shows in your bank statement within 3 working days of completion.',
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
      by: (day: SgDay) => `by ${formatDay(day)}`,
    },
    until: 'Possible until the check ends.',
    cancelOnly: 'Possible until the check ends. There is no other refund method to change to.',
    untilPast: 'It was possible until the check ended.',
    method: 'Refund method',
    to: 'Sent to',
    amount: 'Amount',
    events: {
      PENDING: 'Requested',
      METHOD_CHANGED: 'Refund method changed',
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
