/** When the demo world begins. It begins on the same day for every clock and only grows, so that it can be added to. */
import { type SgDay, type SgMonth, sgDay, sgMonth, startOfSgDay } from '@portal/domain/sg-time';

/** The month of the first bills: 24 months before the days of the pictures, and one to compare with. */
export const FIRST_BILL_MONTH: SgMonth = sgMonth('2024-11');
/** The first day in half hours: 500 days before the days of the pictures. */
export const FIRST_USAGE_DAY: SgDay = sgDay('2025-07-01');
/** Sub-accounts have a short past in half hours: they are many. */
export const FIRST_SUB_ACCOUNT_DAY: SgDay = sgDay('2026-09-15');
/** And in meter readings. */
export const FIRST_SUB_READING_MONTH: SgMonth = sgMonth('2026-07');
/** When the people of the world signed up. */
export const SIGNED_UP_AT = startOfSgDay(sgDay('2025-01-06')) + 10 * 3_600_000;
