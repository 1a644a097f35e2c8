import { expect, test } from 'vitest';
import { formatAddress, formatAddressTitle } from './address.rules.ts';

const flat = {
  block: '145',
  streetName: 'Lorong 2 Toa Payoh',
  floor: '08',
  unit: '21',
  building: null,
  country: 'Singapore',
  postalCode: '310145',
  premiseType: 'HDB 4-room',
};

test('a flat of public housing has a block', () => {
  expect(formatAddressTitle(flat)).toBe('Blk 145 Lorong 2 Toa Payoh #08-21');
  expect(formatAddress(flat)).toBe('BLK 145 LORONG 2 TOA PAYOH #08-21 SINGAPORE 310145');
});

test('a house has a number and no unit, a condominium its name', () => {
  const house = {
    ...flat,
    block: '12',
    streetName: 'Jalan Kayu',
    floor: '',
    unit: '',
    premiseType: 'Terrace house',
  };
  expect(formatAddressTitle(house)).toBe('12 Jalan Kayu');
  expect(formatAddressTitle({ ...flat, building: 'The Anchorage', premiseType: 'Condominium' })).toBe(
    '145 Lorong 2 Toa Payoh #08-21 The Anchorage',
  );
});

test('a floor without a unit, and a unit without a floor, are left out', () => {
  expect(formatAddressTitle({ ...flat, unit: '' })).toBe('Blk 145 Lorong 2 Toa Payoh');
  expect(formatAddressTitle({ ...flat, floor: '' })).toBe('Blk 145 Lorong 2 Toa Payoh');
});
