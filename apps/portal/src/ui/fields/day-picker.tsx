/**
 * One day out of a window, as months to choose from (visual language §4). The days of the window are radio buttons, so
 * that arrow keys move by days, and up and down by weeks; days outside are plain text that screen readers pass over.
 */
import {
  addDays,
  dayOfWeek,
  daysFrom,
  formatDay,
  formatMonth,
  getFirstDay,
  getLastDay,
  type SgDay,
  type SgMonth,
  toMonth,
} from '@portal/domain/sg-time';
import { type KeyboardEvent, useId } from 'react';
import { copy } from '../copy.ts';
import { Icon } from '../surfaces/icons.tsx';
import { unbroken } from '../text/unbroken.tsx';
import styles from './day-picker.module.css';

interface DayPickerProps {
  /** Of the group: the first day of the window takes it, so that a summary of errors leads there. */
  readonly id: string;
  readonly legend: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly from: SgDay;
  readonly to: SgDay;
  /** '' for none. */
  readonly chosen: string;
  onChoose(day: SgDay): void;
}

const WEEK = 7;
/** Days of the week before the first of a month, from Monday. */
const countBefore = (month: SgMonth): number => (dayOfWeek(getFirstDay(month)) + WEEK - 1) % WEEK;

export function DayPicker({ id, legend, hint, error, from, to, chosen, onChoose }: DayPickerProps) {
  const name = useId();
  const months = [...new Set(daysFrom(from, to).map(toMonth))];
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.picker} aria-describedby={described} data-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <p className="hint" id={`${id}-hint`}>
        {unbroken(hint)}
      </p>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning" size={20} />
          <span>{unbroken(error)}</span>
        </p>
      )}
      <div className={styles.months}>
        {months.map((month) => (
          <div key={month} className={styles.month}>
            <p className={styles.name}>{formatMonth(month)}</p>
            <div className={styles.days}>
              {copy.weekdays.map((weekday) => (
                <span key={weekday} className={styles.weekday} aria-hidden="true">
                  {weekday}
                </span>
              ))}
              {daysFrom(getFirstDay(month), getLastDay(month)).map((day, index) => (
                <Day
                  key={day}
                  day={day}
                  start={index === 0 ? countBefore(month) + 1 : undefined}
                  isOpen={day >= from && day <= to}
                  isEarliest={day === from}
                  isChosen={day === chosen}
                  id={day === from ? id : undefined}
                  name={name}
                  onChoose={onChoose}
                  onKeyDown={(event) => moveByWeek(event, day, { from, to }, onChoose)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <ul className={styles.key} aria-hidden="true">
        <li>
          <span className={styles.chosenKey}>{Number((chosen || from).slice(-2))}</span>
          {copy.days.chosen}
        </li>
        <li>
          <span className={styles.earliestKey}>{Number(from.slice(-2))}</span>
          {copy.days.earliest}
        </li>
        <li>
          <span className={styles.outside}>{Number(addDays(to, 1).slice(-2))}</span>
          {copy.days.outside}
        </li>
      </ul>
    </fieldset>
  );
}

interface DayProps {
  readonly day: SgDay;
  /** Column of the first of the month. */
  readonly start: number | undefined;
  readonly isOpen: boolean;
  readonly isEarliest: boolean;
  readonly isChosen: boolean;
  readonly id: string | undefined;
  readonly name: string;
  onChoose(day: SgDay): void;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
}

function Day({ day, start, isOpen, isEarliest, isChosen, id, name, onChoose, onKeyDown }: DayProps) {
  const number = Number(day.slice(-2));
  const place = start === undefined ? undefined : { gridColumnStart: start };
  if (!isOpen)
    return (
      <span className={styles.outside} style={place} aria-hidden="true">
        {number}
      </span>
    );
  return (
    <label className={styles.day} style={place} data-earliest={isEarliest || undefined}>
      <input
        id={id}
        type="radio"
        name={name}
        data-day={day}
        className={styles.radio}
        checked={isChosen}
        aria-label={copy.dayName(dayOfWeek(day), formatDay(day))}
        onChange={() => onChoose(day)}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden="true">{number}</span>
    </label>
  );
}

/** A week up or down, where the window has that day. */
function moveByWeek(
  event: KeyboardEvent<HTMLInputElement>,
  day: SgDay,
  { from, to }: { readonly from: SgDay; readonly to: SgDay },
  onChoose: (day: SgDay) => void,
): void {
  const days = event.key === 'ArrowDown' ? WEEK : event.key === 'ArrowUp' ? -WEEK : 0;
  if (days === 0) return;
  event.preventDefault();
  const next = addDays(day, days);
  if (next < from || next > to) return;
  onChoose(next);
  event.currentTarget.form?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
}
