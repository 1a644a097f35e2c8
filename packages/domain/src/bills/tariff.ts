/**
 * The regulated tariffs by date, before GST, and GST itself. Rates are 1/10,000 dollars a unit (kWh, Cu M).
 * Sources and which figures are estimates: standards.md B7; rows without a published figure are marked.
 */
import { addDays, type SgDay, sgDay } from '../sg-time.ts';
import type { Utility } from '../utility-names.ts';

interface Dated<T> {
  readonly from: SgDay;
  readonly value: T;
}

/** One tier of water: dollars a Cu M, the conservation tax on that in percent, the tax for used water. */
export interface WaterTier {
  readonly tariffE4: number;
  readonly conservationPercent: number;
  readonly waterborneE4: number;
}

/** Up to 40 Cu M a month, and above. */
export interface WaterRates {
  readonly lower: WaterTier;
  readonly upper: WaterTier;
}

/** Where the upper tier begins: 40 Cu M a month, in thousandths. */
export const WATER_TIER_MILLI = 40_000;

const dated = <T>(rows: readonly (readonly [from: string, value: T])[]): readonly Dated<T>[] =>
  rows.map(([from, value]) => ({ from: sgDay(from), value }));

const electricity = dated([
  ['2022-01-01', 2_544], // 2022 and 2023: from memory of the published quarters, for old dates only
  ['2022-04-01', 2_792],
  ['2022-07-01', 3_017],
  ['2022-10-01', 2_974],
  ['2023-01-01', 2_895],
  ['2023-04-01', 2_743],
  ['2023-07-01', 2_774],
  ['2023-10-01', 2_870],
  ['2024-01-01', 2_989],
  ['2024-04-01', 2_979],
  ['2024-07-01', 2_988],
  ['2024-10-01', 2_910],
  ['2025-01-01', 2_812],
  ['2025-07-01', 2_747],
  ['2025-10-01', 2_755],
  ['2026-01-01', 2_671],
  ['2026-04-01', 2_727],
  ['2026-07-01', 3_191],
  ['2026-10-01', 2_859],
]);

const gas = dated([
  ['2022-01-01', 2_137], // 2022 and 2023: estimates, for old dates only
  ['2023-01-01', 2_342],
  ['2024-01-01', 2_315],
  ['2024-04-01', 2_312],
  ['2024-07-01', 2_342],
  ['2024-10-01', 2_297],
  ['2025-01-01', 2_272],
  ['2025-07-01', 2_228],
  ['2025-10-01', 2_235],
  ['2026-01-01', 2_168],
  ['2026-04-01', 2_220], // estimate
  ['2026-07-01', 2_500], // estimate
  ['2026-10-01', 2_330], // estimate
]);

const tiers = (lower: readonly [number, number], upper: readonly [number, number]): WaterRates => ({
  lower: { tariffE4: lower[0], conservationPercent: 50, waterborneE4: lower[1] },
  upper: { tariffE4: upper[0], conservationPercent: 65, waterborneE4: upper[1] },
});

const water = dated([
  ['2018-07-01', tiers([12_100, 9_200], [15_200, 11_800])],
  ['2024-04-01', tiers([13_000, 9_900], [16_300, 12_500])], // totals 2.94 and 3.94 are published, the split is not
  ['2025-04-01', tiers([14_300, 10_900], [18_100, 14_000])],
]);

const gst = dated([
  ['2007-07-01', 700],
  ['2023-01-01', 800],
  ['2024-01-01', 900],
]);

const on = <T>(rows: readonly Dated<T>[], day: SgDay): T | null =>
  rows.findLast((row) => row.from <= day)?.value ?? null;

/** Rate of a day in 1/10,000 dollars a unit; of water the first tier's tariff. null before the first known date. */
export function rateOn(utility: Utility, day: SgDay): number | null {
  if (utility === 'water') return waterRatesOn(day)?.lower.tariffE4 ?? null;
  return on(utility === 'electricity' ? electricity : gas, day);
}

export function waterRatesOn(day: SgDay): WaterRates | null {
  return on(water, day);
}

/** GST in 1/100 percent: 900 is 9 %. */
export function gstBasisPointsOn(day: SgDay): number {
  return on(gst, day) ?? 0;
}

/** A stretch of days under one tariff, both ends included. */
export interface TariffStretch {
  readonly from: SgDay;
  readonly to: SgDay;
}

/** Cuts a period where the tariff of the utility changes, oldest stretch first. */
export function tariffStretches(utility: Utility, from: SgDay, to: SgDay): TariffStretch[] {
  const rows: readonly Dated<unknown>[] = { electricity, gas, water }[utility];
  const starts = [from, ...rows.map((row) => row.from).filter((start) => start > from && start <= to)];
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return { from: start, to: next === undefined ? to : addDays(next, -1) };
  });
}
