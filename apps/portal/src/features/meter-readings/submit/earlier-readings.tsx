/** Earlier readings of a meter with their dates and sources, and what it may be expected to show now. */
import { meterDigits } from '@portal/domain/meters/meter-digits';
import { sgDay, toSgDay } from '@portal/domain/sg-time';
import { unitOf } from '@portal/domain/utility-names';
import { Facts } from '../../../ui/surfaces/facts.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { type MeterItem, toWindow } from '../meters.query.ts';
import type { MeterOutlook } from '../outlook.query.ts';
import { copy } from './copy.ts';
import { toRegister } from './entry.ts';
import { findExpected } from './meaning.ts';
import styles from './meter-form.module.css';

interface EarlierReadingsProps {
  readonly item: MeterItem;
  readonly outlook: MeterOutlook | undefined;
  readonly now: number;
  readonly isLocked: boolean;
  /** The reading of this window stands beside these. */
  readonly isSentShown: boolean;
}

export function EarlierReadings({ item, outlook, now, isLocked, isSentShown }: EarlierReadingsProps) {
  const unit = unitOf[item.utilityType];
  const window = toWindow(item);
  const register = toRegister(item);
  const expected = isLocked ? null : findExpected(item, outlook, toSgDay(now));
  const { lastActualReading, lastActualReadDate, lastSelfSubmitted, lastSelfSubmittedDate } = item;
  const { estimatedSince = null } = outlook ?? {};
  const reading = (digits: string, note: string) => (
    <>
      <strong>{unbroken(copy.reading(digits, unit))}</strong>
      <span className="second block">{unbroken(note)}</span>
    </>
  );
  return (
    <div className={styles.earlier}>
      <Facts
        layout="beside"
        facts={[
          {
            label: copy.windowLabel,
            value: !isLocked && <strong>{unbroken(copy.window(window.from, window.to))}</strong>,
          },
          {
            label: copy.lastReading,
            value:
              lastActualReading !== null &&
              lastActualReadDate !== null &&
              reading(lastActualReading, copy.actual(sgDay(lastActualReadDate))),
          },
          {
            label: copy.estimated,
            value:
              estimatedSince &&
              reading(estimatedSince.reading, copy.estimatedNote(sgDay(estimatedSince.date))),
          },
          {
            label: copy.lastSent,
            value:
              lastSelfSubmitted !== null &&
              lastSelfSubmittedDate !== null &&
              !isSentShown &&
              reading(lastSelfSubmitted, copy.sentNote(item.source, lastSelfSubmittedDate)),
          },
          {
            label: copy.expected,
            value: expected && (
              <strong>
                {unbroken(
                  copy.range(meterDigits(expected.from, register), meterDigits(expected.to, register), unit),
                )}
              </strong>
            ),
          },
        ].map(({ label, value }) => ({ label, value: value || null }))}
      />
    </div>
  );
}
