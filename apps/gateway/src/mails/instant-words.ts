/** Instants in mails, in Singapore time. */
import { dayOfWeek, formatDay, formatTime, toSgDay } from '@portal/domain/sg-time';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** 'Sat 21 Nov 2026, 3:40 AM' */
export function formatInstant(instant: number): string {
  const day = toSgDay(instant);
  return `${days[dayOfWeek(day)]} ${formatDay(day)}, ${formatTime(instant)}`;
}
