/** Typed builders of the usage area for states and tests: the Friday of the pictures. */
import { type SgDay, sgDay, startOfSlot } from '@portal/domain/sg-time';
import type { HourlyAnswer, HourlySeries } from './hourly.query.ts';

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
