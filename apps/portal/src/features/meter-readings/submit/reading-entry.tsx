/** Boxes for the new reading of a meter, its error, and what it means once every digit is there. */
import { countDigits, findDigitsHint, fitDigits } from '@portal/domain/meters/meter-reading';
import { isUnusual } from '@portal/domain/meters/reading-outlook';
import { toSgDay } from '@portal/domain/sg-time';
import { unitOf } from '@portal/domain/utility-names';
import { useId, useState } from 'react';
import { DigitBoxes } from '../../../ui/fields/digit-boxes.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { useAfterPress } from '../../../ui/use-after-press.ts';
import type { MeterItem } from '../meters.query.ts';
import type { MeterOutlook } from '../outlook.query.ts';
import { copy } from './copy.ts';
import { judgeEntry, toRegister } from './entry.ts';
import { explainReading } from './meaning.ts';
import styles from './meter-form.module.css';

interface ReadingEntryProps {
  readonly item: MeterItem;
  readonly outlook: MeterOutlook | undefined;
  readonly now: number;
  readonly digits: string;
  onDigits(digits: string): void;
}

export function ReadingEntry({ item, outlook, now, digits, onDigits }: ReadingEntryProps) {
  const id = useId();
  const afterPress = useAfterPress();
  const [isLeft, setLeft] = useState(false);
  const [refusedText, setRefusedText] = useState(false);
  const register = toRegister(item);
  const unit = unitOf[item.utilityType];
  const hint = findDigitsHint(item.utilityType, register);
  const verdict = judgeEntry(item, digits);
  const meaning =
    verdict.kind === 'ready' ? explainReading(item, outlook, verdict.milli, toSgDay(now)) : null;
  const error = findError();

  function findError(): string | null {
    if (refusedText) return copy.doesNotFit(countDigits(register));
    if (verdict.kind === 'outside') return copy.outside(item.lowerLimit ?? '0', item.upperLimit ?? '0');
    return verdict.kind === 'incomplete' && isLeft ? copy.incomplete : null;
  }
  function paste(text: string): string | null {
    const fitting = fitDigits(text, register);
    setRefusedText(fitting === null);
    return fitting ?? digits;
  }

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {copy.boxes(unit)}
        <span className="hidden-visually">{copy.boxesOf(item.utilityType, item.deviceNo)}</span>
      </label>
      {error && (
        <span className="field-error" id={`${id}-error`} role="alert">
          <Icon name="warning" size={20} />
          {error}
        </span>
      )}
      <div className="row gap-12">
        <DigitBoxes
          id={id}
          digits={digits}
          before={register.before}
          after={register.after ?? 0}
          isWrong={error !== null}
          describedBy={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
          onDigits={(typed) => {
            setRefusedText(false);
            setLeft(false);
            onDigits(typed);
          }}
          onText={paste}
          onLeave={() => afterPress(() => setLeft(digits !== ''))}
        />
        <span className="second unbroken">{unit}</span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="small second">
          {copy.hints[hint]}
        </p>
      )}
      <div role="status" className={styles.meaning}>
        {meaning && (
          <p className={styles.note}>
            <Icon name={isUnusual(meaning.verdict) ? 'warning' : 'check'} size={20} />
            <span>
              <strong>{unbroken(copy.used(meaning, unit))}</strong>{' '}
              {unbroken(copy.verdict(meaning, unit) ?? '')}
              {meaning.trueUp && (
                <span className="block above-8">{unbroken(copy.trueUp(meaning.trueUp, unit))}</span>
              )}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
