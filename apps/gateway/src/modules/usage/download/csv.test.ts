import { sgDay, startOfSgDay } from '@portal/domain/sg-time';
import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';
import type { RecordBatch } from './usage-record.ts';

test('an account number with leading zeros keeps them in a spreadsheet, and its amounts stay numbers', async () => {
  const from = startOfSgDay(sgDay('2026-11-19'));
  async function* read(): AsyncGenerator<RecordBatch> {
    yield {
      accountNo: '0034521670',
      utility: 'water',
      records: [{ from, to: startOfSgDay(sgDay('2026-11-20')), total: 320, status: 'Actual', cost: -5 }],
    } as unknown as RecordBatch;
  }
  let text = '';
  for await (const part of writeCsv(read(), { by: 'daily', createdAt: from })) text += part;
  expect(text.split('\r\n')[1]).toBe(`"'0034521670",water,2026-11-19,0.320,Cu M,Actual,-0.05`);
});
