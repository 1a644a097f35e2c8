/** Words of the meter readings area. Fixed texts are the specification's. */
import { textOfError } from '@portal/contract/errors';
import { listInWords, numberInWords } from '@portal/domain/number-words';
import {
  formatDay,
  formatMonth,
  formatTime,
  formatWindowEdge,
  type SgMonth,
  toSgDay,
} from '@portal/domain/sg-time';
import type { Utility } from '@portal/domain/utility-names';

const utilityWords: Readonly<Record<Utility, string>> = {
  electricity: 'electricity',
  water: 'water',
  gas: 'gas',
};
const named = (utilities: readonly Utility[]) => listInWords(utilities.map((each) => utilityWords[each]));
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const copy = {
  /** S1 §2. */
  title: 'METER READING SUBMISSION',
  /** S1 §2. */
  forBill: (month: SgMonth) => `for ${formatMonth(month)} Bill`,
  loading: 'Loading the meter reading submission',
  /** S1 §2. */
  open: 'SUBMISSION NOW OPEN',
  /** S1 §2. */
  closed: 'SUBMISSION CLOSED',
  /** In two parts, where a narrow card may break the line. */
  toRead: (meters: number, utilities: readonly Utility[]) => [
    `${capital(numberInWords(meters))} ${meters === 1 ? 'meter' : 'meters'} to read:`,
    named(utilities),
  ],
  opens: (days: number, utilities: readonly Utility[]) => {
    const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${numberInWords(days)} days`;
    return [`Opens ${when},`, `for ${named(utilities)}`];
  },
  ended: ['This window has ended'],
  allSent: (meters: number) => [meters === 1 ? 'Your reading is sent' : 'All readings are sent'],
  sendsItsOwn: (meters: number) => [
    'Nothing to read:',
    meters === 1 ? 'your meter sends its own readings' : 'your meters send their own readings',
  ],
  /** S1 §2, 'DD MMM YYYY, hA'. */
  edge: formatWindowEdge,
  from: 'From',
  to: 'to',
  /** S1 §2. */
  submit: 'Submit Meter Reading',
  notApplicableTitle: 'No meter to read here',
  /** S1 §2: without a full stop where the accounts themselves say so. */
  notApplicable: 'Meter reading submission(s) is not applicable for this account',
  /** S1 §8: with a full stop where the answer says so. */
  notApplicableAnswered: textOfError('SERVICE_FAILURE'),
  masterNote: 'Meters of a master account are read under its sub accounts.',
  subAccounts: 'Sub Accounts',
  choosePremises: 'Choose another premises',
  failedTitle: 'We cannot show your meters just now',
  /** S1 §8. */
  failed: (code: string) => `An occurred error ${code}`,
  safe: 'The readings you have sent are safe.',
  /** 'As of 9:10 AM', or the day if that was not today. */
  asOf: (instant: number, now: number) =>
    `As of ${toSgDay(instant) === toSgDay(now) ? formatTime(instant) : formatDay(toSgDay(instant))}`,
  outOfDate: 'We could not refresh this. The window may have changed since.',
  refresh: 'Refresh',
} as const;
