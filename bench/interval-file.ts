/** An interval file of generated homes, as large as a bench wants it. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { SgDay } from '@portal/domain/sg-time';
import { dayShape, generatedDay } from '../apps/gateway/src/db/seed/generated/days.ts';
import { generatedHome } from '../apps/gateway/src/db/seed/generated/homes.ts';
import { INTERVAL_HEAD } from '../apps/gateway/src/modules/usage/import/interval-row.rules.ts';

interface IntervalFile {
  readonly homes: number;
  readonly days: readonly SgDay[];
  /** One half hour in a hundred rows differs from what was generated. */
  readonly isCorrected: boolean;
}

export async function writeIntervalFile(
  path: string,
  { homes, days, isCorrected }: IntervalFile,
): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${INTERVAL_HEAD}\n`);
  for (const day of days) {
    const shape = dayShape(day);
    for (let n = 0; n < homes; n += 1) {
      const { digits, values } = generatedDay(generatedHome(n), shape, n);
      const cells = isCorrected && n % 100 === 0 ? values.with(9, 1_234) : values;
      if (!file.write(`${digits},${day},${cells.map((value) => value ?? '').join(',')}\n`))
        await once(file, 'drain');
    }
  }
  await finished(file.end());
}
