/**
 * Access of another person to one premises: how long an invitation and the access last, and which state they are in on
 * a day. Days are those of Singapore, each included to its end.
 */
import { addDays, addMonthsToDay, daysBetween, type SgDay } from '../sg-time.ts';

/** An invitation may be opened on the day of its mail and the seven after it. */
const DAYS_TO_OPEN = 7;
const LONGEST_MONTHS = 12;
/** An ended access stays in the list of the holder this long. */
export const MONTHS_SHOWN = 12;
/** Invitations and people with access of one premises at a time. */
export const MOST_DELEGATES = 10;
/** Mails say this many days before that an access ends. */
export const ENDING_NOTICE_DAYS = 7;

export type DelegateState = 'invited' | 'active' | 'expired' | 'ended' | 'takenBack';

export interface DelegateDays {
  /** Last day of the access. */
  readonly until: SgDay;
  /** Last day on which the invitation can be opened. */
  readonly openBy: SgDay;
  readonly openedOn: SgDay | null;
  readonly takenBackOn: SgDay | null;
}

/** The last day on which an invitation of this day can be opened: never after the access itself. */
export function computeOpenBy(invitedOn: SgDay, until: SgDay): SgDay {
  const last = addDays(invitedOn, DAYS_TO_OPEN);
  return last < until ? last : until;
}

export function getDelegateState(
  { until, openBy, openedOn, takenBackOn }: DelegateDays,
  today: SgDay,
): DelegateState {
  if (takenBackOn !== null) return 'takenBack';
  if (openedOn === null) return today <= openBy ? 'invited' : 'expired';
  return today <= until ? 'active' : 'ended';
}

/** Whether the access or its invitation still counts. */
export const isCurrent = (state: DelegateState): boolean => state === 'invited' || state === 'active';

/** The day on which it ended; null while it has not. */
export function findEndDay(days: DelegateDays, today: SgDay): SgDay | null {
  const state = getDelegateState(days, today);
  if (isCurrent(state)) return null;
  if (state === 'takenBack') return days.takenBackOn;
  return state === 'ended' ? days.until : days.openBy;
}

/** The last days that a holder may choose: tomorrow to one year ahead. */
export const getUntilRange = (today: SgDay): { readonly first: SgDay; readonly last: SgDay } => ({
  first: addDays(today, 1),
  last: addMonthsToDay(today, LONGEST_MONTHS),
});

export const untilTexts = {
  required: 'Please choose a date',
  early: 'Please choose a date after today',
  late: 'Please choose a date within one year',
} as const;

/** The problem of a last day that was chosen; null when it may be. */
export function findUntilProblem(until: SgDay, today: SgDay): string | null {
  const { first, last } = getUntilRange(today);
  if (until < first) return untilTexts.early;
  return until > last ? untilTexts.late : null;
}

/** The part of the access that has passed, 0 to 1: for the line on the page. */
export function computePassedPart(from: SgDay, until: SgDay, today: SgDay): number {
  const whole = daysBetween(from, until);
  if (whole <= 0) return 1;
  return Math.min(1, Math.max(0, daysBetween(from, today) / whole));
}

/** Addresses are the same whatever their case. */
export const toEmailKey = (email: string): string => email.trim().toLowerCase();
