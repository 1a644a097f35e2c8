import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCells } from '../imports/csv-cells.ts';
import { csvRow, keepText } from './csv-row.ts';

const QUOTED = /"(?:[^"]|"")*"/g;
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

  it('stays one cell where a spreadsheet divides at semicolons as well', () => {
    expect(csvRow(['Tower A;=1+2', 'Active'])).toBe('"Tower A;=1+2",Active\r\n');
  });

  it('reads back as it was written, and has no cell that is a formula', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'a1 ,;"\'=+-@＝＋－＠\t\r\n芽') }),
      fc.string(),
      fc.constantFrom('=', '+1', '-1', '@a', '＝', '"', '""', ',', "'", ' ', '-1.50'),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (cells) => {
        const row = csvRow(cells);
        expect(row.replaceAll(QUOTED, '')).not.toMatch(/[;\t]/);
        const back = read(row);
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

describe('an identifier in a spreadsheet', () => {
  it.each([
    '0012345678',
    '00',
    '1234567890123456',
    '12.50',
    '3.4.2026',
    '12E5',
    '1e10',
    '12-10-2020',
    '2020-10-12',
    '3-4',
    'SEP1',
    'Mar-12',
    '12 Dec',
  ])('keeps %s as it is, behind an apostrophe', (text) => {
    expect(csvRow([keepText(text)])).toBe(`"'${text}"\r\n`);
  });

  it.each(['8934521670', '123456789012345', 'E7210449', 'W0001', '8934-52167', '0', '', 'MAINS9'])(
    'writes %j without an apostrophe, as nothing would change it',
    (text) => {
      expect(csvRow([keepText(text)])).toBe(`${text}\r\n`);
    },
  );

  it('stays harmless where it begins like a formula', () => {
    expect(csvRow([keepText('-0042'), keepText('=1+1')])).toBe(`"'-0042","'=1+1"\r\n`);
  });
});
