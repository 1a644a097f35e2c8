import { expect, it } from 'vitest';
import { excessStyles, printableSizes, type SourceFile, sourceFiles } from './sizes.ts';

const file = (path: string, lines: number): SourceFile => ({ path, lines });
const getCells = (table: string, name: string): string[] =>
  table
    .split('\n')
    .find((line) => line.trim().startsWith(`${name} `))
    ?.trim()
    .split(/\s+/) ?? [];

it('lines of tests are counted apart from the lines of the product', () => {
  const table = printableSizes([
    file('apps/portal/src/a.tsx', 40),
    file('apps/portal/src/a.module.css', 10),
    file('apps/portal/src/a.test.tsx', 7),
    file('apps/portal/src/test/world.ts', 5),
    file('packages/domain/src/money.ts', 31),
    file('e2e/journeys/paying.spec.ts', 100),
  ]);
  expect(getCells(table, 'apps/portal')).toEqual(['apps/portal', '2', '40', '50', '10', '0.25', '12']);
  expect(getCells(table, 'packages/domain')).toEqual(['packages/domain', '1', '31', '31', '0', '0']);
  expect(getCells(table, 'together')).toEqual(['together', '3', '31', '81', '10', '0.25', '112']);
});

it('a folder that does not fit on a screen is named, its tests not counted', () => {
  const many = Array.from({ length: 26 }, (_, index) => file(`tooling/big/${index}.ts`, 1));
  const full = Array.from({ length: 25 }, (_, index) => file(`tooling/full/${index}.ts`, 1));
  const table = printableSizes([...many, ...full, file('tooling/full/a.test.ts', 1)]);
  expect(table).toContain('folders with more than 25 files: tooling/big 26');
  expect(table).not.toContain('tooling/full');
});

it('the repository itself can be counted', () => {
  const files = sourceFiles(new URL('../../', import.meta.url).pathname);
  expect(files.find(({ path }) => path === 'tooling/test/sizes.ts')?.lines).toBeGreaterThan(50);
});

it('rejects a portal whose style sheets grow faster than its components', () => {
  const components = file('apps/portal/src/a.tsx', 1000);
  expect(excessStyles([components, file('apps/portal/src/a.module.css', 350)])).toEqual([]);
  expect(excessStyles([components, file('apps/portal/src/a.module.css', 650)])).toEqual([
    expect.stringMatching(/^apps\/portal: 0\.650 lines of CSS per line of TSX, at most 0\.\d+/),
  ]);
});
