/** The days that a refund is promised by: its check, then its payment (readings §11, §20). */
import { addDays, type SgDay, startOfSgDay, toSgDay } from '../sg-time.ts';
import { addWorkingDays } from '../working-days.ts';
import type { RefundMethodCode } from './refund-method.ts';

/** A refund by bank account, PayNow or cheque may take up to 2 weeks after the check. */
const PAYMENT_DAYS = 14;
const HOUR = 3_600_000;
const CHECK_ENDS = 8 * HOUR;

/** The last day of the check. @param workingDays from the configuration */
export const findCheckDay = (requestedOn: SgDay, workingDays: number): SgDay =>
  addWorkingDays(requestedOn, workingDays);

/** The check of a day ends at 08:00; from then on the method stays as it is. */
export const findCheckEnd = (checkBy: SgDay): number => startOfSgDay(checkBy) + CHECK_ENDS;

/** The newest day whose check has ended at an instant. */
export const findEndedCheckDay = (now: number): SgDay => toSgDay(now - CHECK_ENDS);

/** A transfer needs no bank. */
export const findPaymentDay = (checkedOn: SgDay, method: RefundMethodCode): SgDay =>
  method === '04' ? checkedOn : addDays(checkedOn, PAYMENT_DAYS);
