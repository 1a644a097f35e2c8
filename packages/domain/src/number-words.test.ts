import { expect, it } from 'vitest';
import { listInWords, numberInWords } from './number-words.ts';

it('numbers up to ten are words in a sentence, larger ones figures', () => {
  expect([0, 1, 2, 5, 10, 11, 40].map(numberInWords)).toEqual([
    'no',
    'one',
    'two',
    'five',
    'ten',
    '11',
    '40',
  ]);
});

it('a list reads as in speech', () => {
  expect([[], ['water'], ['water', 'gas'], ['electricity', 'water', 'gas']].map(listInWords)).toEqual([
    '',
    'water',
    'water and gas',
    'electricity, water and gas',
  ]);
});
