import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfRegister, meterDigits } from './meter-digits.ts';
import {
  computeUseBetween,
  countDigits,
  findDigitsHint,
  findLock,
  fitDigits,
  isBlocking,
  isWithinLimits,
  parseReading,
  type ReadingLimits,
  splitDigits,
} from './meter-reading.ts';

const water = { before: 4, after: 1 };
const gas = { before: 5, after: null };
const at = (time: string): number => Date.parse(`${time}+08:00`);

describe('digits typed for a meter', () => {
  it.each([
    ['1204', '3', water, 1_204_300],
    ['0000', '0', water, 0],
    ['02318', null, gas, 2_318_000],
    // Zeros in front may be left out.
    ['7', '9', water, 7_900],
    ['04', '05', { before: 3, after: 2 }, 4_050],
  ])('%s and %s are a reading', (whole, point, register, milli) => {
    expect(parseReading({ whole, point }, register)).toBe(milli);
  });

  it.each([
    ['', '3', water],
    ['12345', '3', water],
    ['1204', null, water],
    ['1204', '', water],
    ['1204', '30', water],
    ['1204', 'x', water],
    ['1 04', '3', water],
    ['-204', '3', water],
    ['١٢٠٤', '3', water],
    ['02318', '0', gas],
    ['2318.5', null, gas],
  ])('%s and %s are none', (whole, point, register) => {
    expect(parseReading({ whole, point }, register)).toBeNull();
  });

  it('a reading written with every digit is read back as it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.option(fc.integer({ min: 1, max: 3 })),
        fc.nat(),
        (before, after, drawn) => {
          const register = { before, after };
          const step = 10 ** (3 - (after ?? 0));
          const milli = (drawn * step) % endOfRegister(register);
          const [whole = '', point = null] = meterDigits(milli, register).split('.');
          expect(parseReading({ whole, point }, register)).toBe(milli);
        },
      ),
    );
  });
});

describe('digits pasted into the boxes', () => {
  it.each([
    ['12043', water, '12043'],
    ['1204.3', water, '12043'],
    [' 1,204.3 Cu M', water, '12043'],
    ['1 204.3', water, '12043'],
    ['204.35', water, '02043'],
    ['7.0', water, '00070'],
    // The digit after the point is still to come.
    ['1204', water, '1204'],
    ['2318', gas, '02318'],
    ['02318.77', gas, '02318'],
    ['Meter: 02318 kWh', gas, '02318'],
  ])('%s fill them', (text, register, digits) => {
    expect(fitDigits(text, register)).toBe(digits);
  });

  it.each([
    ['', gas],
    ['kWh', gas],
    ['123456', gas],
    ['12345.6', water],
    ['123456', water],
  ])('%s do not fit', (text, register) => {
    expect(fitDigits(text, register)).toBeNull();
  });

  it('are taken apart again before and after the point', () => {
    expect(splitDigits('12043', water)).toEqual({ whole: '1204', point: '3' });
    expect(splitDigits('1204', water)).toEqual({ whole: '1204', point: '' });
    expect(splitDigits('02318', gas)).toEqual({ whole: '02318', point: null });
    expect([countDigits(water), countDigits(gas)]).toEqual([5, 5]);
  });
});

describe('limits of a reading', () => {
  const ordinary = { lower: 1_204_300, upper: 1_262_800 };
  const wrapping = { lower: 9_980_000, upper: 31_500 };

  it('both limits are allowed, and nothing beyond them', () => {
    for (const milli of [1_204_300, 1_230_000, 1_262_800]) expect(isWithinLimits(milli, ordinary)).toBe(true);
    for (const milli of [0, 1_204_200, 1_262_900]) expect(isWithinLimits(milli, ordinary)).toBe(false);
  });

  it('a register that begins again takes what is at most the upper or at least the lower limit', () => {
    for (const milli of [9_980_000, 9_999_900, 0, 31_500]) expect(isWithinLimits(milli, wrapping)).toBe(true);
    for (const milli of [31_600, 5_000_000, 9_979_900]) expect(isWithinLimits(milli, wrapping)).toBe(false);
  });

  it('equal limits leave no reading out', () => {
    for (const milli of [0, 4_999_900, 5_000_000, 5_000_100, 9_999_900])
      expect(isWithinLimits(milli, { lower: 5_000_000, upper: 5_000_000 })).toBe(true);
  });

  /** Turns the register forward from the lower limit, step by step, until the upper one: what it passes is allowed. */
  function listAllowed({ lower, upper }: ReadingLimits, end: number): Set<number> {
    const allowed = new Set([lower]);
    if (lower === upper) for (let each = 0; each < end; each += 1) allowed.add(each);
    for (let each = lower; each !== upper; ) {
      each = (each + 1) % end;
      allowed.add(each);
    }
    return allowed;
  }

  it('any limits allow exactly what a register passes on its way from the lower to the upper one', () => {
    const number = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(number, number, (lower, upper) => {
        const allowed = listAllowed({ lower, upper }, 100);
        for (let each = 0; each < 100; each += 1)
          expect(isWithinLimits(each, { lower, upper })).toBe(allowed.has(each));
      }),
    );
  });
});

describe('a meter that takes no reading', () => {
  const window = { from: at('2026-11-18T08:00:00'), to: at('2026-11-25T23:00:00') };
  const meter = { ...window, upper: '1262.8' };

  it('is closed before the first and after the last instant of its window', () => {
    expect(findLock(meter, window.from - 1)).toBe('closed');
    expect(findLock(meter, window.from)).toBeNull();
    expect(findLock(meter, window.to)).toBeNull();
    expect(findLock(meter, window.to + 1)).toBe('closed');
  });

  it('sends its own readings when it has no upper limit', () => {
    expect(findLock({ ...window, upper: null }, window.from)).toBe('sendsItself');
  });

  it('keeps an account from sending only while it is both closed and without a limit', () => {
    expect(isBlocking({ ...window, upper: null }, window.to + 1)).toBe(true);
    expect(isBlocking({ ...window, upper: null }, window.to)).toBe(false);
    expect(isBlocking(meter, window.to + 1)).toBe(false);
  });
});

describe('use between two readings', () => {
  it('is the difference, also over the end of the register', () => {
    expect(computeUseBetween(2_318_000, 2_372_000, gas)).toBe(54_000);
    expect(computeUseBetween(99_990_000, 12_000, gas)).toBe(22_000);
    expect(computeUseBetween(1_204_300, 1_204_300, water)).toBe(0);
  });
});

it('only meters that customers misread get a hint about their digits', () => {
  expect(findDigitsHint('gas', gas)).toBe('firstFive');
  expect(findDigitsHint('gas', { before: 7, after: null })).toBeNull();
  expect(findDigitsHint('water', water)).toBe('afterPoint');
  expect(findDigitsHint('electricity', { before: 5, after: null })).toBeNull();
});
