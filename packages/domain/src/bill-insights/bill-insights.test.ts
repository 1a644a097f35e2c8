import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { novemberBill, octoberBill } from '../test/mei-lin-bills.ts';
import { explainElectricity, hasBillInsights, readElectricity } from './bill-insights.ts';

const home = {
  system: 'EBS',
  type: 'DOM',
  status: 'Active',
  services: ['electricity', 'water', 'gas'],
  subSystem: null,
} as const;

describe('a premises has bill insights', () => {
  it('a domestic electricity account in EBS has them, whatever other sub-system it is of', () => {
    expect(hasBillInsights(home)).toBe(true);
    expect(hasBillInsights({ ...home, subSystem: 'BOBR' })).toBe(true);
  });

  it.each([
    ['of sub-system IOBR', { ...home, subSystem: 'IOBR' }],
    ['of sub-system BOBR-C', { ...home, subSystem: 'BOBR-C' }],
    ['in MSSL', { ...home, system: 'MSSL' as const }],
    ['of a business', { ...home, type: 'NON' }],
    ['that has ended', { ...home, status: 'Inactive' as const }],
    ['with water and gas alone', { ...home, services: ['water', 'gas'] as const }],
    ['with prepaid electricity', { ...home, services: ['prepaidElectricity'] as const }],
  ])('an account %s has none', (_, account) => {
    expect(hasBillInsights(account)).toBe(false);
  });
});

describe("Mei Lin's November electricity", () => {
  it('is 352 kWh for S$109.70, at 31.16 cents with GST', () => {
    expect(readElectricity(novemberBill)).toEqual({
      milli: 352_000,
      total: 10_970,
      priceE4: 3116,
      isEstimated: false,
    });
  });

  it('came to S$7.39 less than October by the steps of the bill page', () => {
    const steps = explainElectricity(octoberBill, novemberBill);
    expect(steps?.map(({ cause, amount }) => [cause, amount])).toEqual([
      ['usage', -228],
      ['price', -511],
    ]);
  });

  it('is not split when a bill does not add up, nor read where none is charged', () => {
    expect(explainElectricity(octoberBill, { ...novemberBill, total: cents(1) })).toBeNull();
    expect(readElectricity({ ...novemberBill, lines: [] })).toBeNull();
  });
});
