/** An instant as a mail says it, in Singapore time. */
import { dayOfWeek, formatDayInWords, sgDayOf, sgTimeOf } from '@portal/domain/sg-time';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** 'Sat 21 Nov 2026, 3:40 AM' */
export function instantWords(instant: number): string {
  const day = sgDayOf(instant);
  const [hour = 0, minute = 0] = sgTimeOf(instant).split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`;
  return `${days[dayOfWeek(day)]} ${formatDayInWords(day)}, ${time}`;
}
