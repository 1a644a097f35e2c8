import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCents,
  cents,
  divideRounded,
  formatAmount,
  formatChange,
  formatDollars,
  formatSgd,
  halves,
  negateCents,
  plainAmount,
  proportion,
  spokenSgd,
} from './money.ts';

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

  it.each([
    [11_819, 'S$118'],
    [12_450, 'S$125'],
    [123_449, 'S$1,234'],
    [0, 'S$0'],
  ])('%i cents are about %s', (value, shown) => {
    expect(formatDollars(cents(value))).toBe(shown);
  });

  it('a credit on a bill line carries the true minus sign', () => {
    expect(formatAmount(cents(-4_644))).toBe('−46.44');
  });

  it.each([
    [12_845, '128 dollars 45 cents'],
    [100, '1 dollar'],
    [105, '1 dollar 5 cents'],
    [1, '1 cent'],
    [0, '0 dollars'],
    [-2_501, 'minus 25 dollars 1 cent'],
  ])('%i cents are spoken as %s', (value, words) => {
    expect(spokenSgd(cents(value))).toBe(words);
  });

  it('a formatted amount reads back as the same cents', () => {
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

  it('half a cent is rounded away from zero, for credits as for charges', () => {
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

it.each([
  [1, 0],
  [1, -1],
  [1, 0.5],
  [0.5, 1],
  [2 ** 53, 1],
  [1, 2 ** 53],
  [Number.NaN, 1],
])('%d is not divided by %d', (numerator, denominator) => {
  expect(() => divideRounded(numerator, denominator)).toThrow(RangeError);
});

describe('a part of an amount', () => {
  it.each([
    [11_709, 352, 359, 11_481],
    [-11_709, 352, 359, -11_481],
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [100, 0, 7, 0],
    [900_000_000, 5_000_000_001, 5_000_000_000, 900_000_000],
  ])('%i x %i / %i is %i', (amount, part, of, expected) => {
    expect(proportion(cents(amount), part, of)).toBe(expected);
  });

  it('equals the rounded quotient where a double can hold the product', () => {
    const part = fc.integer({ min: -(10 ** 6), max: 10 ** 6 });
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
        part,
        fc.integer({ min: 1, max: 10 ** 6 }),
        (value, times, of) => {
          expect(proportion(cents(value), times, of) === divideRounded(value * times, of)).toBe(true);
        },
      ),
    );
  });

  it.each([
    [1, 0],
    [1, -1],
    [0.5, 1],
    [1, Number.NaN],
  ])('is not taken as %d of %d', (part, of) => {
    expect(() => proportion(cents(1), part, of)).toThrow(RangeError);
  });
});

describe('a change of a balance', () => {
  it.each([
    [15_000, '+150.00'],
    [1, '+0.01'],
    [-4_644, '−46.44'],
    [0, '0.00'],
  ])('a change of %i reads %s', (value, text) => {
    expect(formatChange(cents(value))).toBe(text);
  });
});

describe('an amount for another machine', () => {
  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [99, '0.99'],
    [123_456, '1234.56'],
  ])('an amount of %i is %s', (value, text) => {
    expect(plainAmount(cents(value))).toBe(text);
  });

  it('is no credit', () => {
    expect(() => plainAmount(cents(-1))).toThrow(RangeError);
  });
});

describe('an amount in two parts', () => {
  it.each([
    [20_000, [10_000, 10_000]],
    [20_001, [10_001, 10_000]],
    [1, [1, 0]],
    [0, [0, 0]],
  ])('an amount of %i cents has its odd cent in the first half', (amount, parts) => {
    expect(halves(cents(amount))).toEqual(parts);
  });

  it('is never made of a credit', () => {
    expect(() => halves(cents(-1))).toThrow(RangeError);
  });
});
