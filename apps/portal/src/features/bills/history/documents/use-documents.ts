/**
 * Saving bills: each once at a time, with the alert of S2 §8 when one cannot be had, and another try. References to bills
 * are short-lived, so another try asks for a fresh one first.
 */

import { isSessionCode } from '@portal/contract/errors';
import { restPaths } from '@portal/contract/http';
import { fileName } from '@portal/domain/file-names';
import { useRef, useState } from 'react';
import { toApiError } from '../../../../lib/api/api-error.ts';
import { download } from '../../../../lib/api/download.ts';
import { showToast } from '../../../../ui/dialogs/toast.ts';
import { copy } from '../copy.ts';

export interface BillDocument {
  /** Unique on this page. */
  readonly key: string;
  readonly accountNo: string;
  readonly period: string;
  readonly encryptedUrl: string;
  /** The reference once more, fresh; null: it cannot be had. */
  refreshed(): Promise<string | null>;
}

export interface Documents {
  isSaving(document: BillDocument): boolean;
  readonly hasFailed: boolean;
  save(document: BillDocument): void;
  again(): void;
  dismiss(): void;
}

export function useDocuments(): Documents {
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<BillDocument | null>(null);
  // Known at once, before the page is drawn again: two presses are one request.
  const running = useRef(new Set<string>());

  async function run(document: BillDocument, isAgain: boolean): Promise<void> {
    if (running.current.has(document.key)) return;
    running.current.add(document.key);
    setFailed(null);
    setSaving(new Set(running.current));
    try {
      await fetchDocument(document, isAgain);
      showToast(copy.saved(copy.billPdf));
    } catch (error) {
      // The end of the session is told by whoever ends it.
      if (!isSessionCode(toApiError(error).code)) setFailed(document);
    } finally {
      running.current.delete(document.key);
      setSaving(new Set(running.current));
    }
  }

  return {
    isSaving: ({ key }) => saving.has(key),
    hasFailed: failed !== null,
    save: (document) => {
      void run(document, false);
    },
    again: () => {
      if (failed) void run(failed, true);
    },
    dismiss: () => setFailed(null),
  };
}

async function fetchDocument(document: BillDocument, isAgain: boolean): Promise<void> {
  const { accountNo, period } = document;
  const fresh = isAgain ? await document.refreshed() : null;
  const body = { encryptedUrl: fresh ?? document.encryptedUrl, period, accountNo };
  return download(restPaths.billDownload, fileName([accountNo, period], 'pdf'), body);
}
