/** Words of the waiver. Fixed texts are the specification's (S2 §8) and the readings' (§11). */
import { type Cents, formatSgd } from '@portal/domain/money';
import { numberInWords } from '@portal/domain/number-words';
import { formatDay, formatDayOfYear, formatMonth, type SgDay, toMonth } from '@portal/domain/sg-time';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const copy = {
  title: 'Pink Notice/Late Payment Charge Waiver',
  lead: 'Ask us to take back a charge of the past 3 months.',
  loading: 'Loading your late charges',
  charges: 'Charges',
  failedHeading: 'We cannot show your charges just now',
  heading: (count: number, isMore: boolean) =>
    count === 0
      ? 'No more charges can be waived'
      : `${capital(numberInWords(count))} ${isMore ? 'more ' : ''}${count === 1 ? 'charge' : 'charges'} can be waived`,
  period: (from: SgDay, to: SgDay) => `${formatDay(from)} to ${formatDay(to)}`,
  names: { PINK_NOTICE: 'Pink Notice', LATE_PAYMENT: 'Late payment charge' },
  printed: (day: SgDay) => `printed ${formatDay(day)}`,
  printedLongAgo: (day: SgDay) => `printed ${formatDay(day)}, older than 3 months`,
  viewOf: (name: string, day: SgDay) => `View request: ${name}, ${formatDay(day)}`,
  invoice: (number: string) => `Invoice ${number}`,
  accountLine: (account: string) => `Account ${account}`,
  request: 'Request waiver',
  requestOf: (name: string, day: SgDay) => `Request waiver: ${name}, ${formatDay(day)}`,
  approvedPill: 'Approved',
  cannot: 'Cannot be waived',
  how: {
    title: 'How it works',
    ask: ['You ask', 'One charge at a time'],
    answer: ['We answer at once', 'No form, no waiting'],
    bill: ['On your next bill', 'The charge comes off'],
  },
  confirm: {
    title: 'Waiver',
    question: 'Do you wish to proceed with the request?',
    charge: (name: string, day: SgDay) => `${name}, ${formatDay(day)}`,
    proceed: 'Proceed',
    back: 'Go back',
  },
  failed: 'Your waiver request has not been submitted, please try again.',
  approved: {
    heading: 'Approved',
    text: 'Your waiver request has been submitted and approved. It will be reflected in your next bill.',
    waived: 'Waived',
    charge: (name: string, day: SgDay) => `${name}, ${formatDay(day)}`,
    next: 'What happens next',
    onBill: 'On your bill',
    /** @param billOn around which the next bill comes; null: nobody can say */
    asCredit: (amount: Cents, billOn: SgDay | null) =>
      billOn === null
        ? `as −${formatSgd(amount)}`
        : `as −${formatSgd(amount)}, ${formatMonth(toMonth(billOn))} bill, around ${formatDayOfYear(billOn)}`,
  },
  none: {
    /** Visual 52. */
    headings: {
      NONE: 'Nothing to waive',
      NOT_ELIGIBLE: 'Not possible now',
      NOT_ELIGIBLE_FOR_FEATURE: 'Not for this account',
    },
    texts: {
      NONE: 'There are no Pink Notice or late payment charges to waive in the past 3 months.',
      NOT_ELIGIBLE: 'Your account is not eligible for a waiver.',
      NOT_ELIGIBLE_FOR_FEATURE: 'This feature is currently not available for this utilities account.',
    },
  },
  state: {
    none: 'No charges in the past 3 months',
    some: (count: number) =>
      `${capital(numberInWords(count))} ${count === 1 ? 'charge' : 'charges'} can be waived`,
    excluded: 'Not for this account',
  },
  requestWords: {
    title: (amount: Cents) => `Waiver of ${formatSgd(amount)}`,
    pill: 'Approved',
    heading: (amount: Cents) => `${formatSgd(amount)} less on your next bill`,
    nothingToDo: 'You have nothing to do.',
    requested: 'Requested',
    charge: 'Charge',
    chargedOn: 'Charged on',
    invoice: 'Invoice',
    amount: 'Amount waived',
    events: { APPROVED: 'Requested and approved' },
  },
} as const;
