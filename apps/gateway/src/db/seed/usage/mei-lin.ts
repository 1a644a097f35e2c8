/**
 * The figures of Tan Mei Lin that the pictures show (visual language, 02, 06, 33, 37): her months of 2026, her
 * Friday 20 November, her U-Save and how she paid. Everything else about her is made like everybody's.
 */
import type { HalfHours } from '@portal/domain/meters/usage-day';
import type { Utility } from '@portal/domain/utility-names';

export const MEI_LIN = 100101;
export const PICTURE_DAY = '2026-11-20';

/** The last day of a bill's period, where it is not the usual day of the month. */
export const meiLinReadings: Readonly<Record<string, number>> = {
  '2026-09': 18,
  '2026-10': 18,
  '2026-11': 17,
};

/** kWh, Cu M in thousandths, kWh by the month of the bill. */
export const meiLinMonths: Readonly<Record<string, Partial<Record<Utility, number>>>> = {
  '2026-01': { electricity: 317_000 },
  '2026-02': { electricity: 324_000 },
  '2026-03': { electricity: 352_000 },
  '2026-04': { electricity: 391_000 },
  '2026-05': { electricity: 428_000 },
  '2026-06': { electricity: 419_000 },
  '2026-07': { electricity: 401_000 },
  '2026-08': { electricity: 382_000 },
  '2026-09': { electricity: 368_000, water: 15_400, gas: 57_000 },
  '2026-10': { electricity: 359_000, water: 15_200, gas: 56_000 },
  '2026-11': { electricity: 352_000, water: 14_600, gas: 54_000 },
};

/** Cents of U-Save used by the bill of a month; a quarter has 150.00. */
export const meiLinUSave: Readonly<Record<string, number>> = {
  '2026-07': 5_130,
  '2026-08': 4_610,
  '2026-09': 4_040,
  '2026-10': 5_853,
  '2026-11': 4_644,
  '2026-12': 4_503,
};

/** Wh from midnight; from 3 PM on it is an evening like others. */
export const pictureDay: HalfHours = [
  290, 270, 280, 260, 240, 250, 240, 240, 220, 230, 220, 240, 260, 320, 300, 240, 190, 160, 160, 160, 160,
  150, 180, 200, 220, 190, 170, 170, 170, 170, 190, 200, 210, 210, 220, 250, 280, 300, 310, 340, 360, 370,
  360, 370, 360, 350, 340, 320,
];
/** 3 AM and 3:30 AM. */
export const pictureEstimated: readonly number[] = [6, 7];

/** Payments of single bills, as [time in Singapore, cents or the rest, channel]. */
export const meiLinPayments: Readonly<Record<string, readonly (readonly [string, number | null, string])[]>> =
  {
    '2026-08': [
      ['2026-08-27T11:05:00+08:00', 5_000, 'COUNTER'],
      ['2026-08-29T18:22:00+08:00', null, '7-Eleven'],
    ],
    '2026-09': [['2026-09-30T07:51:00+08:00', null, 'PAYNOW']],
    '2026-10': [['2026-10-28T20:14:00+08:00', null, 'PAYNOW']],
  };
