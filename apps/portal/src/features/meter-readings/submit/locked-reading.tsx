/** The last reading of a meter that takes none now, and the reason in words. */
import type { MeterLock } from '@portal/domain/meters/meter-reading';
import { unitOf } from '@portal/domain/utility-names';
import { useId } from 'react';
import { DigitBoxes } from '../../../ui/fields/digit-boxes.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import type { MeterItem } from '../meters.query.ts';
import { copy } from './copy.ts';
import styles from './meter-form.module.css';

interface LockedReadingProps {
  readonly item: MeterItem;
  readonly lock: MeterLock;
  readonly now: number;
}

export function LockedReading({ item, lock, now }: LockedReadingProps) {
  const id = useId();
  const reasonId = useId();
  return (
    <div className="field">
      <label className="label second" htmlFor={id}>
        {copy.lockedBoxes}
        <span className="hidden-visually">{copy.boxesOf(item.utilityType, item.deviceNo)}</span>
      </label>
      <div className="row gap-12">
        <DigitBoxes
          id={id}
          digits={(item.lastActualReading ?? '').replace('.', '')}
          before={item.preDecimalPlaces}
          after={item.decimalPlaces ?? 0}
          isLocked
          describedBy={reasonId}
          onDigits={() => {}}
        />
        <span className="second unbroken">{unitOf[item.utilityType]}</span>
      </div>
      <p id={reasonId} className={styles.note}>
        <Icon name="lock" size={20} />
        <span>
          <strong>{copy.locked.title}</strong> {unbroken(describeLock(item, lock, now))}
        </span>
      </p>
    </div>
  );
}

function describeLock({ smrdFromDate, upperLimit }: MeterItem, lock: MeterLock, now: number): string {
  if (lock === 'sendsItself' || upperLimit === null) return copy.locked.sendsItself;
  const opensAt = Date.parse(smrdFromDate);
  return opensAt > now ? copy.locked.opens(opensAt) : copy.locked.ended;
}
