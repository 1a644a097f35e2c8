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

  it('GST rose to 9 % in 2024', () => {
    expect([gstBasisPointsOn(sgDay('2023-12-31')), gstBasisPointsOn(sgDay('2024-01-01'))]).toEqual([
      800, 900,
    ]);
  });

  it('the stretches of a period follow one another without gap', () => {
    expect(tariffStretches('water', sgDay('2025-03-19'), sgDay('2025-04-18'))).toEqual([
      { from: '2025-03-19', to: '2025-03-31' },
      { from: '2025-04-01', to: '2025-04-18' },
    ]);
    expect(tariffStretches('gas', sgDay('2026-10-19'), sgDay('2026-11-17'))).toHaveLength(1);
  });
});
