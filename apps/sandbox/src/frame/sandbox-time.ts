/** How the sandbox writes and reads Singapore time. The instant always comes from its clock. */
import {
  dayOfWeek,
  formatDay,
  formatDayOfYear,
  formatTime,
  sgDay,
  startOfSgDay,
  toSgDay,
  toSgTime,
} from '@portal/domain/sg-time';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** '3:42:09 PM' */
export function formatSecond(at: number): string {
  return formatTime(at).replace(' ', `:${toSgTime(at).slice(6)} `);
}

/** '20 Nov 2026' */
export function formatSandboxDay(at: number): string {
  return formatDay(toSgDay(at));
}

/** 'Fri 20 Nov 2026, 3:42 PM' */
export function formatMoment(at: number): string {
  return `${weekdays[dayOfWeek(toSgDay(at))]} ${formatSandboxDay(at)}, ${formatTime(at)}`;
}

/** '3:42 PM' for today, '18 Nov' before: how a list of mails dates them. */
export function formatShortMoment(at: number, now: number): string {
  return toSgDay(at) === toSgDay(now) ? formatTime(at) : formatDayOfYear(toSgDay(at));
}

/** Values of inputs of type date and time: '2026-11-20', '15:42'. */
export function toInputDay(at: number): string {
  return toSgDay(at);
}

export function toInputTime(at: number): string {
  return toSgTime(at).slice(0, 5);
}

/** The instant of a day and time in Singapore; null when either is not one. */
export function momentFromInput(day: string, time: string): number | null {
  const clock = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (clock === null) return null;
  try {
    return startOfSgDay(sgDay(day)) + (Number(clock[1]) * 60 + Number(clock[2])) * 60_000;
  } catch {
    return null;
  }
}
