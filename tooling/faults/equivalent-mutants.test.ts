import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../program.ts';
import { equivalentMutants } from './equivalent-mutants.ts';
import { listMutants } from './mutants.ts';

it.each(equivalentMutants.map((each) => [`${each.path} ${each.line} ${each.change}`, each] as const))(
  'is still a mutant: %s',
  (_, { path, line, change }) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const lines = text.split('\n').map((each) => each.trim());
    const found = listMutants(text).filter(
      (mutant) => lines[mutant.line - 1]?.startsWith(line) && mutant.change === change,
    );
    expect(found).not.toEqual([]);
  },
);
