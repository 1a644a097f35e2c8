/** Every word of the eGIRO pages behind the sign-in. Texts of S2 §4, §5 and §8 are exact. */
import type { GiroRequestType } from '@portal/domain/giro/giro-request';
import type { GiroType } from '@portal/domain/giro/giro-status';
import { type Cents, formatSgd } from '@portal/domain/money';
import { formatDay, type SgDay } from '@portal/domain/sg-time';
import { instantText } from '../copy.ts';

const resultTitles: Readonly<Record<GiroRequestType, Readonly<Record<string, string>>>> = {
  CREATION: {
    'in-progress': 'Application in Progress',
    successful: 'Application Successful',
    unsuccessful: 'Application Unsuccessful',
  },
  CANCELLATION: {
    'in-progress': 'Termination in Progress',
    successful: 'Termination Successful',
    unsuccessful: 'Termination Unsuccessful',
  },
};

/** How a bill is paid that is due before a new GIRO is active. */
const until = {
  hand: 'pay it yourself if eGIRO is not active by then',
  giro: 'your present GIRO deducts it until the new one is active',
  card: 'your card is charged until eGIRO is active',
} as const;

export const copy = {
  /** S2 §8. */
  noAccount: {
    title: 'Unable to proceed',
    text: 'We are unable to proceed with your GIRO application. Please contact us via our online webform if you require assistance.',
    contact: 'Contact Us',
    close: 'Close',
  },
  setup: {
    title: 'Which account, from which bank?',
    loading: 'Loading accounts and banks',
    failedHeading: 'We cannot show accounts and banks just now',
    account: 'Utilities account',
    more: (count: number) => (count === 1 ? 'Show 1 more account' : `Show ${count} more accounts`),
    inactive: (address: string) => (address === '' ? 'Inactive' : `${address}, Inactive`),
    replaces: (address: string, type: GiroType, bank: string) =>
      [address, `Replaces ${type === 'EGIRO' ? 'eGIRO' : 'paper GIRO'}, ${bank}`].filter(Boolean).join('. '),
    type: 'Type of bank account',
    types: {
      RETAIL: { title: 'Personal', text: 'In your own name' },
      CORPORATE: { title: 'Company', text: 'Two people may have to approve, within 48 hours' },
    },
    bank: 'Bank',
    /** Readings §1. */
    required: (label: string) => `${label} is a required field`,
    panel: 'YOUR eGIRO',
    pays: (bank: string, accountNo: string) => `${bank} pays ${accountNo}`,
    yourBank: 'Your bank',
    yourAccount: 'your account',
    starts: 'Starts',
    startsText: 'After your bank’s approval',
    deducted: 'Deducted',
    deductedText: 'On each bill’s due date',
    fails: 'If it fails',
    failsText: 'Once more within 5 days',
    before: 'Bills due before that',
    beforeText: 'Pay them yourself',
    overdue: 'Overdue',
    overdueText: (amount: Cents) => `${formatSgd(amount)}, pay it yourself`,
    bill: (on: SgDay) => `Bill due ${formatDay(on)}`,
    billText: (amount: Cents, by: 'giro' | 'card' | null) => `${formatSgd(amount)}, ${until[by ?? 'hand']}`,
    note: {
      RETAIL:
        'You have 20 minutes to approve at the bank. No account number is typed here; your bank knows it.',
      CORPORATE:
        'You and a second person have 48 hours to approve at the bank. No account number is typed here; your bank knows it.',
    },
    continue: (bank: string | null) => `Continue at ${bank ?? 'your bank'}`,
    cancel: 'Cancel',
  },
  session: {
    title: 'Continue at your bank',
    /** Readings §20. */
    text: 'Please complete your application in the pop-up window. Do not navigate away from this page.',
    note: 'Cancel only leaves this page. Your bank keeps the request for 20 minutes, or 48 hours for a company.',
    cancel: 'Cancel',
  },
  status: {
    page: 'eGIRO result',
    loading: 'Asking for the result',
    failedHeading: 'We cannot show the result just now',
    unknown: 'We cannot find this application',
    unknownText: 'The link may be old or mistyped. Your GIRO page shows what is true now.',
    titles: resultTitles,
    atBank: (until: string | null) =>
      until === null
        ? 'Your bank waits for your approval.'
        : `Your bank waits for your approval until ${until}.`,
    inProgress: {
      CREATION: 'Your bank has your approval request.',
      CANCELLATION: 'Your bank has your request to end this GIRO.',
    },
    endingApproved: 'Approved. Your bank confirms it.',
    answerBy: (until: string) => `It has to be answered by ${until}.`,
    successful: {
      CREATION: (bank: string) => `${bank} pays this account from the next due date on.`,
      approved: (until: string | null) =>
        `Approved. Your bank confirms it ${until === null ? 'within 48 hours' : `by ${until}`}. Please pay bills that are due before that yourself.`,
      onPaper: 'Your form is with your bank. Please pay your bills yourself until your GIRO is active.',
      suspended:
        'This GIRO is set up, and suspended now. Please pay your bills yourself until it is active again.',
      CANCELLATION: 'Nothing more is deducted. Bills are yours to pay by the due date.',
    },
    until: instantText,
    account: 'Account',
    bank: 'Bank',
    reference: 'Reference',
    first: 'First deduction',
    continue: (bank: string) => `Continue at ${bank}`,
    again: 'Submit Again',
    giveUp: {
      open: 'Cancel application',
      openFor: (accountNo: string) => `Cancel application of account ${accountNo}`,
      title: 'Cancel application',
      question: (bank: string) =>
        `Your application with ${bank} ends, and nothing changes: your bills are paid as before.`,
      proceed: 'Yes, cancel it',
      back: 'Go back',
      done: 'Your application has been cancelled.',
      approved: 'Your bank has your approval already. The application goes on.',
      unreachable: 'Your bank has your approval and cannot be reached just now. Please try again later.',
    },
    applyNew: 'Apply new eGIRO',
    toGiro: 'Go to GIRO',
  },
  unavailable: {
    title: 'Unable to Proceed',
    loading: 'Checking your accounts',
    failedHeading: 'We cannot check your accounts just now',
    texts: {
      'earlier-request': 'You have an earlier GIRO request in progress.',
      'pending-recurring': 'Your recurring credit card application is pending.',
    },
    toGiro: 'Go to GIRO',
    toHome: 'Back to Home',
    /** @param what it waits for, and until when */
    request: (accountNo: string, what: string) => `Account ${accountNo}: ${what}.`,
    another: 'Apply for another account',
  },
} as const;
