import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../program.ts';
import { knownFaults } from './known-faults.ts';

it.each(knownFaults.map((fault) => [fault.about, fault] as const))(
  'can still be put in: %s',
  (_, { path, find, replacement }) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    expect(text.split(find)).toHaveLength(2);
    expect(replacement).not.toBe(find);
  },
);

it('names tests that exist, by their path or their file name', () => {
  const gone = knownFaults.filter(({ test }) => test.includes('/') && !existsSync(join(ROOT, test)));
  expect(gone.map(({ test }) => test)).toEqual([]);
});
