/** One meter: its earlier readings at the left, boxes for the new one at the right, or why none is taken. */
import { use, useId } from 'react';
import { KeepingContext } from '../../../lib/keeping.ts';
import { IconTile } from '../../../ui/surfaces/icon-tile.tsx';
import { findSent, type MeterItem } from '../meters.query.ts';
import type { MeterOutlook } from '../outlook.query.ts';
import { copy } from './copy.ts';
import { EarlierReadings } from './earlier-readings.tsx';
import { findItemLock } from './entry.ts';
import { LockedReading } from './locked-reading.tsx';
import styles from './meter-form.module.css';
import { PhotoField } from './photo/photo-field.tsx';
import { ReadingEntry } from './reading-entry.tsx';
import { SentReading } from './sent-reading.tsx';

interface MeterFormProps {
  readonly item: MeterItem;
  readonly outlook: MeterOutlook | undefined;
  /** The premises has several accounts. */
  readonly hasAccountNo: boolean;
  readonly now: number;
  readonly digits: string;
  /** The reading of this window is to be replaced. */
  readonly isReopened: boolean;
  onDigits(digits: string): void;
  onReopen(): void;
}

export function MeterForm(props: MeterFormProps) {
  const { item, now, isReopened } = props;
  const titleId = useId();
  const lock = findItemLock(item, now);
  const sent = lock === null && !isReopened ? findSent(item) : null;
  const canKeep = use(KeepingContext);
  return (
    <section className={`card ${styles.meter}`} aria-labelledby={titleId} data-locked={lock ?? undefined}>
      <div className="row-top gap-16">
        <IconTile icon={item.utilityType} utility={item.utilityType} size="large" />
        <div className="shrinks">
          <h2 id={titleId} className={styles.name}>
            {copy.utility(item.utilityType)}
            <span className="hidden-visually"> {item.deviceNo}</span>
          </h2>
          <p className="small second">
            {copy.device(item.deviceNo)}
            {props.hasAccountNo && ` · ${copy.account(item.accountNo)}`}
          </p>
          <EarlierReadings
            item={item}
            outlook={props.outlook}
            now={now}
            isLocked={lock !== null}
            isSentShown={sent !== null}
          />
        </div>
      </div>
      <div className={styles.entry}>
        {lock !== null && <LockedReading item={item} lock={lock} now={now} />}
        {sent && <SentReading item={item} sent={sent} onReopen={props.onReopen} />}
        {lock === null && sent === null && <ReadingEntry {...props} />}
        {lock === null && canKeep && <PhotoField item={item} photoAt={props.outlook?.photoAt ?? null} />}
      </div>
    </section>
  );
}
