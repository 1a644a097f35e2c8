/** A whole CSV file for tests that look at what was saved. */
import { type CsvRecord, readCsvRecords } from '../read-csv-records.ts';

export async function readCsvFile(path: string): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of readCsvRecords(path)) records.push(record);
  return records;
}

/** @throws RangeError for a row that is none */
export async function readCsvCells(path: string): Promise<(readonly string[])[]> {
  return (await readCsvFile(path)).map(({ line, cells }) => {
    if (cells === null) throw new RangeError(`line ${line} is no row`);
    return cells;
  });
}
