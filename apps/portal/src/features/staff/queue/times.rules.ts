/** How times stand in the queue: how long something waits, when something was. */
import { daysBetween, formatDay, formatTime, toSgDay } from '@portal/domain/sg-time';
import { copy } from './copy.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** '12 min', '1 h 20', '2 days'. A device ahead of the gateway sees nothing wait for less than no time. */
export function waitingTime(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE));
  if (minutes < 60) return copy.minutes(minutes);
  if (minutes < DAY) return copy.hours(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
  return copy.days(Math.floor(minutes / DAY));
}

/** '7 waiting, oldest 1 day'; of a search '2 matches waiting'. */
export function lengthInWords(
  { waitingCount, oldestAt }: { readonly waitingCount: number; readonly oldestAt: string | null },
  search: string,
  now: number,
): string {
  if (search !== '') return copy.matching(waitingCount);
  return copy.waiting(waitingCount, oldestAt && waitingTime(oldestAt, now));
}

/** 'today 3:42 PM', 'yesterday 9:10 AM', '18 Nov 2026, 9:10 AM': in Singapore. */
export function timeInWords(instant: string, now: number): string {
  const at = Date.parse(instant);
  const day = toSgDay(at);
  const ago = daysBetween(day, toSgDay(now));
  const word = ago === 0 ? copy.today : ago === 1 ? copy.yesterday : `${formatDay(day)},`;
  return `${word} ${formatTime(at)}`;
}
