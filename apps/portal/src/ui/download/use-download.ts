/** Saves files, one at a time: what is on its way, what could not be had, another try. */
import { isSessionCode } from '@portal/contract/errors';
import { useRef, useState } from 'react';
import { toApiError } from '../../lib/api/api-error.ts';
import { copy } from '../copy.ts';
import { showToast } from '../dialogs/toast.ts';

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
