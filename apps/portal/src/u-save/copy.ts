/** Words of U-Save, on its page and among the bills. */
import type { USaveType } from '@portal/domain/bills/u-save-items';
import {
  addMonths,
  formatDay,
  formatMonth,
  getLastDay,
  type SgDay,
  type SgMonth,
} from '@portal/domain/sg-time';

/** 'November', from '2026-11'. */
const monthName = (month: SgMonth): string => formatMonth(month).slice(0, -5);
/** '30 September': the last day of the month. */
const lastDayInWords = (month: SgMonth): string =>
  `${getLastDay(month).slice(8).replace(/^0/, '')} ${monthName(month)}`;

export const copy = {
  balance: 'U-SAVE BALANCE',
  next: (month: SgMonth | null) =>
    `Goes to your ${month === null ? 'next' : monthName(month)} bill by itself.`,
  nothingLeft: 'Nothing is left. The next credit shows here on the day it comes.',
  /** 'October to December' */
  quarter: (from: SgMonth, to: SgMonth) => `${monthName(from)} to ${monthName(to)}`,
  used: (month: SgMonth) => `${monthName(month)} bill`,
  left: 'Left',
  returned: 'Returned',
  expires: (day: SgDay) => `Not used by ${formatDay(day)}: it goes back to the government.`,
  /** 'November 2026 bill', 'Quarter from October', 'Not used by 30 September' */
  entry: (type: USaveType, month: SgMonth, on: SgDay) => {
    if (type === 'Utilised') return `${formatMonth(month)} bill`;
    if (type === 'Credited') return `Quarter from ${monthName(month)}`;
    return `Not used by ${lastDayInWords(on === getLastDay(month) ? month : addMonths(month, -1))}`;
  },
} as const;
