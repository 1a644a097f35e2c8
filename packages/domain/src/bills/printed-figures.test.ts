import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedDigits, percentText, quantityText, rateInCents, rateText } from './printed-figures.ts';

describe('figures of a bill', () => {
  it('show quantities without empty decimals, grouped from a thousand', () => {
    const milli = [352_000, 14_600, 1_234_567, 1_204_000, 5, 0];
    expect(milli.map((each) => quantityText(each))).toEqual([
      '352',
      '14.6',
      '1,234.567',
      '1,204',
      '0.005',
      '0',
    ]);
  });

  it('keep a digit after the point where a meter shows one', () => {
    expect([quantityText(18_000, 1), quantityText(14_600, 1), quantityText(14_650, 1)]).toEqual([
      '18.0',
      '14.6',
      '14.65',
    ]);
  });

  it('show rates with all their decimals, in dollars and in cents', () => {
    expect([rateText(2859), rateText(14_300), rateText(5)]).toEqual(['0.2859', '1.4300', '0.0005']);
    expect([rateInCents(3116), rateInCents(7), rateInCents(-250)]).toEqual(['31.16', '0.07', '−2.50']);
  });

  it('show percentages without empty decimals', () => {
    expect([percentText(900), percentText(5000), percentText(850), percentText(1)]).toEqual([
      '9',
      '50',
      '8.5',
      '0.01',
    ]);
  });

  it('keep the leading zeros of registers', () => {
    expect(['47827', '1217.4', '02314'].map(groupedDigits)).toEqual(['47,827', '1,217.4', '02,314']);
  });

  it('read back as the same numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (milli) => {
        const [whole = '', part = ''] = quantityText(milli).replaceAll(',', '').split('.');
        expect(Number(`${whole}${part.padEnd(3, '0')}`)).toBe(milli);
      }),
    );
  });
});
