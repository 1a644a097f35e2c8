import { describe, expect, it } from 'vitest';
import { sgDay } from '../sg-time.ts';
import { gstBasisPointsOn, rateOn, tariffStretches, waterRatesOn } from './tariff.ts';

describe('tariffs by date', () => {
  it.each([
    ['2026-06-30', 2_727],
    ['2026-07-01', 3_191],
    ['2026-09-30', 3_191],
    ['2026-10-01', 2_859],
    ['2031-01-01', 2_859],
  ])('a kWh on %s costs %i parts of a dollar', (day, rate) => {
    expect(rateOn('electricity', sgDay(day))).toBe(rate);
  });

  it.each([
    // Standards B7: cents a kWh before GST as published, and with GST as published or worked out there.
    ['2024-01-01', 29.89, 32.58],
    ['2024-04-01', 29.79, 32.47],
    ['2024-07-01', 29.88, 32.57],
    ['2024-10-01', 29.1, 31.72],
    ['2025-01-01', 28.12, 30.65],
    ['2025-04-01', 28.12, 30.65],
    ['2025-07-01', 27.47, 29.94],
    ['2025-10-01', 27.55, 30.03],
    ['2026-01-01', 26.71, 29.11],
    ['2026-04-01', 27.27, 29.72],
    ['2026-07-01', 31.91, 34.78],
    ['2026-10-01', 28.59, 31.16],
  ])('a kWh from %s costs %d c, %d c with GST', (from, published, withGst) => {
    const rate = rateOn('electricity', sgDay(from)) ?? 0;
    expect(rate).toBe(Math.round(published * 100));
    expect(Math.round((rate * (10_000 + gstBasisPointsOn(sgDay(from)))) / 10_000) / 100).toBe(withGst);
  });

  it.each([
    ['2024-01-01', 23.15],
    ['2024-04-01', 23.12],
    ['2024-07-01', 23.42],
    ['2024-10-01', 22.97],
    ['2025-01-01', 22.72],
    ['2025-04-01', 22.72],
    ['2025-07-01', 22.28],
    ['2025-10-01', 22.35],
    ['2026-01-01', 21.68],
  ])('a kWh of gas from %s costs %d c as published', (from, published) => {
    expect(rateOn('gas', sgDay(from))).toBe(Math.round(published * 100));
  });

  it.each([
    // Not published: what the demo world is worked out with (standards B7).
    ['2026-04-01', 22.2],
    ['2026-07-01', 25],
    ['2026-10-01', 23.3],
  ])('a kWh of gas from %s costs %d c in the demo world', (from, chosen) => {
    expect(rateOn('gas', sgDay(from))).toBe(Math.round(chosen * 100));
  });

  it('is not known before the first published date', () => {
    expect(rateOn('electricity', sgDay('2019-12-31'))).toBeNull();
    expect(waterRatesOn(sgDay('2010-01-01'))).toBeNull();
  });

  it('a Cu M of water costs 3.235 in all, 4.3865 above 40 (published as 3.24 and 4.39)', () => {
    const rates = waterRatesOn(sgDay('2025-04-01'));
    const totals = [rates?.lower, rates?.upper].map((tier) =>
      tier ? (tier.tariffE4 * (100 + tier.conservationPercent)) / 100 + tier.waterborneE4 : 0,
    );
    expect(totals).toEqual([32_350, 43_865]);
  });

  it('a Cu M of water cost 1.21 and 0.92 for its tariff and use in 2018, 1.52 and 1.18 above 40', () => {
    expect(waterRatesOn(sgDay('2018-07-01'))).toEqual({
      lower: { tariffE4: 12_100, conservationPercent: 50, waterborneE4: 9_200 },
      upper: { tariffE4: 15_200, conservationPercent: 65, waterborneE4: 11_800 },
    });
    expect(waterRatesOn(sgDay('2018-06-30'))).toBeNull();
  });

  it('a Cu M of water cost 2.74 and 3.69 until 2024, then 2.94 and 3.94', () => {
    const totals = ['2024-03-31', '2024-04-01'].map((day) => {
      const rates = waterRatesOn(sgDay(day));
      return [rates?.lower, rates?.upper].map((tier) =>
        tier
          ? Math.round(((tier.tariffE4 * (100 + tier.conservationPercent)) / 100 + tier.waterborneE4) / 100)
          : 0,
      );
    });
    expect(totals).toEqual([
      [274, 369],
      [294, 394],
    ]);
  });

  it.each([
    ['2022-12-31', 700],
    ['2023-01-01', 800],
    ['2023-12-31', 800],
    ['2024-01-01', 900],
  ])('GST on %s is %i hundredths of a percent', (day, basisPoints) => {
    expect(gstBasisPointsOn(sgDay(day))).toBe(basisPoints);
  });

  it('the stretches of a period follow one another without gap', () => {
    expect(tariffStretches('water', sgDay('2025-03-19'), sgDay('2025-04-18'))).toEqual([
      { from: '2025-03-19', to: '2025-03-31' },
      { from: '2025-04-01', to: '2025-04-18' },
    ]);
    expect(tariffStretches('gas', sgDay('2026-10-19'), sgDay('2026-11-17'))).toHaveLength(1);
  });
});
