/** Usage as CSV: a row for each half hour, day or month. */
import { cents, plainAmount } from '@portal/domain/money';
import { addDays, toSgDay, toSgTime } from '@portal/domain/sg-time';
import { unitOf } from '@portal/domain/utility-names';
import { csvRow, keepText } from '../../../exports/csv-row.ts';
import type { FileFacts, RecordBatch, UsageRecord } from './usage-record.ts';

const heads: Readonly<Record<FileFacts['by'], readonly string[]>> = {
  hourly: ['Date', 'Start', 'End'],
  daily: ['Date'],
  monthly: ['From', 'To'],
};
const values = ['Usage', 'Unit', 'Status', 'Cost with GST (S$)'];

export async function* writeCsv(
  batches: AsyncIterable<RecordBatch>,
  { by }: FileFacts,
): AsyncGenerator<string> {
  yield csvRow(['Account', 'Utility', ...heads[by], ...values]);
  for await (const { accountNo, utility, records } of batches) {
    const rows = records.map((record) =>
      csvRow([
        keepText(accountNo),
        utility,
        ...formatPeriod(record, by),
        formatThousandths(record.total),
        unitOf[utility],
        record.status,
        formatCents(record.cost),
      ]),
    );
    yield rows.join('');
  }
}

function formatPeriod({ from, to }: UsageRecord, by: FileFacts['by']): string[] {
  const day = toSgDay(from);
  if (by === 'daily') return [day];
  if (by === 'monthly') return [day, addDays(toSgDay(to), -1)];
  return [day, toSgTime(from).slice(0, 5), toSgTime(to).slice(0, 5)];
}

/** '0.320'; empty: not measured, which is not zero. */
const formatThousandths = (total: number | null): string =>
  total === null ? '' : (total / 1_000).toFixed(3);

const formatCents = (cost: number | null): string => {
  if (cost === null) return '';
  return cost < 0 ? `-${plainAmount(cents(-cost))}` : plainAmount(cents(cost));
};
