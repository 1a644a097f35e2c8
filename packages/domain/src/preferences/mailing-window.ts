/** Days on which a new mailing address may take effect (S3 §5.1 §9, readings §14). Singapore days. */
import { addDays, dayOfWeek, type SgDay } from '../sg-time.ts';

const SATURDAY = 6;
const LAST_DAY = 30;

export interface MailingWindow {
  readonly from: SgDay;
  /** Inclusive. */
  readonly to: SgDay;
}

/** From the next day (on Saturdays the day after tomorrow) to 30 days ahead. */
export function getMailingWindow(today: SgDay): MailingWindow {
  return { from: addDays(today, dayOfWeek(today) === SATURDAY ? 2 : 1), to: addDays(today, LAST_DAY) };
}

export function isInWindow({ from, to }: MailingWindow, day: string): boolean {
  return day >= from && day <= to;
}
