import { expect, it } from 'vitest';
import { findMissing } from './engines.ts';

const onPostgres = [
  { path: 'a.op.test.ts', statements: ['select 1', 'select now()'] },
  { path: 'b.op.test.ts', statements: ['select 1'] },
];

it('passes when every statement ran on both engines, in whatever file', () => {
  expect(
    findMissing(onPostgres, [{ path: 'c.op.test.ts', statements: ['select now()', 'select 1'] }]),
  ).toEqual([]);
});

it('names the file whose statements never ran on the embedded engine', () => {
  const missing = findMissing(onPostgres, [{ path: 'b.op.test.ts', statements: ['select 1'] }]);
  expect(missing).toEqual([expect.stringContaining('a.op.test.ts: 1 statements never ran on PGlite')]);
});
