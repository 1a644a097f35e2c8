/** Saves usage as a file, one at a time: what is seen, or everything that is kept. */
import { isSessionCode } from '@portal/contract/errors';
import { restPaths } from '@portal/contract/http';
import { fileName } from '@portal/domain/file-names';
import { formatDay, toSgDay } from '@portal/domain/sg-time';
import { useRef, useState } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { download } from '../../../lib/api/download.ts';
import { now } from '../../../lib/clock.ts';
import { showToast } from '../../../ui/dialogs/toast.ts';
import { copy } from '../copy.ts';
import type { ShownUsage } from '../use-usage.ts';
import type { UsageOptions } from '../view/options.ts';
import type { ShownView } from '../view/usage-view.ts';

export interface DownloadSource {
  readonly shown: ShownView;
  readonly usage: ShownUsage;
  readonly options: UsageOptions;
}

export type DataFormat = 'csv' | 'greenbutton' | 'json';
const extensions = { csv: 'csv', greenbutton: 'xml', json: 'json' } as const;

export interface Download {
  /** The key of the file that is on its way; null: none. */
  readonly saving: string | null;
  readonly hasFailed: boolean;
  /** @param fetchFile saves the file. @throws when it cannot be had */
  save(key: string, name: string, fetchFile: () => Promise<void>): void;
  again(): void;
  dismiss(): void;
}

interface Wanted {
  readonly key: string;
  readonly name: string;
  fetchFile(): Promise<void>;
}

export function useDownload(): Download {
  const [saving, setSaving] = useState<string | null>(null);
  const [failed, setFailed] = useState<Wanted | null>(null);
  // Known at once, before the page is drawn again: two presses are one request.
  const isUnderWay = useRef(false);

  async function run(wanted: Wanted): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailed(null);
    setSaving(wanted.key);
    try {
      await wanted.fetchFile();
      showToast(copy.download.saved(wanted.name));
    } catch (error) {
      // The end of the session is told by whoever ends it.
      if (!isSessionCode(toApiError(error).code)) setFailed(wanted);
    } finally {
      isUnderWay.current = false;
      setSaving(null);
    }
  }

  return {
    saving,
    hasFailed: failed !== null,
    save: (key, name, fetchFile) => void run({ key, name, fetchFile }),
    again: () => {
      if (failed) void run(failed);
    },
    dismiss: () => setFailed(null),
  };
}

/** @param isEverything half hours of every day that is kept, in place of what is seen */
export async function fetchData(
  { shown, usage, options }: DownloadSource,
  format: DataFormat,
  isEverything = false,
): Promise<void> {
  const by = isEverything ? 'hourly' : shown.level;
  const accountNos = by === 'monthly' ? options.accountNos : (options.halfHourly ?? options.accountNos);
  const accountNo = accountNos[0] ?? '';
  const name = ['Consumption', copy.levels[by], accountNo, formatDay(toSgDay(now()))];
  await download(restPaths.consumptionDownload, fileName(name, extensions[format]), {
    consumptionBy: copy.levels[by],
    ...options.premises,
    accountNo,
    accountNos,
    format,
    ...(isEverything ? {} : { utility: shown.utility, ...usage.span }),
  });
}
