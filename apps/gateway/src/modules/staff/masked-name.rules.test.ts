import { expect, test } from 'vitest';
import { maskedName } from './masked-name.rules.ts';

test('an officer sees how each word of a holder’s name begins, and not how long it is', () => {
  expect(maskedName('Tan Mei Lin')).toBe('T** M** L**');
  expect(maskedName(' Li  Sebastian-Alexander ')).toBe('L** S**');
  expect(maskedName('A S/O B')).toBe('A** S** B**');
  expect(maskedName('陈 美玲')).toBe('陈** 美**');
});
