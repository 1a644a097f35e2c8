import { describe, expect, it } from 'vitest';
import { sgDay } from '../sg-time.ts';
import {
  type AddressProblems,
  findAddressProblems,
  isAddressBegun,
  isPublicHousing,
  padUnit,
  type TypedAddress,
  toCanonicalAddress,
} from './mailing-address.ts';
import { getMailingWindow } from './mailing-window.ts';

const empty: TypedAddress = { block: '', floor: '', unit: '', postalCode: '', street: '', effectiveDate: '' };
const whole: TypedAddress = {
  block: '102',
  floor: '07',
  unit: '55',
  postalCode: '460102',
  street: 'Bedok North Avenue 4',
  effectiveDate: '2026-12-07',
};
const window = getMailingWindow(sgDay('2026-11-20'));
const problems = (over: Partial<TypedAddress>, base = whole) =>
  findAddressProblems({ ...base, ...over }, window);

describe('a new mailing address', () => {
  it('has no problem when it is complete, and none when nobody has begun it', () => {
    expect(problems({})).toEqual({});
    expect(problems({}, empty)).toEqual({});
    expect(isAddressBegun(empty)).toBe(false);
    expect(isAddressBegun({ ...empty, effectiveDate: '2026-12-07' })).toBe(true);
  });

  it.each<[string, Partial<TypedAddress>, AddressProblems]>([
    ['a block with a star', { block: '10*2' }, { block: 'Please enter valid House / Block No.' }],
    [
      'a block that is too long',
      { block: '1'.repeat(41) },
      { block: 'Please enter valid House / Block No.' },
    ],
    ['a floor with a slash', { floor: '0/7' }, { floor: 'Floor accepts alphabets or numbers' }],
    ['a floor with a hyphen', { floor: 'B-1' }, { floor: 'Floor accepts alphabets or numbers' }],
    ['a unit with a hyphen', { unit: '55-57' }, { unit: 'Unit accepts slash, alphabets and numbers' }],
    ['a unit without a floor', { floor: '' }, { floor: 'Floor is a required field' }],
    ['a floor without a unit', { unit: ' ' }, { unit: 'Unit is a required field' }],
    ['a postal code with a letter', { postalCode: '46010A' }, { postalCode: 'Postal must be numeric' }],
    ['a short postal code with a letter', { postalCode: '4A' }, { postalCode: 'Postal must be numeric' }],
    ['a short postal code', { postalCode: '46010' }, { postalCode: 'Postal must be 6 digits' }],
    ['a long postal code', { postalCode: '4601020' }, { postalCode: 'Postal must be 6 digits' }],
    ['no postal code', { postalCode: '' }, { postalCode: 'Postal code is a required field' }],
    ['no street', { street: '  ' }, { street: 'Street name is a required field' }],
    ['no date', { effectiveDate: '' }, { effectiveDate: 'Effective date is a required field' }],
    [
      'today as its date',
      { effectiveDate: '2026-11-20' },
      { effectiveDate: 'Please choose a date from 21 Nov 2026 to 20 Dec 2026' },
    ],
    [
      'a date that does not exist',
      { effectiveDate: '2026-11-31' },
      { effectiveDate: 'Please choose a date from 21 Nov 2026 to 20 Dec 2026' },
    ],
  ])('an address with %s is told why', (_, over, expected) => {
    expect(problems(over)).toEqual(expected);
  });

  it.each<[keyof TypedAddress, string]>([
    ['block', '102'],
    ['postalCode', '460102'],
    ['floor', '7'],
    ['unit', '5'],
    ['effectiveDate', '2026-12-07'],
  ])('needs a street as soon as the %s is there', (part, value) => {
    expect(problems({ [part]: value }, empty).street).toBe('Street name is a required field');
  });

  it('needs no date while it has no street', () => {
    expect(problems({ block: '102' }, empty).effectiveDate).toBeUndefined();
  });

  it.each(['102', '102A', "St. John's @ 5, (A)/1-2", '5 A'])('accepts the house number %s', (block) => {
    expect(problems({ block })).toEqual({});
  });

  it('accepts a house without floor and unit, and a unit with a slash', () => {
    expect(problems({ floor: '', unit: '' })).toEqual({});
    expect(problems({ floor: 'B1', unit: '55/57' })).toEqual({});
  });

  it('is kept in one spelling: zeros before single characters, capitals, no doubled spaces', () => {
    expect(
      toCanonicalAddress({
        ...whole,
        block: ' Blk  102a ',
        floor: '7',
        unit: 'k',
        postalCode: '460 102',
        street: 'Bedok  North ',
      }),
    ).toEqual({ ...whole, block: '102A', floor: '07', unit: '0K', street: 'Bedok North' });
    expect([padUnit(''), padUnit('12'), padUnit('/')]).toEqual(['', '12', '/']);
  });
});

it('public housing is known by a postal code that ends in the number of the block', () => {
  expect(isPublicHousing({ block: '145', postalCode: '310145' })).toBe(true);
  expect(isPublicHousing({ block: '9', postalCode: '320009' })).toBe(true);
  expect(isPublicHousing({ block: '101A', postalCode: '461101' })).toBe(true);
  expect(isPublicHousing({ block: '21', postalCode: '229660' })).toBe(false);
});
