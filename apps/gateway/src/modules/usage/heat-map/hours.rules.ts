/** Half hours of several accounts as hours, and how sure each is. Pure. */
import type { HeatDay, HourKind } from '@portal/domain/insights/heat-map';
import { HOURS } from '@portal/domain/insights/heat-map';
import { daysFrom, type SgDay } from '@portal/domain/sg-time';
import { isEstimated } from '../half-hours.rules.ts';

interface DayOfAccount {
  readonly accountId: number;
  readonly day: SgDay;
  readonly value: readonly (number | null)[];
  readonly estimatedSlots: number;
}

/**
 * @param rows the oldest first
 * @param to today
 * @param open accounts that are not closed
 * @returns a day for each one from the first of the rows to `to`. An account is expected from its first day on, as it may
 *   have been opened in between; one that is closed to its last day only.
 */
export function toHeatDays(rows: readonly DayOfAccount[], to: SgDay, open: ReadonlySet<number>): HeatDay[] {
  const [first] = rows;
  if (!first) return [];
  const spans = [...Map.groupBy(rows, ({ accountId }) => accountId)].map(([accountId, own]) => ({
    from: own[0]?.day ?? to,
    to: open.has(accountId) ? to : (own.at(-1)?.day ?? to),
  }));
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return daysFrom(first.day, to).map((day) => {
    const own = byDay.get(day) ?? [];
    const expected = spans.filter((span) => span.from <= day && day <= span.to).length;
    const hours = Array.from({ length: HOURS }, (_, hour) =>
      addHour(own, hour, Math.max(expected, own.length)),
    );
    return { day, wh: hours.map(({ wh }) => wh), kinds: hours.map(({ kind }) => kind).join('') };
  });
}

interface Hour {
  readonly wh: number | null;
  readonly kind: HourKind;
}

/** @param expected accounts of which both half hours should have come */
function addHour(rows: readonly DayOfAccount[], hour: number, expected: number): Hour {
  const slots = [2 * hour, 2 * hour + 1];
  const known = rows.flatMap(({ value, estimatedSlots }) =>
    slots.flatMap((slot) => {
      const wh = value[slot] ?? null;
      return wh === null ? [] : [{ wh, isGuess: isEstimated(estimatedSlots, slot) }];
    }),
  );
  if (known.length === 0) return { wh: null, kind: 'M' };
  const wh = known.reduce((sum, half) => sum + half.wh, 0);
  if (known.length < expected * slots.length) return { wh, kind: 'P' };
  return { wh, kind: known.some(({ isGuess }) => isGuess) ? 'E' : 'A' };
}
