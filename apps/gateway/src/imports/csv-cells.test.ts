import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCells } from './csv-cells.ts';

test.each([
  ['a,b,c', ['a', 'b', 'c']],
  ['', ['']],
  [',', ['', '']],
  ['a,,c', ['a', '', 'c']],
  ['"a,b",c', ['a,b', 'c']],
  ['"say ""yes""",x', ['say "yes"', 'x']],
  ['"",x', ['', 'x']],
])('%s is taken apart', (row, cells) => {
  expect(csvCells(row)).toEqual(cells);
});

test.each(['"open', 'a"b,c', '"a"b,c', 'a,"b'])('%s is no row', (row) => {
  expect(csvCells(row)).toBeNull();
});

test('written cells are read back unchanged, whatever they hold', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab ,";é') });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const row = cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
      expect(csvCells(row)).toEqual(cells);
    }),
  );
});
