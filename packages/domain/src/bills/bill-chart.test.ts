import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { addMonths, type SgMonth, sgMonth } from '../sg-time.ts';
import { billBars, type MonthBill, newestAgainstAverage } from './bill-chart.ts';

const november = sgMonth('2026-11');
const bills = (...amounts: readonly number[]): MonthBill[] =>
  amounts.map((amount, index) => ({
    month: addMonths(november, index + 1 - amounts.length),
    amount: cents(amount),
  }));
const meiLin = bills(14_210, 15_136, 13_892, 13_347, 12_680, 12_845);
const labels = (count: number): SgMonth[] =>
  billBars(bills(...Array.from({ length: count }, () => 1)), count)
    .filter(({ hasLabel }) => hasLabel)
    .map(({ month }) => month);

describe("Mei Lin's bills of the last months", () => {
  it('are six bars from June to November, all labelled', () => {
    const bars = billBars([...bills(1, 1, 1, 1, 1, 1, 1, 1).slice(0, 2), ...meiLin]);
    expect(bars.map(({ month, amount }) => [month, amount])).toEqual(
      meiLin.map(({ month, amount }) => [month, amount]),
    );
    expect(bars.every(({ hasLabel }) => hasLabel)).toBe(true);
  });

  it('say that November is S$8.40 below her six-month average', () => {
    expect(newestAgainstAverage(billBars(meiLin))).toBe(-840);
  });

  it('are fewer bars when the answer has fewer bills', () => {
    expect(billBars(meiLin.slice(2)).length).toBe(4);
    expect(billBars(meiLin, 24).length).toBe(6);
  });

  it('leave the place of a month without a bill empty, and add up two of one month', () => {
    const [june, , august, ...later] = meiLin;
    const bars = billBars(
      [june, august, ...later, { month: november, amount: cents(-45) }].filter((each) => each !== undefined),
    );
    expect(bars.map(({ amount }) => amount)).toEqual([14_210, null, 13_892, 13_347, 12_680, 12_800]);
  });

  it('have a label on every third bar beyond six, counted back from the newest', () => {
    expect(labels(6).length).toBe(6);
    expect(labels(7)).toEqual(['2026-05', '2026-08', '2026-11']);
    expect(labels(12)).toEqual(['2026-02', '2026-05', '2026-08', '2026-11']);
  });
});

describe('an account', () => {
  it('has no chart without bills', () => {
    expect(billBars([])).toEqual([]);
    expect(newestAgainstAverage([])).toBeNull();
  });

  it('has one bar and no average with one bill', () => {
    const bars = billBars(meiLin.slice(5));
    expect(bars).toEqual([{ month: november, amount: 12_845, hasLabel: true }]);
    expect(newestAgainstAverage(bars)).toBeNull();
  });

  it('has the same chart in whatever order its bills come, ending with the newest, which has a label', () => {
    const given = fc.array(fc.tuple(fc.nat({ max: 40 }), fc.integer({ min: -1_000, max: 100_000 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(given, fc.integer({ min: 1, max: 30 }), (raw, wanted) => {
        const made = raw.map(([back, amount]) => ({
          month: addMonths(november, -back),
          amount: cents(amount),
        }));
        const bars = billBars(made, wanted);
        expect(billBars(made.toReversed(), wanted)).toEqual(bars);
        expect(bars.length).toBeLessThanOrEqual(wanted);
        expect(bars.at(-1)?.month).toBe(
          made
            .map(({ month }) => month)
            .sort()
            .at(-1),
        );
        expect(bars.at(-1)?.hasLabel).toBe(true);
      }),
    );
  });
});

it('two bills have an average, one has none', () => {
  expect(newestAgainstAverage(billBars(bills(1_000, 1_003)))).toBe(1);
  expect(newestAgainstAverage(billBars(bills(1_003)))).toBeNull();
});

it('a year begins the count of months again', () => {
  const newest = { month: sgMonth('2026-02'), amount: cents(5) };
  const bars = billBars([{ month: sgMonth('2025-12'), amount: cents(7) }, newest], 24);
  expect(bars.map(({ month }) => month)).toEqual(['2025-12', '2026-01', '2026-02']);
});
