import { expect, test } from 'vitest';
import { addressText, addressTitle } from './address.rules.ts';

const flat = {
  block: '145',
  street_name: 'Lorong 2 Toa Payoh',
  floor: '08',
  unit: '21',
  building: null,
  country: 'Singapore',
  postal_code: '310145',
  premise_type: 'HDB 4-room',
};

test('a flat of public housing is named by its block', () => {
  expect(addressTitle(flat)).toBe('Blk 145 Lorong 2 Toa Payoh #08-21');
  expect(addressText(flat)).toBe('BLK 145 LORONG 2 TOA PAYOH #08-21 SINGAPORE 310145');
});

test('a house has a number and no unit, a condominium its name', () => {
  const house = {
    ...flat,
    block: '12',
    street_name: 'Jalan Kayu',
    floor: '',
    unit: '',
    premise_type: 'Terrace house',
  };
  expect(addressTitle(house)).toBe('12 Jalan Kayu');
  expect(addressTitle({ ...flat, building: 'The Anchorage', premise_type: 'Condominium' })).toBe(
    '145 Lorong 2 Toa Payoh #08-21 The Anchorage',
  );
});
