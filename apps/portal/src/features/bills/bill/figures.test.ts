import { describe, expect, it } from 'vitest';
import { digitsOfReading, percentText, quantityText, rateInCents, rateText } from './figures.ts';

describe('figures of a bill', () => {
  it('are written as the bill prints them', () => {
    expect([quantityText(352_000), quantityText(14_600), quantityText(1_234_567)]).toEqual([
      '352',
      '14.6',
      '1,234.567',
    ]);
    expect([rateText(2859), rateText(14_300), rateText(5)]).toEqual(['0.2859', '1.4300', '0.0005']);
    expect([rateInCents(3116), rateInCents(7), rateInCents(-250)]).toEqual(['31.16', '0.07', '−2.50']);
    expect([percentText(900), percentText(5000), percentText(850)]).toEqual(['9%', '50%', '8.5%']);
  });

  it('of a meter keep the digits that its register shows', () => {
    expect(['47827', '1217.4', '02314', '12', '1234567.25'].map(digitsOfReading)).toEqual([
      '47,827',
      '1,217.4',
      '02,314',
      '12',
      '1,234,567.25',
    ]);
  });
});
