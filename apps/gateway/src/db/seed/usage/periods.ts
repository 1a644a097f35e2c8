/** From when to when each bill of an account runs. A bill is named after the month in which it comes. */
import { addDays, addMonths, daysBetween, type SgDay, type SgMonth, sgDay } from '@portal/domain/sg-time';
import type { WorldAccount } from '../accounts/world-account.ts';
import { hashToSeed, rollNumber } from '../chance.ts';
import { MEI_LIN, meiLinReadings } from './mei-lin.ts';

export interface Period {
  readonly month: SgMonth;
  readonly from: SgDay;
  /** Included. */
  readonly to: SgDay;
  readonly days: number;
  readonly issuedOn: SgDay;
  readonly dueOn: SgDay;
}

export function findPeriod(account: WorldAccount, month: SgMonth): Period {
  const from = addDays(getReadingDay(account, addMonths(month, -1)), 1);
  const to = getReadingDay(account, month);
  const issuedOn = addDays(to, 1);
  return {
    month,
    from,
    to,
    days: daysBetween(from, to) + 1,
    issuedOn,
    dueOn: addDays(issuedOn, account.dueDays),
  };
}

/** Meters are read on the same day of the month, or a day later. */
function getReadingDay(account: WorldAccount, month: SgMonth): SgDay {
  const late =
    account.id !== MEI_LIN && rollNumber(hashToSeed('reading', account.id, month), 0) < 0.3 ? 1 : 0;
  const day = (account.id === MEI_LIN ? meiLinReadings[month] : undefined) ?? account.readingDay + late;
  return sgDay(`${month}-${String(day).padStart(2, '0')}`);
}
