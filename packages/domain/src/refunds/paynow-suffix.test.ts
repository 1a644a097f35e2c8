import { expect, it } from 'vitest';
import { findSuffixProblem, suffixTexts } from './paynow-suffix.ts';

it.each([
  ['', null],
  ['A1b', null],
  ['123', null],
  ['A', 'length'],
  ['12', 'length'],
  ['A1B2', 'length'],
  ['A-1', 'characters'],
  ['A 1', 'characters'],
  ['-', 'characters'],
  ['ÄÖÜ', 'characters'],
  ['１２３', 'characters'],
])('the suffix %j has the problem %s', (suffix, problem) => {
  expect(findSuffixProblem(suffix)).toBe(problem);
});

it('has texts of its own in the restricted area', () => {
  expect(suffixTexts).toEqual({
    signedIn: { characters: 'Alphanumeric characters only', length: 'Suffix must be 3 digits' },
    restrictedArea: {
      characters: 'Please enter a valid suffix',
      length: 'Suffix must be exactly 3 characters',
    },
  });
});
