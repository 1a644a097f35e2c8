/** Stretches of days as paper says them, in one line. Pure. */
import { formatDay, formatDayOfYear, type SgDay, toSgDay } from '@portal/domain/sg-time';
import type { SendReadings } from '../send-readings.ts';
import { billCopy as copy } from './paper-copy.ts';

/** '19 Oct to 17 Nov 2026', with both years only where they differ. */
export function formatSpan(from: SgDay, to: SgDay): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return copy.between(isOneYear ? formatDayOfYear(from) : formatDay(from), formatDay(to));
}

/** 'Send yours by 25 Nov 2026.' while that is possible, from when to when it will be; '' when it never is. */
export function sendSentence(send: SendReadings | null): string {
  if (send === null) return '';
  const until = formatDay(toSgDay(send.to));
  if (send.phase === 'open') return copy.sendBy(until);
  return copy.sendBetween(formatDay(toSgDay(send.from)), until);
}
