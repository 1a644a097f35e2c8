/** Every word of the GIRO pages; those of eGIRO stand in egiro/copy.ts. Texts of S2 §4, §5 and §8 are exact; those of the state machine stand in the domain. */
import type { GiroRecord } from '@portal/contract/giro/giro.rest';
import type { ReturnReason, ToldDeductionStatus } from '@portal/domain/giro/giro-deduction';
import type { GiroRequestType } from '@portal/domain/giro/giro-request';
import type { GiroStatus, GiroType } from '@portal/domain/giro/giro-status';
import { type Cents, formatSgd } from '@portal/domain/money';
import { formatDay, formatDayOfYear, formatTime, type SgDay, toSgDay } from '@portal/domain/sg-time';

const types: Readonly<Record<GiroType, string>> = { EGIRO: 'eGIRO', PAPER_GIRO: 'Paper GIRO' };

export const instantText = (instant: string): string => {
  const at = Date.parse(instant);
  return `${formatDay(toSgDay(at))}, ${formatTime(at)}`;
};

/** @param until when the time of the request is over; null: no time is set */
const describeWaiting = (text: string, before: string, until: string | null): string =>
  until === null ? text : `${text} ${before} ${instantText(until)}`;

const APPROVED = 'Approved. Your bank confirms it';

const notes: Readonly<
  Record<Exclude<GiroStatus, 'TERMINATED' | 'SUSPENDED'>, (until: string | null) => string>
> = {
  ACTIVE: () => 'Each bill is deducted on its due date',
  PENDING_SETUP: (until) => describeWaiting('Waiting for you at your bank', 'until', until),
  PENDING_APPROVAL_SETUP: (until) => describeWaiting('Waiting for the second approval', 'until', until),
  PENDING_SETUP_EGIRO: (until) => describeWaiting(APPROVED, 'by', until),
  PENDING_SETUP_PGIRO: () => 'Your form is with your bank',
  // Without a time it waits for the bank alone.
  PENDING_TERMINATION: (until) =>
    until === null ? APPROVED : describeWaiting('Waiting for you at your bank', 'until', until),
  PENDING_APPROVAL_TERMINATION: (until) =>
    describeWaiting('Ending. Waiting for the second approval', 'until', until),
};

type Waiting = Pick<GiroRecord, 'status' | 'type' | 'request' | 'suspended_by'>;

const suspended: Readonly<Record<NonNullable<GiroRecord['suspended_by']>, string>> = {
  returns: 'Two deductions came back. Pay yourself for now',
  bank: 'Your bank has suspended it. Pay yourself for now',
};

const deductionStates: Readonly<Record<ToldDeductionStatus, string>> = {
  IN_PROGRESS: 'In progress',
  PAID: 'Paid',
  RETURNED: 'Returned',
};

const reasons: Readonly<Record<ReturnReason, string>> = {
  ABOVE_LIMIT: 'above your limit at the bank',
  INSUFFICIENT_FUNDS: 'not enough money in the account',
  ACCOUNT_CLOSED: 'the bank account is closed',
  NOT_AUTHORISED: 'the bank has no authorisation',
  BANK_ERROR: 'the bank could not carry it out',
};

export const copy = {
  services: 'Services',
  giro: 'GIRO',
  about: 'About eGIRO',
  setUp: 'Set up eGIRO',
  typeOf: (type: GiroType) => types[type],
  /** Of an authorisation that has not ended: what it waits for, and until when. */
  waitsFor({ status, type, request, suspended_by }: Waiting): string {
    if (status === 'TERMINATED') return '';
    if (status === 'SUSPENDED') return suspended[suspended_by ?? 'bank'];
    if (status === 'PENDING_TERMINATION' && type === 'PAPER_GIRO') return 'Ending. Up to 2 working days';
    return notes[status](request?.expires_at ?? null);
  },
  ending: (bank: string, lastFour: string) => (lastFour === '' ? bank : `${bank} ending ${lastFour}`),
  page: {
    loading: 'Loading your GIRO arrangements',
    failedHeading: 'We cannot show your GIRO just now',
    list: 'GIRO of your accounts',
    account: 'Account',
    bank: 'Bank',
    status: 'Status',
    none: 'Not set up',
    noneBank: 'Paid by hand',
    noneNote: 'No GIRO. You pay each bill yourself',
    noneYet: (bill: string) => `No GIRO. ${bill}`,
    nextBill: (day: SgDay) => `Next bill due ${formatDay(day)}`,
    overdue: (since: SgDay | null) =>
      since === null ? 'Something is overdue' : `Overdue since ${formatDay(since)}`,
    byCard: 'Paid by recurring card',
    byCardNote: 'Each bill is charged to your card',
    cardPending: 'Your recurring credit card application is pending.',
    /** S2 §6. */
    notForAccount: 'This feature is currently not available for this utilities account.',
    noneInactive: 'No GIRO, account inactive',
    ended: (on: SgDay | null) => (on === null ? 'Ended' : `Ended ${formatDay(on)}`),
    inactive: 'account inactive',
    typeAndLimit: (type: GiroType, limit: Cents | null) =>
      limit === null ? types[type] : `${types[type]}, limit ${formatSgd(limit)}`,
    aboveLimit: (deduction: string) => `${deduction}, above your limit`,
    deducted: (amount: Cents, on: SgDay) => `${formatSgd(amount)} on ${formatDay(on)}`,
    running: 'A deduction is running',
    setUp: 'Set up eGIRO',
    setUpFor: (accountNo: string) => `Set up eGIRO for account ${accountNo}`,
    manage: 'Manage Preference',
    manageFor: (accountNo: string) => `Manage Preference of account ${accountNo}`,
    view: 'View request',
    viewFor: (accountNo: string) => `View request of account ${accountNo}`,
    more: (shown: number) =>
      `The first ${shown} accounts are shown. Choose another premises to see its accounts first.`,
    /** Visual 40, S2 §6. */
    hours: 'Paper GIRO can be ended online from 8am to 6pm daily, and not while a deduction is running.',
    empty: 'There is no account here that GIRO can pay.',
  },
  next: {
    title: 'NEXT DEDUCTION',
    on: 'On',
    from: (bank: string) => `from ${bank}`,
    due: 'Bill due: we deduct',
    by: (day: SgDay) => `By ${formatDayOfYear(day)}`,
    again: 'If it fails, we try once more',
    first: 'The first try came back',
    second: 'We try once more',
    after: 'After',
    self: 'You get a message and pay yourself',
    aboveLimit: (limit: Cents) =>
      `This is above the limit of ${formatSgd(limit)} that you set at your bank. Ask your bank for a higher limit, or pay this bill yourself.`,
    several: (count: number) =>
      count === 1 ? 'One more account follows.' : `${count} more accounts follow.`,
  },
  offer: {
    title: 'Let another account pay itself',
    firstTitle: 'Let your bills pay themselves',
    text: 'Approve once at your bank. About five minutes.',
    about: 'About eGIRO',
  },
  paper: {
    title: 'GIRO on paper',
    text: 'Print the form, sign it and hand it to your bank.',
    account: 'For account',
    get: 'Download GIRO form',
    /** S2 §8, as it is spelt there. */
    failedTitle: 'Error',
    failed: 'An unexpected error has occured. Please try again later.',
    close: 'Close',
  },
  manage: {
    legend: (accountNo: string) => `Preference of account ${accountNo}`,
    change: 'Change bank',
    changeText: 'Set up eGIRO with another bank. This one stays until the new one is active.',
    terminate: 'Terminate',
    terminateText: {
      bank: 'You confirm it at your bank. Bills are then yours to pay by the due date.',
      portal: 'Processing takes up to 2 working days. Bills are then yours to pay by the due date.',
      /** Readings §1. */
      hours: 'This service is available from 8am to 6pm daily.',
    },
    contactBank: (bank: string) => `Contact ${bank}`,
    continue: 'Continue',
    close: 'Close',
    confirmTitle: 'Terminate GIRO',
    question: 'Do you wish to proceed with the request?',
    account: 'Account',
    bank: 'Bank',
    type: 'Type',
    atBank: 'Your bank opens in a window of its own, where you confirm it.',
    onPaper: 'Processing takes up to 2 working days.',
    proceed: 'Proceed',
    back: 'Go back',
    /** S2 §8. */
    done: 'Your request for GIRO termination has been submitted.',
    failed: 'Your request has not been submitted, please try again.',
  },
  deductions: {
    title: 'Deductions',
    loading: 'Loading deductions',
    failedHeading: 'We cannot show the deductions just now',
    none: 'Nothing has been deducted yet.',
    state: (status: ToldDeductionStatus) => deductionStates[status],
    reason: (reason: ReturnReason) => reasons[reason],
    takenBack: (on: SgDay) => `Paid, and taken back by the bank on ${formatDay(on)}`,
    again: (on: SgDay) => `Tried once more on ${formatDay(on)}`,
    second: 'Second try',
  },
  older: {
    lead: 'GIRO pays each bill from your bank account on its due date.',
    from: (day: SgDay) => `Since ${formatDay(day)}`,
    pilot: 'Try eGIRO',
    terminateFor: (accountNo: string) => `Terminate GIRO of account ${accountNo}`,
  },
  state: {
    none: 'Not set up for this account',
    noneOfSeveral: 'Not set up for these accounts',
    active: (count: number, all: number) => (all === 1 ? 'Active' : `Active for ${count} of ${all} accounts`),
  },
  request: {
    title: (type: GiroRequestType, bank: string) =>
      type === 'CREATION' ? `GIRO with ${bank}` : `End GIRO with ${bank}`,
    pill: { 'in-progress': 'In progress', successful: 'Successful', unsuccessful: 'Unsuccessful' },
    result: 'See the result',
    confirmedBy: (bank: string) => `${bank} has confirmed it.`,
    waits: (by: SgDay | null) =>
      by === null ? 'Your bank answers' : `Your bank answers by ${formatDay(by)}`,
    steps: {
      requested: 'Requested',
      approved: 'Approved at the bank',
      confirmed: { CREATION: 'Active', CANCELLATION: 'Ended' },
      failed: 'Not successful',
    },
    type: 'Kind',
    bank: 'Bank',
    reference: 'GIRO reference',
    events: {
      PENDING_SETUP: 'Requested, sent to the bank',
      PENDING_SETUP_PGIRO: 'Form received',
      PENDING_APPROVAL_SETUP: 'First approval at the bank',
      PENDING_SETUP_EGIRO: 'Approved at the bank',
      ACTIVE: 'Confirmed by the bank: active',
      PENDING_TERMINATION: 'Asked to end',
      PENDING_APPROVAL_TERMINATION: 'First approval at the bank',
      TERMINATION_APPROVED: 'Approved at the bank',
      TERMINATED: 'Ended',
      TERMINATION_REFUSED: 'Refused at the bank: GIRO goes on',
      NOT_STARTED: 'The bank could not be reached',
      GIVEN_UP: 'Cancelled in the portal',
      REJECTED_SETUP: 'Refused by the bank',
      FAILED_SETUP: 'Not set up',
      INTERNAL_ERROR: 'The bank could not carry it out',
      FAIL: 'Failed at the bank',
      INCOMPLETE_FLOW: 'Not finished in time',
      REJECTED_BY_USER: 'Refused at the bank',
    },
  },
} as const;
