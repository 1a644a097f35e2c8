/** Usage as JSON: one record to a line, so that it can be read as it comes. */
import { instantText } from '@portal/domain/sg-time';
import { unitOf } from '@portal/domain/utility-names';
import { toUnitOrNull } from '../days.ts';
import type { FileFacts, RecordBatch } from './usage-record.ts';

export async function* writeJson(
  batches: AsyncIterable<RecordBatch>,
  { by, createdAt }: FileFacts,
): AsyncGenerator<string> {
  const head = JSON.stringify({ by, created: instantText(createdAt), currency: 'SGD' });
  yield `${head.slice(0, -1)},"readings":[\n`;
  let isFirst = true;
  for await (const { accountNo, utility, records } of batches) {
    const lines = records.map(({ from, to, total, status, cost }) =>
      JSON.stringify({
        account: accountNo,
        utility,
        from: instantText(from),
        to: instantText(to),
        usage: toUnitOrNull(total),
        unit: unitOf[utility],
        status,
        costCents: cost,
      }),
    );
    yield `${isFirst ? '' : ',\n'}${lines.join(',\n')}`;
    isFirst = false;
  }
  yield '\n]}\n';
}
