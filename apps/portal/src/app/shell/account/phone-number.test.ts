import { expect, it } from 'vitest';
import { phoneNumber } from './phone-number.ts';

it.each([
  ['+6591234567', '+65 9123 4567'],
  ['91234567', '9123 4567'],
  ['+442079460000', '+442079460000'],
  ['', ''],
])('a person reads %j as %j', (number, shown) => {
  expect(phoneNumber(number)).toBe(shown);
});
