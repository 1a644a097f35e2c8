/** When a code ends, in the three ways in which codes in use write it (standards B1). Singapore time. */
import { type SgDay, sgDay, startOfSgDay } from '../sg-time.ts';

const SECOND = 1_000;
const LAST_SECOND = 86_399;

/**
 * The last second at which the code may be paid, in milliseconds since 1970; null when the text is no date.
 * @param text 'YYYYMMDDHHMMSS', 'YYYYMMDD' (to the end of that day), or 'YYMMDDHHMMSS', which is seen in the wild
 */
export function readExpiry(text: string): number | null {
  const written = text.length === 12 ? `20${text}` : text;
  const [, year, month, date, time] = /^(\d{4})(\d{2})(\d{2})(\d{6})?$/.exec(written) ?? [];
  const day = existingDay(`${year}-${month}-${date}`);
  const second = time === undefined ? LAST_SECOND : findSecond(time);
  return day === null || second === null ? null : startOfSgDay(day) + second * SECOND;
}

function findSecond(time: string): number | null {
  if (!/^([01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(time)) return null;
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(2, 4))) * 60 + Number(time.slice(4));
}

function existingDay(text: string): SgDay | null {
  try {
    return sgDay(text);
  } catch {
    return null;
  }
}
