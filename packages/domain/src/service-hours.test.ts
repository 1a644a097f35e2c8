import { expect, it } from 'vitest';
import { isWithinServiceHours } from './service-hours.ts';

it.each([
  ['00:00:00.000', false],
  ['07:59:59.999', false],
  ['08:00:00.000', true],
  ['12:00:00.000', true],
  ['17:59:59.999', true],
  ['18:00:00.000', false],
  ['23:59:59.999', false],
])('the service at %s in Singapore is open: %s', (time, isOpen) => {
  expect(isWithinServiceHours(Date.parse(`2026-11-20T${time}+08:00`))).toBe(isOpen);
});

it('is open on Sundays as on every day', () => {
  expect(isWithinServiceHours(Date.parse('2026-11-22T09:00:00+08:00'))).toBe(true);
});
