/**
 * One day out of a window, as months to choose from (visual language §4). The days of the window are radio buttons, so
 * that arrow keys move by days, and up and down by weeks; days outside are plain text that screen readers pass over. A phone
 * shows one month, a window of more than two months always does. The same days can be chosen from a list.
 */
import {
  addDays,
  addMonthsToDay,
  dayOfWeek,
  daysFrom,
  formatDay,
  formatMonth,
  getFirstDay,
  getLastDay,
  type SgDay,
  type SgMonth,
  sgDay,
  toMonth,
} from '@portal/domain/sg-time';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { IconButton, TextButton } from '../actions/button.tsx';
import { copy } from '../copy.ts';
import { Icon } from '../surfaces/icons.tsx';
import { unbroken } from '../text/unbroken.tsx';
import styles from './day-picker.module.css';
import { SelectField } from './select-field.tsx';

interface DayPickerProps {
  /** Of the day, or of the list, that takes the focus first: a summary of errors leads there. */
  readonly id: string;
  readonly legend: ReactNode;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly from: SgDay;
  readonly to: SgDay;
  /** '' for none. */
  readonly chosen: string;
  /** @param day '' takes the choice back */
  onChoose(day: SgDay | ''): void;
}

const WEEK = 7;
/** So many months stand side by side where there is room. */
const SIDE_BY_SIDE = 2;
const PHONE = '(max-width: 760px)';
/** Days of the week before the first of a month, from Monday. */
const countBefore = (month: SgMonth): number => (dayOfWeek(getFirstDay(month)) + WEEK - 1) % WEEK;

export function DayPicker({ id, legend, hint, error, from, to, chosen, onChoose }: DayPickerProps) {
  const [isList, setIsList] = useState(false);
  const days = daysFrom(from, to);
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
      {isList ? (
        <SelectField
          id={id}
          label={copy.days.day}
          placeholder={copy.days.none}
          chosen={days.find((day) => day === chosen) ?? null}
          choices={days.map((day) => ({ key: day, name: copy.dayName(dayOfWeek(day), formatDay(day)) }))}
          onChoose={(day) => onChoose(day ?? '')}
        />
      ) : (
        <Calendar {...{ id, from, to, chosen, onChoose }} />
      )}
      <TextButton onClick={() => setIsList(!isList)}>
        {isList ? copy.days.asCalendar : copy.days.asList}
      </TextButton>
    </fieldset>
  );
}

type CalendarProps = Pick<DayPickerProps, 'id' | 'from' | 'to' | 'chosen' | 'onChoose'>;

function Calendar({ id, from, to, chosen, onChoose }: CalendarProps) {
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useSyncExternalStore(subscribeToWidth, () => matchMedia(PHONE).matches);
  const months = [...new Set(daysFrom(from, to).map(toMonth))];
  const first = chosen >= from && chosen <= to ? sgDay(chosen) : from;
  const [turnedTo, setTurnedTo] = useState(toMonth(first));
  const at = Math.max(0, months.indexOf(turnedTo));
  const isPaged = months.length > (isPhone ? 1 : SIDE_BY_SIDE);
  const shown = isPaged ? months.slice(at, at + 1) : months;
  const isShown = (day: SgDay) => shown.includes(toMonth(day));
  const firstShown = daysFrom(from, to).find(isShown);
  const idDay = isShown(first) ? first : firstShown;

  function choose(day: SgDay): void {
    setTurnedTo(toMonth(day));
    onChoose(day);
  }

  function move(event: KeyboardEvent, day: SgDay): void {
    const next = findNextDay(event.key, day, { from, to });
    if (next === null) return;
    event.preventDefault();
    // Drawn at once, as the day may be one of a month that is not shown yet.
    flushSync(() => choose(next));
    box.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <>
      <div ref={box} className={styles.months} data-paged={isPaged || undefined}>
        {isPaged && <Turns months={months} at={at} onTurn={setTurnedTo} />}
        {shown.map((month) => (
          <div key={month} className={styles.month}>
            <p className={styles.name} aria-live="polite">
              {formatMonth(month)}
            </p>
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
                  id={day === idDay ? id : undefined}
                  name={name}
                  onChoose={choose}
                  onKeyDown={(event) => move(event, day)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <ul className={styles.key} aria-hidden="true">
        <li>
          <span className={styles.chosenKey}>{Number(first.slice(-2))}</span>
          {copy.days.chosen}
        </li>
        {isShown(from) && (
          <li>
            <span className={styles.earliestKey}>{Number(from.slice(-2))}</span>
            {copy.days.earliest}
          </li>
        )}
        <li>
          <span className={styles.outside}>{Number(addDays(to, 1).slice(-2))}</span>
          {copy.days.outside}
        </li>
      </ul>
    </>
  );
}

function subscribeToWidth(listener: () => void): () => void {
  const width = matchMedia(PHONE);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

interface TurnsProps {
  readonly months: readonly SgMonth[];
  readonly at: number;
  onTurn(month: SgMonth): void;
}

/** To the month before and the next one. Switched off at the ends, where they keep the focus. */
function Turns({ months, at, onTurn }: TurnsProps) {
  const turn = (label: string, icon: 'chevronLeft' | 'chevronRight', month: SgMonth | undefined) => (
    <IconButton
      label={label}
      className={styles.turn}
      aria-disabled={month === undefined || undefined}
      onClick={() => {
        if (month !== undefined) onTurn(month);
      }}
    >
      <Icon name={icon} size={20} />
    </IconButton>
  );
  return (
    <div className={styles.turns}>
      {turn(copy.days.previous, 'chevronLeft', months[at - 1])}
      {turn(copy.days.next, 'chevronRight', months[at + 1])}
    </div>
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

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};

/** The day to which a key leads: the same one where the window ends; null: no key of the calendar. */
function findNextDay(
  key: string,
  day: SgDay,
  { from, to }: { readonly from: SgDay; readonly to: SgDay },
): SgDay | null {
  if (Object.hasOwn(steps, key)) {
    const next = addDays(day, steps[key] ?? 0);
    return next < from || next > to ? day : next;
  }
  if (key === 'PageUp' || key === 'PageDown') {
    const next = addMonthsToDay(day, key === 'PageUp' ? -1 : 1);
    if (next < from) return from;
    return next > to ? to : next;
  }
  return null;
}
