import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents, divideRounded, formatAmount, formatSgd, negateCents, spokenSgd } from './money.ts';

const amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(cents);

describe('money', () => {
  it.each([
    [0, 'S$0.00'],
    [5, 'S$0.05'],
    [12_845, 'S$128.45'],
    [123_456, 'S$1,234.56'],
    [-2_500, '−S$25.00'],
    [10 ** 12, 'S$10,000,000,000.00'],
  ])('%i cents are shown as %s', (value, shown) => {
    expect(formatSgd(cents(value))).toBe(shown);
  });

  it('a credit on a bill line carries the true minus sign', () => {
    expect(formatAmount(cents(-4_644))).toBe('−46.44');
  });

  it.each([
    [12_845, '128 dollars 45 cents'],
    [100, '1 dollar'],
    [1, '1 cent'],
    [0, '0 dollars'],
    [-2_501, 'minus 25 dollars 1 cent'],
  ])('%i cents are spoken as %s', (value, words) => {
    expect(spokenSgd(cents(value))).toBe(words);
  });

  it('what is shown reads back as the same cents', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const read = Number(
          formatSgd(value).replace('−', '-').replace('S$', '').replaceAll(',', '').replace('.', ''),
        );
        expect(read === value).toBe(true);
      }),
    );
  });

  it('a sum does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(amount), (values) => {
        expect(addCents(...values)).toBe(addCents(...values.toReversed()));
      }),
    );
  });

  it('half a cent goes away from zero, for credits as for charges', () => {
    expect([
      divideRounded(5, 10),
      divideRounded(-5, 10),
      divideRounded(4, 10),
      divideRounded(-4, 10),
    ]).toEqual([1, -1, 0, 0]);
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 10 ** 6 }), (value, by) => {
        expect(divideRounded(negateCents(value), by) === -divideRounded(value, by)).toBe(true);
        expect(Math.abs(divideRounded(value, by) * by - value) * 2).toBeLessThanOrEqual(by);
      }),
    );
  });

  it.each([0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY])('refuses %d as cents', (value) => {
    expect(() => cents(value)).toThrow(RangeError);
  });
});
