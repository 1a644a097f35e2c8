/** A home of even habits with a year of bills, asked for the forecast of its running one. */
import { priceUse } from '../../bills/use-charges.ts';
import { cents } from '../../money.ts';
import { addDays, dayOfWeek, daysFrom, type SgDay, SLOTS_PER_DAY, sgDay } from '../../sg-time.ts';
import type { PastBill } from '../ending.ts';
import { type Forecast, type ForecastInput, forecast } from '../forecast.ts';
import type { DayOfUse } from '../usual-days.ts';

export const PERIOD = { from: sgDay('2026-11-18'), to: sgDay('2026-12-17') };
/** 10 kWh on working days, 12 at the weekend. */
const usualWh = (day: SgDay): number => (dayOfWeek(day) % 6 === 0 ? 12_000 : 10_000);

export function makeDays(from: string, to: SgDay, wh: (day: SgDay) => number = usualWh): DayOfUse[] {
  return daysFrom(sgDay(from), to).map((day) => ({ day, wh: wh(day), slots: SLOTS_PER_DAY }));
}

export function makeBills(days: readonly DayOfUse[], count = 12): PastBill[] {
  return Array.from({ length: count }, (_, index) => {
    const to = addDays(PERIOD.from, -1 - 30 * index);
    const from = addDays(to, -29);
    const wh = days.filter(({ day }) => day >= from && day <= to).reduce((sum, day) => sum + day.wh, 0);
    const quantities = [
      { utility: 'water' as const, milli: 15_000 },
      { utility: 'gas' as const, milli: 55_000 },
    ];
    const parts = [{ utility: 'electricity' as const, milli: wh }, ...quantities];
    const charges = parts.reduce((sum, part) => sum + (priceUse({ ...part, from, to }) ?? 0), 0);
    return { from, to, issuedOn: addDays(to, 1), quantities, charges: cents(charges) };
  });
}

export const allDays = makeDays('2025-08-01', sgDay('2026-12-17'));

export function ask(today: string, over: Partial<ForecastInput> = {}): ForecastInput {
  const days = (over.days ?? allDays).filter(({ day }) => day < today);
  return {
    utilities: ['electricity', 'water', 'gas'],
    period: PERIOD,
    today: sgDay(today),
    slotsOfToday: 0,
    bills: makeBills(allDays),
    uSave: cents(0),
    ...over,
    days,
  };
}

export function running(answer: Forecast) {
  if (answer.state !== 'running') throw new Error(`the forecast is ${answer.state}`);
  return answer;
}
export function likely(input: ForecastInput) {
  const { outlook } = running(forecast(input));
  if (outlook.state !== 'likely') throw new Error(`the outlook is ${outlook.state}`);
  return outlook;
}
export const without = (...gone: string[]): DayOfUse[] => allDays.filter(({ day }) => !gone.includes(day));
