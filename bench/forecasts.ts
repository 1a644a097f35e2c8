/** Scores of the forecast of a bill: made again for the newest bills of homes, on several days, from what was known then. */
import { findRunningPeriod } from '@portal/domain/bills/next-bill';
import type { PastBill } from '@portal/domain/insights/ending';
import { forecast } from '@portal/domain/insights/forecast';
import { cents } from '@portal/domain/money';
import { addDays, daysBetween, type SgDay } from '@portal/domain/sg-time';
import { percentile } from './figures.ts';
import type { BilledHome } from './insight-homes.ts';

const DAYS_ASKED = [11, 15, 20, 25] as const;
/** Newest bills of each home that are forecast. */
const BILLS_FORECAST = 6;
const DAYS_READ = 460;

export interface ForecastScore {
  readonly dayOfBill: number;
  readonly asked: number;
  /** Others had too few days. */
  readonly shown: number;
  /** Shares: bills inside the range, median error of the middle and width of the range by the bill. */
  readonly held: number;
  readonly error: number;
  readonly width: number;
}

/** @param isNew the meter sends from the first day of each bill on */
export const scoreForecasts = (homes: readonly BilledHome[], isNew = false): ForecastScore[] =>
  DAYS_ASKED.map((dayOfBill) => {
    const asked = homes.flatMap((home) =>
      home.bills.slice(0, BILLS_FORECAST).map((bill) => forecastBill(home, bill, dayOfBill, isNew)),
    );
    const shown = asked.filter((outcome) => outcome !== null);
    const middle = (pick: (outcome: Outcome) => number): number => percentile(shown.map(pick), 0.5);
    return {
      dayOfBill,
      asked: asked.length,
      shown: shown.length,
      held: shown.filter(({ isHeld }) => isHeld).length / shown.length,
      error: middle(({ error }) => error),
      width: middle(({ width }) => width),
    };
  });

interface Outcome {
  readonly isHeld: boolean;
  readonly error: number;
  readonly width: number;
}

/** null: its rule is not met on that day. */
function forecastBill(home: BilledHome, bill: PastBill, dayOfBill: number, isNew: boolean): Outcome | null {
  const today: SgDay = addDays(bill.from, dayOfBill - 1);
  const first = isNew ? bill.from : addDays(today, -DAYS_READ);
  const bills = home.bills.filter(({ to, issuedOn }) => to < bill.from && issuedOn <= today);
  const period = findRunningPeriod(bills, today);
  if (period?.from !== bill.from) return null;
  const found = forecast({
    utilities: home.utilities,
    period,
    today,
    slotsOfToday: 0,
    days: home.days.filter(({ day }) => day >= first && daysBetween(day, today) > 0),
    bills,
    uSave: cents(0),
  });
  if (found.state !== 'running' || found.outlook.state !== 'likely') return null;
  const { low, middle, high } = found.outlook.total;
  return {
    isHeld: low <= bill.charges && bill.charges <= high,
    error: Math.abs(middle - bill.charges) / bill.charges,
    width: (high - low) / bill.charges,
  };
}
