/** Typed builders of the usage area for states and tests: the Friday of the pictures. */
import {
  addDays,
  daysFrom,
  getFirstDay,
  getLastDay,
  instantText,
  type SgDay,
  sgDay,
  sgMonth,
  startOfSlot,
} from '@portal/domain/sg-time';
import type { DaysAnswer } from './queries/days.query.ts';
import type { HourlyAnswer, HourlySeries } from './queries/hourly.query.ts';
import type { MonthlyAnswer, MonthlySeries } from './queries/months.query.ts';

type Slot = HourlySeries['consumption'][number];

const FRIDAY = [
  0.29, 0.27, 0.28, 0.26, 0.24, 0.25, 0.24, 0.24, 0.22, 0.23, 0.22, 0.24, 0.26, 0.32, 0.3, 0.24, 0.19, 0.16,
  0.16, 0.16, 0.16, 0.15, 0.18, 0.2, 0.22, 0.19, 0.17, 0.17, 0.17, 0.17, 0.17, 0.18, 0.2, 0.22, 0.25, 0.28,
  0.3, 0.33, 0.35, 0.36, 0.37, 0.38, 0.38, 0.38, 0.37, 0.36, 0.34, 0.33,
];
const USUAL = [
  0.295, 0.29, 0.275, 0.268, 0.262, 0.252, 0.247, 0.241, 0.236, 0.235, 0.234, 0.235, 0.238, 0.243, 0.246,
  0.238, 0.217, 0.198, 0.184, 0.178, 0.176, 0.18, 0.188, 0.197, 0.206, 0.204, 0.199, 0.196, 0.195, 0.195,
  0.196, 0.198, 0.206, 0.216, 0.232, 0.257, 0.284, 0.304, 0.325, 0.345, 0.36, 0.368, 0.374, 0.375, 0.373,
  0.362, 0.348, 0.328,
];

export const picturedDay = sgDay('2026-11-20');

/** 48 half hours of which the first `measured` are known; 3 AM and half past are estimated. */
export function mockSlots(measured: number, over: Readonly<Record<number, Partial<Slot>>> = {}): Slot[] {
  return FRIDAY.map((value, slot) => ({
    period: `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`,
    current: slot < measured ? value : null,
    status: slot === 6 || slot === 7 ? 'Estimated' : 'Actual',
    usual: USUAL[slot] ?? null,
    ...over[slot],
  }));
}

export function mockSeries(over: Partial<HourlySeries> = {}, measured = 30, day = picturedDay): HourlySeries {
  const consumption = over.consumption ?? mockSlots(measured);
  return {
    utility: 'electricity',
    unit: 'kWh',
    consumption,
    current: consumption.reduce((sum, { current }) => sum + (current ?? 0), 0),
    dataTo: measured === 0 ? null : new Date(startOfSlot(day, measured)).toISOString(),
    updatedAt: measured === 0 ? null : new Date(startOfSlot(day, measured) + 600_000).toISOString(),
    usualDays: 8,
    rateE4: 2859,
    gstBasisPoints: 900,
    premiseType: 'HDB 4-room',
    ...over,
  };
}

/** Today as pictured, every earlier day whole. */
export function mockHourly(over: Partial<HourlySeries> = {}, measured = 30) {
  return ({ date }: { date: string }): HourlyAnswer => {
    const isToday = date === picturedDay;
    const day: SgDay = sgDay(date);
    return { date, series: [mockSeries(over, isToday ? measured : 48, day)] };
  };
}

/** The newest day that has data. */
export const mockLatest = (day: string) => () => ({
  latest: { date: day, updatedAt: instantText(startOfSlot(sgDay(day), 30) + 600_000) },
});

const YEAR = [317, 324, 352, 391, 428, 419, 401, 382, 368, 359, 352] as const;
const NEIGHBOURS = [333, 340, 363, 385, 403, 400, 389, 385, 374, 370, 355] as const;
const EFFICIENT = [240, 245, 261, 277, 290, 288, 280, 277, 269, 266, 256] as const;
/** Cents a kWh, roughly: the exact tariff is no matter of a picture. */
const RATE = 31.164;

export function mockMonthlySeries(over: Partial<MonthlySeries> = {}, year = 2026): MonthlySeries {
  const scale = over.utility === 'water' ? 0.04 : over.utility === 'gas' ? 0.15 : 1;
  const at = (list: readonly number[], index: number): number | null => {
    const value = list[index];
    return value === undefined ? null : Math.round(value * scale * 10) / 10;
  };
  const priced = (value: number | null) => (value === null ? null : Math.round(value * RATE));
  return {
    utility: 'electricity',
    unit: over.utility === 'water' ? 'Cu M' : 'kWh',
    consumption: Array.from({ length: 12 }, (_, index) => {
      const [current, average, efficient] = [at(YEAR, index), at(NEIGHBOURS, index), at(EFFICIENT, index)];
      return {
        period: `${year}-${String(index + 1).padStart(2, '0')}`,
        current,
        status: index % 2 === 1 && index > 2 ? 'Estimated' : 'Actual',
        average,
        efficient,
        cost: priced(current),
        averageCost: priced(average),
        efficientCost: priced(efficient),
      };
    }),
    current: at(YEAR, 10) ?? 0,
    efficient: at(EFFICIENT, 10),
    neighbourhood: at(NEIGHBOURS, 10),
    comparisonType: 'nearby neighbours',
    premiseType: 'HDB 4-room',
    completeTo: '2026-11-17',
    updatedOn: '2026-11-18',
    ...over,
  };
}

export function mockMonthly(...series: readonly MonthlySeries[]) {
  return ({ consumptionValue }: { consumptionValue: string }): MonthlyAnswer => ({
    year: consumptionValue,
    series:
      series.length > 0
        ? [...series]
        : (['electricity', 'water', 'gas'] as const).map((utility) =>
            mockMonthlySeries({ utility }, Number(consumptionValue)),
          ),
  });
}

const WEEK = [10.4, 10.9, 11.7, 11.5, 11.2, 12.1, 12.6] as const;
const usualOn = (day: SgDay): number => WEEK[new Date(day).getUTCDay()] ?? 0;

/** Days from one to another, those up to today measured; the fifth is estimated, the seventh stands out. */
function mockDays(from: SgDay, to: SgDay, today: SgDay = picturedDay): DaysAnswer {
  const measured = daysFrom(from, to < today ? to : today);
  const consumption = measured.map((day, index): DaysAnswer['consumption'][number] => {
    const isToday = day === today;
    const current = isToday ? 6.55 : index === 6 ? 16.203 : Math.round(usualOn(day) * (970 + index)) / 1_000;
    return {
      period: day,
      current,
      status: isToday ? 'Partial' : index === 4 ? 'Estimated' : 'Actual',
      cost: Math.round(current * RATE),
    };
  });
  const current = consumption.reduce((sum, day) => sum + (day.current ?? 0), 0);
  return {
    consumption,
    usual: daysFrom(from, to).map((day) => ({ period: day, value: usualOn(day) })),
    running:
      from <= today && today <= to
        ? { period: today, dataTo: instantText(startOfSlot(today, 30)), status: 'Actual', usual: 6.752 }
        : null,
    current,
    cost: Math.round(current * RATE),
    completeTo: to < today ? to : addDays(today, -1),
    updatedAt: '2026-11-20T07:12:00.000Z',
    billed: null,
  };
}

export const mockDaily = ({ month }: { month: string }) => ({
  month,
  series: [
    {
      utility: 'electricity' as const,
      unit: 'kWh' as const,
      ...withoutBill(mockDays(getFirstDay(sgMonth(month)), getLastDay(sgMonth(month)))),
      updatedAt: '2026-11-20T07:12:00.000Z',
      premiseType: 'HDB 4-room',
    },
  ],
});

function withoutBill({ billed: _, ...days }: DaysAnswer): Omit<DaysAnswer, 'billed'> {
  return days;
}

export const mockBillPeriods = () => ({
  periods: [
    { month: '2026-12', from: '2026-11-18', to: '2026-12-17', billId: null },
    { month: '2026-11', from: '2026-10-19', to: '2026-11-17', billId: 'B-202611' },
    { month: '2026-10', from: '2026-09-19', to: '2026-10-18', billId: 'B-202610' },
  ],
});

export const mockRange = ({ from, to }: { from: string; to: string }) => ({
  utility: 'electricity' as const,
  unit: 'kWh' as const,
  from,
  to,
  ...mockDays(sgDay(from), sgDay(to)),
  billed:
    from === '2026-10-19'
      ? {
          billId: 'B-202611',
          lines: [
            { item: 'energy', utility: 'electricity' as const, amount: 10064, gst: 906 },
            { item: 'water-tariff', utility: 'water' as const, amount: 4723, gst: 425 },
            { item: 'gas', utility: 'gas' as const, amount: 1258, gst: 113 },
            { item: 'u-save', utility: null, amount: -4644, gst: 0 },
          ],
          quantity: 352,
          utilityTotal: 10970,
          total: 12845,
        }
      : null,
});
