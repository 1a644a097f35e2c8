/** The usual day of several accounts, from rows of earlier same weekdays. Pure. */
import { USUAL_DAYS, type UsualDay, usualDay } from '@portal/domain/meters/usage-day';
import { addDays, type SgDay } from '@portal/domain/sg-time';
import { addHalfHours } from './half-hours.rules.ts';
import type { UsageDayRow } from './store.ts';

const WEEK = 7;

/** The newest first. */
export const sameWeekdaysBefore = (day: SgDay): readonly SgDay[] =>
  Array.from({ length: USUAL_DAYS }, (_, week) => addDays(day, -WEEK * (week + 1)));

/** @param rows of one utility */
export const usualOf = (rows: readonly UsageDayRow[], earlier: readonly SgDay[]): UsualDay =>
  usualDay(
    earlier.map((day) => addHalfHours(rows.filter((row) => row.day === day).map(({ value }) => value))),
  );
