/** Words of the history of meter readings. Fixed texts are the specification's; the others ours. */
import { textOfError } from '@portal/contract/errors';
import { groupDigits, readingText } from '@portal/domain/meters/meter-digits';
import { formatDay, type SgDay } from '@portal/domain/sg-time';
import { unitOf } from '@portal/domain/utility-names';

/** For the eye and for the ear. */
interface Quantity {
  readonly text: string;
  readonly spoken: string;
}

const unit = unitOf.electricity;
const inUnit = (figure: string): Quantity => ({
  text: `${figure} ${unit}`,
  spoken: `${figure} kilowatt hours`,
});

export const copy = {
  crumbs: { home: 'Home', meterReadings: 'Meter Readings', here: 'History' },
  title: 'Meter reading history',
  lead: 'Your electricity meter readings, newest first.',
  card: 'Electricity readings',
  loading: 'Loading your meter readings',
  failedTitle: 'We cannot show your meter readings just now',
  /** S2 §8. */
  failed: (code: string) => `An occurred error ${code}`,
  safe: 'Your readings are safe.',
  noneTitle: 'No electricity readings',
  /** S2 §8. */
  none: textOfError('NO_RETURN_DATA'),
  noElectricity: 'This page lists the readings of electricity meters.',
  meter: (meterNumber: string) => `Meter ${meterNumber}`,
  /** 'Electricity · Account 8934521670 · Register 1.8.0'; a line breaks after a dot. */
  facts: ({ type, account, register }: { type: string; account: string | null; register: string | null }) =>
    [type, account && `Account ${account}`, register && `Register ${register}`]
      .filter(Boolean)
      .join('\u00a0· '),
  active: 'Active',
  inactive: 'Inactive',
  choice: 'Meter',
  /** 'E55120963, register 2.8.0, account 8934521670, inactive' */
  choiceOf: (
    meterNumber: string,
    parts: { register: string | null; account: string | null; isCurrent: boolean },
  ) =>
    [
      meterNumber,
      parts.register && `register ${parts.register}`,
      parts.account && `account ${parts.account}`,
      !parts.isCurrent && 'inactive',
    ]
      .filter(Boolean)
      .join(', '),
  search: 'Date, reading, remarks',
  found: (count: number) => (count === 1 ? '1 reading matches' : `${count} readings match`),
  noMatch: (search: string) => `No readings match "${search}".`,
  table: {
    caption: (meterNumber: string) => `Readings of meter ${meterNumber}`,
    day: 'Date',
    reading: 'Reading',
    use: 'Use since previous reading',
    remarks: 'Remarks',
  },
  day: (day: SgDay) => formatDay(day),
  /** '48,178 kWh': as on the meter. */
  reading: (digits: string) => inUnit(groupDigits(digits)),
  /** '352 kWh', '−22 kWh'; null: nothing to compare with. */
  use: (milli: number | null, after: number | null): Quantity => {
    if (milli === null) return { text: '–', spoken: 'No reading before' };
    const { text, spoken } = inUnit(groupDigits(readingText(Math.abs(milli), { before: 9, after })));
    return milli < 0 ? { text: `−${text}`, spoken: `minus ${spoken}` } : { text, spoken };
  },
  /** Before the use where a row has no heads of columns. */
  used: 'Used',
  corrected: 'Corrects the previous reading',
  about: {
    title: 'About this page',
    close: 'Close',
    lead: 'Each row is one reading of your electricity meter. Your bills are worked out from these readings.',
    use: 'Use is the difference from the previous reading. A meter that reaches its last number starts again at zero; we allow for that.',
    terms: [
      { term: 'Actual', meaning: 'Read by us at the meter, or sent by a meter that reports by itself.' },
      {
        term: 'Estimated',
        meaning:
          'We had no reading, so we worked one out from your usual use. The next actual reading puts it right.',
      },
      {
        term: 'Self-submitted',
        meaning: 'Read by you and sent here or in the app. Your next bill uses it instead of an estimate.',
      },
      { term: 'Inactive', meaning: 'The meter was replaced or taken away. Its readings stay here.' },
    ],
  },
} as const;
