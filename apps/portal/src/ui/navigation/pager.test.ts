import { expect, it } from 'vitest';
import { readPage } from './pager.tsx';

it.each([
  [undefined, 12, 1],
  ['2', 12, 2],
  ['3', 12, 1],
  ['0', 12, 1],
  ['-1', 12, 1],
  ['1.5', 12, 1],
  ['two', 12, 1],
  ['1', 0, 1],
])('the address %s of a list of %i rows is page %i', (text, total, page) => {
  expect(readPage(text, total, 10)).toBe(page);
});
