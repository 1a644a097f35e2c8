import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { mockMeter, mockOutlooks, windows } from '../meter-readings.mocks.ts';
import { copy } from './copy.ts';
import { explainReading, findExpected } from './meaning.ts';

const gas = mockMeter.gas(windows.november);
const water = mockMeter.water(windows.november);
const [, ofWater, ofGas] = mockOutlooks;
const today = sgDay('2026-11-20');
const explain = (milli: number, outlook = ofGas) => {
  const meaning = explainReading(gas, outlook, milli, today);
  if (!meaning) throw new Error('nothing to say');
  return meaning;
};

describe('a reading explained before it is sent', () => {
  it('says use and cost since the last actual reading, at the tariff with GST', () => {
    // 61 kWh at 0.2330: 14.21 and 1.28 of GST.
    expect(copy.used(explain(2_379_000), 'kWh')).toBe('61 kWh since 18 Oct 2026, about S$15.49.');
  });

  it('says whether that is usual for this home', () => {
    expect(copy.verdict(explain(2_379_000), 'kWh')).toBe('In line with your usual use.');
    expect(copy.verdict(explain(2_400_000), 'kWh')).toBe('A little more than usual.');
    expect(copy.verdict(explain(2_420_000), 'kWh')).toBe(
      'Much more than usual. Usual would be about 61 kWh. Please check the digits.',
    );
    expect(copy.verdict(explain(2_318_000), 'kWh')).toBe(
      'Much less than usual. Usual would be about 61 kWh. Please check the digits.',
    );
  });

  it('says what a bill estimated since charged too much or too little', () => {
    const trueUp = (milli: number) => {
      const { trueUp: found } = explain(milli);
      return found && copy.trueUp(found, 'kWh');
    };
    const bill = 'Your last bill was based on an estimate of 02,372 kWh on 17 Nov 2026.';
    expect(trueUp(2_372_000)).toBe(
      `${bill} It charged about 5 kWh too much: about S$1.24 comes off your next bill.`,
    );
    expect(trueUp(2_388_000)).toBe(
      `${bill} It charged about 10 kWh too little: about S$2.45 is added to your next bill.`,
    );
    expect(trueUp(2_377_400)).toBe(`${bill} Your reading agrees with it.`);
  });

  it('prices water above an estimate in the tier that its bill will have, which a business has not', () => {
    if (!ofWater) throw new Error('no outlook');
    // 12 Cu M more on 17 November than the 40 that the bill of thirty days charged.
    const estimatedSince = { reading: '1259.5', date: '2026-11-17' };
    const more = (isBusiness: boolean) => {
      const outlook = { ...ofWater, estimatedSince, isBusiness };
      return explainReading(water, outlook, 1_219_500 + 52_000 * 1.1, today)?.trueUp;
    };
    // At 1.81 × 1.65 + 1.40 and 1.43 × 1.5 + 1.09, with 9 % of GST on each part.
    expect(more(false)).toMatchObject({ milli: 12_000, amount: 5_737 });
    expect(more(true)).toMatchObject({ milli: 12_000, amount: 4_232 });
  });

  it('says no price for an account of a retailer, and no verdict without bills', () => {
    if (!ofGas) throw new Error('no outlook');
    const unpriced = explain(2_372_000, { ...ofGas, isRegulated: false, usual: null });
    expect(copy.used(unpriced, 'kWh')).toBe('54 kWh since 18 Oct 2026.');
    expect(copy.verdict(unpriced, 'kWh')).toBeNull();
    expect(unpriced.trueUp && copy.trueUp(unpriced.trueUp, 'kWh')).toBe(
      'Your last bill was based on an estimate of 02,372 kWh on 17 Nov 2026. It charged about 5 kWh too much.',
    );
  });

  it('says the use alone while nothing to compare with has come', () => {
    expect(explainReading(gas, undefined, 2_372_000, today)).toMatchObject({
      used: 54_000,
      cost: null,
      verdict: 'unknown',
      trueUp: null,
    });
    expect(explainReading({ ...gas, lastActualReading: null }, ofGas, 2_372_000, today)).toBeNull();
  });

  it('says what the meter may be expected to show', () => {
    expect(findExpected(water, ofWater, today)).toEqual({
      from: 1_219_500 + 33 * 462,
      to: 1_219_500 + 33 * 512,
    });
    expect(findExpected(water, undefined, today)).toBeNull();
    expect(findExpected({ ...water, lastActualReadDate: '2026-11-20' }, ofWater, today)).toBeNull();
  });
});
