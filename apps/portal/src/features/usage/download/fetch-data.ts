/** Saves usage as a file: what is seen, or everything that is kept. */
import { restPaths } from '@portal/contract/http';
import { fileName } from '@portal/domain/file-names';
import { formatDay, toSgDay } from '@portal/domain/sg-time';
import { download } from '../../../lib/api/download.ts';
import { now } from '../../../lib/clock.ts';
import { copy } from '../copy.ts';
import type { ShownUsage } from '../use-usage.ts';
import type { UsageOptions } from '../view/options.ts';
import type { ShownView } from '../view/usage-view.ts';

export interface DownloadSource {
  readonly shown: ShownView;
  readonly usage: ShownUsage;
  readonly options: UsageOptions;
}

/** The part of it that a file of data is made from. */
interface DataSource {
  readonly shown: Pick<ShownView, 'level' | 'utility'>;
  readonly usage: Pick<ShownUsage, 'span'>;
  readonly options: UsageOptions;
}

export type DataFormat = 'csv' | 'greenbutton' | 'json';
const extensions = { csv: 'csv', greenbutton: 'xml', json: 'json' } as const;

/** @param isEverything half hours of every day that is kept, in place of what is seen */
export async function fetchData(
  { shown, usage, options }: DataSource,
  format: DataFormat,
  isEverything = false,
): Promise<void> {
  const by = isEverything ? 'hourly' : shown.level;
  const accountNos = by === 'monthly' ? options.accountNos : (options.halfHourly ?? options.accountNos);
  const accountNo = accountNos[0] ?? '';
  const name = ['Consumption', copy.levels[by], accountNo, formatDay(toSgDay(now()))];
  await download(restPaths.consumptionDownload, fileName(name, extensions[format]), {
    consumptionBy: copy.levels[by],
    ebsPremiseNo: options.premises.ebsPremiseNo,
    msslPremiseNo: options.premises.msslPremiseNo,
    accountNo,
    accountNos,
    format,
    ...(isEverything ? {} : { utility: shown.utility, ...usage.span }),
  });
}
