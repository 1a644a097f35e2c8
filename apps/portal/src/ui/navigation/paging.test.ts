import { describe, expect, it } from 'vitest';
import { findRowsOfPage, listPagesAround, resolvePage } from './paging.ts';

describe('the page in an address', () => {
  const list = { pageSize: 10, count: 23 };

  it.each([
    [undefined, 1],
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 3],
    ['99999999999999999999999', 3],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['two', 1],
    ['', 1],
  ])('%j is page %i of three', (text, page) => {
    expect(resolvePage(text, list)).toBe(page);
  });

  it('is the first one of a list without rows', () => {
    expect(resolvePage('2', { pageSize: 10, count: 0 })).toBe(1);
  });

  it('is the last one where the list ends with a full page', () => {
    expect(resolvePage('3', { pageSize: 10, count: 20 })).toBe(2);
  });
});

it.each([
  [1, 1, 10],
  [2, 11, 20],
  [3, 21, 23],
])('page %i of 23 rows has rows %i to %i', (page, from, to) => {
  expect(findRowsOfPage({ page, pageSize: 10, count: 23 })).toEqual({ from, to });
});

it.each([
  [1, [1, 2, 3, 4]],
  [2, [1, 2, 3, 4, 5]],
  [5, [2, 3, 4, 5, 6, 7, 8]],
  [23, [20, 21, 22, 23, 24]],
  [24, [21, 22, 23, 24]],
])('page %i of 24 has up to three numbers on each side', (page, numbers) => {
  expect(listPagesAround({ page, pageSize: 10, count: 240 }, 3)).toEqual(numbers);
});

it('a list of two pages has two numbers, and one without rows has none', () => {
  expect(listPagesAround({ page: 1, pageSize: 10, count: 11 }, 3)).toEqual([1, 2]);
  expect(listPagesAround({ page: 1, pageSize: 10, count: 0 }, 3)).toEqual([]);
});
