import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { CsvRecord } from './read-csv-records.ts';
import { readCsvFile } from './test/read-csv-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'csv-records-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(text: string): Promise<CsvRecord[]> {
  const path = join(folder, 'file.csv');
  writeFileSync(path, text);
  return readCsvFile(path);
}

test('a row is read with the number of its first line, and blank lines between rows are none', async () => {
  expect(await read('\uFEFFa,b\r\n\r\nc,d\r\n')).toEqual([
    { line: 1, text: 'a,b', cells: ['a', 'b'] },
    { line: 3, text: 'c,d', cells: ['c', 'd'] },
  ]);
});

test('a quoted cell keeps its line ends, an empty line too', async () => {
  expect(await read('a,"one\n\nthree, ""x""",b\nc,d,e\n')).toEqual([
    { line: 1, text: 'a,"one\n\nthree, ""x""",b', cells: ['a', 'one\n\nthree, "x"', 'b'] },
    { line: 4, text: 'c,d,e', cells: ['c', 'd', 'e'] },
  ]);
});

test('a forgotten quote costs its own line and no other', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => `${n},x`);
  const records = await read(['head,x', 'bad,"x', ...rows].join('\n'));
  expect(records).toHaveLength(62);
  expect(records.filter(({ cells }) => cells === null)).toEqual([{ line: 2, text: 'bad,"x', cells: null }]);
  expect(records.at(-1)).toEqual({ line: 62, text: '59,x', cells: ['59', 'x'] });
});

test('a quote that is open at the end of the file costs its own line and no other', async () => {
  expect(await read('a,b\nc,"d\ne,f\n')).toEqual([
    { line: 1, text: 'a,b', cells: ['a', 'b'] },
    { line: 2, text: 'c,"d', cells: null },
    { line: 3, text: 'e,f', cells: ['e', 'f'] },
  ]);
});
