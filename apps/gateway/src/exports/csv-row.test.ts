import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCells } from '../imports/csv-cells.ts';
import { csvRow } from './csv-row.ts';

const read = (row: string) => csvCells(row.replace(/\r\n$/, ''));

describe('a row of CSV', () => {
  it('keeps numbers, negative ones too, and texts as they are', () => {
    expect(csvRow(['8934521670', '-46.44', '0.320', 'Actual', ''])).toBe(
      '8934521670,-46.44,0.320,Actual,\r\n',
    );
  });

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＋1', '－1', '＠x'])(
    'makes %j harmless',
    (text) => {
      const row = csvRow([text]);
      expect(row.startsWith('"')).toBe(true);
      expect(row.slice(1, 2)).toBe("'");
    },
  );

  it('reads back as it was written, and has no cell that is a formula', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'a1 ,"\'=+-@＝＋－＠\t\r\n芽') }),
      fc.string(),
      fc.constantFrom('=', '+1', '-1', '@a', '＝', '"', '""', ',', "'", ' ', '-1.50'),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (cells) => {
        const back = read(csvRow(cells));
        expect(back).toHaveLength(cells.length);
        back?.forEach((cell, index) => {
          const original = cells[index] ?? '';
          expect([original, `'${original}`]).toContain(cell);
          const isNumber = /^[+-]?\d+(\.\d+)?$/.test(cell);
          expect(isNumber || !/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell), cell).toBe(true);
        });
      }),
    );
  });
});
