import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { postalCode } from './values.ts';

const read = (typed: string) => {
  const { data, error } = z.safeParse(postalCode, typed);
  return data ?? error?.issues[0]?.message;
};

describe('a postal code', () => {
  it.each(['310145', ' 310145 ', 'S310145', 's 310145', 'S(310145)', '310 145', 'Singapore 310145'])(
    'is read as a letter or a bill writes it: %j',
    (typed) => {
      expect(read(typed)).toBe('310145');
    },
  );

  it.each([
    ['', 'Postal Code is a required field'],
    ['S31014', 'Postal Code must be 6 digits'],
    ['3101456', 'Postal Code must be 6 digits'],
    ['T310145', 'Postal Code must be numeric'],
    ['S', 'Postal Code must be numeric'],
    ['310-145', 'Postal Code must be numeric'],
  ])('is refused when it is none: %j', (typed, message) => {
    expect(read(typed)).toBe(message);
  });
});
