import { describe, expect, test } from 'vitest';
import { compareWithNeighbours, listYear, sumOrNull } from './months.rules.ts';

const own = {
  accountId: 7,
  total: 352_000,
  households: 28,
  average: 355_123,
  efficient: 256_001,
  cost: 10_970,
};
const homes = new Set([7]);

describe('a home beside its neighbours', () => {
  test('is priced by what it paid for a unit', () => {
    expect(compareWithNeighbours([own], homes)).toEqual({
      average: 355_123,
      efficient: 256_001,
      averageCost: 11_067,
      efficientCost: 7_978,
    });
  });

  test.each([{ households: null }, { average: null }, { efficient: null }])(
    'is compared with nothing while %o',
    (unknown) => {
      expect(compareWithNeighbours([{ ...own, ...unknown }], homes)).toBeNull();
    },
  );

  test('is compared with ten households at least', () => {
    expect(compareWithNeighbours([{ ...own, households: 9 }], homes)).toBeNull();
    expect(compareWithNeighbours([{ ...own, households: 10 }], homes)).not.toBeNull();
  });

  test('is compared with nobody when two accounts share the premises, or when it is no household', () => {
    expect(compareWithNeighbours([own, { ...own, accountId: 8 }], homes)).toBeNull();
    expect(compareWithNeighbours([own], new Set())).toBeNull();
    expect(compareWithNeighbours([], homes)).toBeNull();
  });

  test('gives the neighbours no cost when it used nothing, or when its price is not known', () => {
    expect(compareWithNeighbours([{ ...own, total: 0 }], homes)?.averageCost).toBeNull();
    expect(compareWithNeighbours([{ ...own, total: 1, cost: 0 }], homes)?.averageCost).toBe(0);
    expect(compareWithNeighbours([{ ...own, cost: null }], homes)?.efficientCost).toBeNull();
  });
});

test('a sum of which one part is not known is not known', () => {
  expect(sumOrNull([1, 2])).toBe(3);
  expect(sumOrNull([1, null])).toBeNull();
  expect(sumOrNull([])).toBeNull();
});

test('a year has its twelve months', () => {
  expect(listYear(2026).at(0)).toBe('2026-01');
  expect(listYear(2026).at(-1)).toBe('2026-12');
  expect(listYear(2026)).toHaveLength(12);
});
