import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { sgDay } from '../sg-time.ts';
import {
  billTotal,
  charge,
  computeExpected,
  conservationTax,
  lineAgrees,
  lineAmount,
} from './bill-arithmetic.ts';
import { gstBasisPointsOn, rateOn, tariffStretches, waterRatesOn } from './tariff.ts';

describe("the arithmetic of Mei Lin's November bill", () => {
  const day = sgDay('2026-11-17');
  const gst = gstBasisPointsOn(day);
  const rates = waterRatesOn(day)?.lower ?? { tariffE4: 0, conservationPercent: 0, waterborneE4: 0 };

  it('352 kWh at 0.2859 are 100.64 and 9.06 GST', () => {
    expect(charge(352_000, rateOn('electricity', day) ?? 0, gst)).toMatchObject({ amount: 10_064, gst: 906 });
  });

  it('14.6 Cu M are 20.88, half of it as conservation tax, and 15.91 waterborne tax: 51.48 with GST', () => {
    const tariff = charge(14_600, rates.tariffE4, gst);
    const lines = [
      tariff,
      conservationTax(tariff.amount, rates.conservationPercent, gst),
      charge(14_600, rates.waterborneE4, gst),
    ];
    expect(lines.map((line) => [line.amount, line.gst])).toEqual([
      [2_088, 188],
      [1_044, 94],
      [1_591, 143],
    ]);
    expect(billTotal(lines)).toBe(5_148);
  });

  it('54 kWh of gas at 0.2330 are 13.71 with GST', () => {
    expect(billTotal([charge(54_000, rateOn('gas', day) ?? 0, gst)])).toBe(1_371);
  });

  it('a bill over the change of a quarter is cut there: October is 117.09 for 359 kWh', () => {
    const stretches = tariffStretches('electricity', sgDay('2026-09-19'), sgDay('2026-10-18'));
    expect(stretches).toEqual([
      { from: '2026-09-19', to: '2026-09-30' },
      { from: '2026-10-01', to: '2026-10-18' },
    ]);
    expect(billTotal([charge(144_000, 3_191, 900), charge(215_000, 2_859, 900)])).toBe(11_709);
  });
});

describe('lines of bills', () => {
  it.each([
    [23_700, 14_300, 3_389],
    [23_700, 10_900, 2_583],
  ])('%i thousandths at %i come to %i cents (published check lines)', (quantity, rate, amount) => {
    expect(lineAmount(quantity, rate)).toBe(amount);
  });

  it('15 Cu M come to 52.90 when each line is rounded', () => {
    const tariff = charge(15_000, 14_300, 900);
    expect(billTotal([tariff, conservationTax(tariff.amount, 50, 900), charge(15_000, 10_900, 900)])).toBe(
      5_290,
    );
  });

  it('a line agrees with its own arithmetic, and one cent more does not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 8 }),
        fc.integer({ min: 1, max: 30_000 }),
        (quantity, rate) => {
          const line = charge(quantity, rate, 900);
          expect(lineAgrees(line, 900)).toBe(true);
          expect(lineAgrees({ ...line, amount: cents(line.amount + 1) }, 900)).toBe(false);
        },
      ),
    );
  });

  it('a rebate has no arithmetic and bears no GST', () => {
    expect(lineAgrees({ quantityMilli: null, rateE4: null, amount: cents(-4_644), gst: cents(0) }, 900)).toBe(
      true,
    );
    expect(
      lineAgrees({ quantityMilli: null, rateE4: null, amount: cents(-4_644), gst: cents(-418) }, 900),
    ).toBe(false);
  });
});

it('a line that has only a quantity, or only a rate, is taken as it is given', () => {
  const line = { amount: cents(1_234), gst: cents(99), quantityMilli: 5_000, rateE4: 2_859 };
  const given = { amount: 1_234, gst: 0 };
  expect(computeExpected({ ...line, rateE4: null }, 900)).toEqual(given);
  expect(computeExpected({ ...line, quantityMilli: null }, 900)).toEqual(given);
});

it('a period is cut where a tariff begins within it, on its last day too, and not on its first', () => {
  const days = (from: string, to: string) =>
    tariffStretches('electricity', sgDay(from), sgDay(to)).map((stretch) => `${stretch.from} ${stretch.to}`);
  expect(days('2026-10-01', '2026-10-17')).toEqual(['2026-10-01 2026-10-17']);
  expect(days('2026-09-18', '2026-10-01')).toEqual(['2026-09-18 2026-09-30', '2026-10-01 2026-10-01']);
  expect(days('2026-09-18', '2026-09-30')).toEqual(['2026-09-18 2026-09-30']);
});
