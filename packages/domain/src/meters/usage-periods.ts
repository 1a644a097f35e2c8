/** Which years, months and days of usage are offered: the navigators' ranges and the gateway's (S2 §9, readings §9). */
import { addDays, addMonths, monthNumber, type SgDay, type SgMonth, toMonth } from '../sg-time.ts';

/** Days by half hours, today included. */
export const OFFERED_DAYS = 500;
/** Months by days, the current one included. */
export const OFFERED_MONTHS = 100;

const MONTHS_IN_YEAR = 12;
/** Of the formula in S2 §9. */
const MONTHS_REACHED = 17;

/** The newest first: three years from January to May, two from June on. */
export function offeredYears(today: SgDay): readonly number[] {
  const monthIndex = monthNumber(toMonth(today)) - 1;
  const entries = Math.ceil((MONTHS_REACHED - monthIndex) / MONTHS_IN_YEAR) + 1;
  const year = Number(today.slice(0, 4));
  return Array.from({ length: entries }, (_, back) => year - back);
}

export const firstOfferedDay = (today: SgDay): SgDay => addDays(today, 1 - OFFERED_DAYS);
export const firstOfferedMonth = (today: SgDay): SgMonth => addMonths(toMonth(today), 1 - OFFERED_MONTHS);
