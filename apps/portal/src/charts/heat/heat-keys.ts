/** Where the keys lead on a heat map. Pure. */

export interface HeatPoint {
  /** Of the shown days. */
  readonly index: number;
  readonly hour: number;
}

interface HeatField {
  /** The cell with which the keys begin: the newest one that has data. */
  readonly start: HeatPoint;
  /** Number of each shown day in the calendar, the oldest first. */
  readonly calendar: readonly number[];
  /** Days are drawn as columns, or as rows. */
  readonly direction: 'columns' | 'rows';
}

const LAST_HOUR = 23;
const WEEK = 7;

/** A cell; null to close; undefined if the key means nothing here. */
export function pointAfterKey(
  key: string,
  point: HeatPoint | null,
  field: HeatField,
): HeatPoint | null | undefined {
  const { start, calendar, direction } = field;
  const last = calendar.length - 1;
  if (key === 'Escape') return null;
  const isMove = key in moves || ['PageUp', 'PageDown', 'Home', 'End'].includes(key);
  if (!isMove || last < 0) return undefined;
  const { hour, index } = point ?? start;
  if (key === 'Home') return { index: 0, hour };
  if (key === 'End') return { index: last, hour };
  if (point === null) return start;
  if (key === 'PageUp') {
    const found = calendar.findLastIndex((day) => day <= (calendar[index] ?? 0) - WEEK);
    return { index: Math.max(0, found), hour };
  }
  if (key === 'PageDown') {
    const found = calendar.findIndex((day) => day >= (calendar[index] ?? 0) + WEEK);
    return { index: found === -1 ? last : found, hour };
  }
  const [right, down] = moves[key] ?? [0, 0];
  const [days, hours] = direction === 'columns' ? [right, down] : [down, right];
  return { index: clamp(index + days, last), hour: clamp(hour + hours, LAST_HOUR) };
}

const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (value: number, last: number): number => Math.min(last, Math.max(0, value));
