import { expect, it } from 'vitest';
import { hasLetters } from './letters-available.ts';

it.each([
  [['EBS'], true],
  [['MSSL'], false],
  [['MSSL', 'EBS'], true],
  [['MSSL', 'MSSL'], false],
  [[], false],
] as const)('a premises with accounts in %o has letters: %s', (systems, wanted) => {
  expect(hasLetters(systems.map((system) => ({ system })))).toBe(wanted);
});
