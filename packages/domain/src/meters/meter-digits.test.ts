import { describe, expect, it } from 'vitest';
import { endOfRegister, groupDigits, meterDigits, readingMilli, readingText } from './meter-digits.ts';

const water = { before: 5, after: 1 };
const gas = { before: 5, after: null };

describe('a reading', () => {
  it('is written with every digit that the meter shows', () => {
    expect(meterDigits(1_204_300, water)).toBe('01204.3');
    expect(meterDigits(2_318_000, gas)).toBe('02318');
    expect(meterDigits(0, water)).toBe('00000.0');
  });

  it('stands in a sentence without leading zeros', () => {
    expect(readingText(1_204_300, water)).toBe('1204.3');
    expect(readingText(50, { before: 4, after: 2 })).toBe('0.05');
    expect(readingText(2_318_000, gas)).toBe('2318');
  });

  it('is cut where the meter shows no more, not rounded up', () => {
    expect(readingText(1_204_390, water)).toBe('1204.3');
    expect(meterDigits(99_999_999, gas)).toBe('99999');
  });

  it('is the same number however it is written', () => {
    expect(readingMilli('01204.3')).toBe(1_204_300);
    expect(readingMilli('1204.3')).toBe(1_204_300);
    expect(readingMilli('02318')).toBe(2_318_000);
    expect(readingMilli('0.05')).toBe(50);
  });

  it('is grouped by thousands, zeros in front included', () => {
    expect(groupDigits('1204.3')).toBe('1,204.3');
    expect(groupDigits('02318')).toBe('02,318');
    expect(groupDigits('0000123')).toBe('0,000,123');
    expect(groupDigits('318.125')).toBe('318.125');
  });

  it('begins again at zero after the last number of the register', () => {
    expect(endOfRegister(water)).toBe(100_000_000);
    expect(meterDigits(endOfRegister(gas) - 1000, gas)).toBe('99999');
  });
});
