import { describe, expect, it } from 'vitest';
import { sgDay } from '../sg-time.ts';
import type { Utility } from '../utility-names.ts';
import { waterRatesOn } from './tariff.ts';
import { priceMonth, priceUse, waterCharges } from './use-charges.ts';

const price = (utility: Utility, milli: number, from: string, to: string) =>
  priceUse({ utility, milli, from: sgDay(from), to: sgDay(to) });

describe('charges on water', () => {
  it('are tariff, conservation tax and tax for used water, as on the bill of November 2026', () => {
    const rates = waterRatesOn(sgDay('2026-11-01'));
    if (!rates) throw new Error('no rates');
    const charges = waterCharges(14_600, 0, rates, 900);
    expect(charges.map(({ item, amount, gst }) => [item, amount, gst])).toEqual([
      ['water-tariff', 2_088, 188],
      ['water-conservation-tax', 1_044, 94],
      ['waterborne-tax', 1_591, 143],
    ]);
  });

  it('charges of a business stand in the first tier whatever it uses, those of a home in two', () => {
    const rates = waterRatesOn(sgDay('2026-11-01'));
    if (!rates) throw new Error('no rates');
    expect(waterCharges(52_300, 0, rates, 900)).toHaveLength(3);
    expect(waterCharges(40_000, 12_300, rates, 900).map(({ rateE4 }) => rateE4)).toEqual([
      14_300, 5_000, 10_900, 18_100, 6_500, 14_000,
    ]);
  });
});

describe('price of a use', () => {
  it('is that of the bill where the tariff stays', () => {
    expect(price('gas', 54_000, '2026-10-19', '2026-11-17')).toBe(1_371);
    expect(price('water', 14_600, '2026-10-19', '2026-11-17')).toBe(5_148);
  });

  it('follows the tariff of each part of its days', () => {
    // 27 kWh each at 0.2500 and 0.2330: 6.75 + 0.61 and 6.29 + 0.57.
    expect(price('gas', 54_000, '2026-09-16', '2026-10-15')).toBe(736 + 686);
  });

  it('measures the first tier of water out to the days of the use', () => {
    const halfMonth = price('water', 30_000, '2026-11-01', '2026-11-15');
    const wholeMonth = price('water', 30_000, '2026-11-01', '2026-11-30');
    expect(halfMonth).toBeGreaterThan(Number(wholeMonth));
  });

  it('has the first tier of a month for the use of a month, at the tariff of one day', () => {
    const on = sgDay('2026-11-20');
    expect(priceMonth('water', 30_000, on)).toBe(price('water', 30_000, '2026-11-01', '2026-11-30'));
    expect(priceMonth('water', 50_000, on)).toBe(price('water', 50_000, '2026-11-01', '2026-11-30'));
    expect(priceMonth('gas', 54_000, sgDay('2026-09-30'))).toBe(1_472);
    expect(priceMonth('water', 1_000, sgDay('2018-06-30'))).toBeNull();
  });

  it('has the first tier of a month for what is a part of a month’s use', () => {
    const part = { utility: 'water' as const, milli: 9_000, to: sgDay('2026-11-03'), isPart: true };
    const threeDays = priceUse({ ...part, from: sgDay('2026-11-01') });
    expect(threeDays).toBe(price('water', 9_000, '2026-11-01', '2026-11-30'));
    const twoMonths = priceUse({ ...part, milli: 90_000, from: sgDay('2026-09-05') });
    expect(twoMonths).toBe(price('water', 90_000, '2026-09-05', '2026-11-03'));
  });

  it('has no second tier for the water of a business', () => {
    const dates = { from: sgDay('2026-11-01'), to: sgDay('2026-11-30') };
    const use = { utility: 'water' as const, milli: 52_300, ...dates, isBusiness: true };
    // 74.79, 37.40 and 57.01, with 9 % of GST on each.
    expect(priceUse(use)).toBe(7_479 + 673 + 3_740 + 337 + 5_701 + 513);
    expect(priceUse({ ...use, milli: -52_300 })).toBe(-18_443);
  });

  it('a use that was charged too much is a credit', () => {
    // 1.165 is 1.17, and 0.11 of GST.
    expect(price('gas', -5_000, '2026-10-19', '2026-11-17')).toBe(-128);
    expect(price('gas', 0, '2026-10-19', '2026-11-17')).toBe(0);
  });

  it('is unknown before the first tariff', () => {
    expect(price('electricity', 1_000, '2021-12-01', '2021-12-31')).toBeNull();
    expect(price('water', 1_000, '2018-06-01', '2018-06-30')).toBeNull();
  });
});
