import { expect, it } from 'vitest';
import { applyMutant, listMutants, sample, sampleAcross } from './mutants.ts';

const getChanges = (text: string): string[] => listMutants(text).map((mutant) => applyMutant(text, mutant));

it.each([
  ['a < b;', ['a <= b;']],
  ['a - 1;', ['a + 1;', 'a - (1 + 1);']],
  ['a > 1_000;', ['a >= 1_000;', 'a > (1000 * 2);']],
  ['x && !y;', ['x || !y;', 'x && y;']],
  ['if (a) b();', ['if (!(a)) b();']],
  ['const c = a ? b : d;', ['const c = !(a) ? b : d;']],
  ['Math.min(a, b);', ['Math.max(a, b);']],
])('changes %s in every place that matters', (text, changed) => {
  expect(getChanges(text)).toEqual(changed);
});

it.each([
  "'a' + b;",
  'type Day = 1 | 2;',
  'throw new RangeError(1 + 2);',
  'const a: Array<3> = b;',
  'a ?? 0;',
])('leaves %s alone', (text) => {
  expect(getChanges(text)).toEqual([]);
});

it('names the line and the change', () => {
  expect(listMutants('let a;\na >= b;')).toMatchObject([{ line: 2, change: '>= became >' }]);
});

it('draws the same sample for the same seed, and no item twice', () => {
  const items = Array.from({ length: 90 }, (_, index) => index);
  const drawn = sample(items, 40, 7);
  expect(sample(items, 40, 7)).toEqual(drawn);
  expect(sample(items, 40, 8)).not.toEqual(drawn);
  expect(new Set(drawn).size).toBe(40);
});

it('draws all items when asked for more than there are', () => {
  expect(sample([3, 1, 2], 9, 1).toSorted()).toEqual([1, 2, 3]);
});

it('draws from every group before it draws a second time, and no item twice', () => {
  const groups = [[1, 2, 3, 4, 5, 6], [], [7], [8, 9]];
  const drawn = sampleAcross(groups, 5, 3);
  expect(new Set(drawn).size).toBe(5);
  for (const group of groups) expect(group.some((item) => drawn.includes(item))).toBe(group.length > 0);
  expect(sampleAcross(groups, 2, 3)).toHaveLength(2);
  expect(sampleAcross(groups, 99, 3).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
