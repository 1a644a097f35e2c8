import { describe, expect, it } from 'vitest';
import { utilitiesLabel, utilityWords } from './utilities.ts';
import type { Service } from './utility-names.ts';

describe('the services of an account in words', () => {
  it.each<[Service[], string]>([
    [['gas', 'water', 'electricity'], 'Electricity, Water & Gas'],
    [['water', 'prepaidElectricity'], 'Prepaid Electricity & Water'],
    [['electricity'], 'Electricity'],
    [[], ''],
  ])('%j are called %j', (services, label) => {
    expect(utilitiesLabel(services)).toBe(label);
  });

  it('the words keep the order of the label', () => {
    expect(utilityWords(['gas', 'water'])).toEqual(['Water', 'Gas']);
  });
});
