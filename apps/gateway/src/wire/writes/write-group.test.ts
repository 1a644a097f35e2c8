import { expect, test } from 'vitest';
import { writesThatRun } from './write-group.ts';

const read = (key: string) => ({ key, effect: 'read' as const, group: undefined });
const write = (key: string, group?: string) => ({ key, effect: 'write' as const, group });
const running = (...calls: Parameters<typeof writesThatRun>[0]) => [...writesThatRun(calls)];

test('reads are no writes', () => {
  expect(running(read('a'), read('b'))).toEqual([]);
});

test('only the first of several writes that do not belong together runs', () => {
  expect(running(read('a'), write('b'), write('c'))).toEqual(['b']);
});

test('writes of one group run together, one of another group does not', () => {
  expect(running(write('a', 'mail'), read('b'), write('c', 'mail'), write('d', 'giro'), write('e'))).toEqual([
    'a',
    'c',
  ]);
});
