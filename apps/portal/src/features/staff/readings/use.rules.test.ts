import { expect, it } from 'vitest';
import { formatUse, formatUsual } from './use.rules.ts';

const water = { utilityType: 'water', reading: '1258.9' } as const;
const usual = { mean: 507, low: 470, high: 541 };

it('use is written in the unit of the meter, with as many digits as it shows', () => {
  const reading = { ...water, use: { milli: 39_400, days: 33 }, usual };
  expect([formatUse(reading), formatUsual(reading)]).toEqual(['39.4 Cu M in 33 days', '16.7 Cu M']);
  const gas = { utilityType: 'gas', reading: '02380', use: { milli: 62_000, days: 1 }, usual } as const;
  expect([formatUse(gas), formatUsual(gas)]).toEqual(['62 kWh in 1 day', '0 kWh']);
});

it('the digits before the point never count as digits after it', () => {
  const gas = { utilityType: 'gas', reading: '02380.', use: { milli: 62_400, days: 2 }, usual } as const;
  expect(formatUse(gas)).toBe('62 kWh in 2 days');
});

it('nothing is said of what is not known', () => {
  const nothing = { ...water, use: null, usual };
  expect([formatUse(nothing), formatUsual(nothing)]).toEqual([null, null]);
  expect(formatUsual({ ...water, use: { milli: 39_400, days: 33 }, usual: null })).toBeNull();
});
