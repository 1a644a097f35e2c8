/** The form to sign, as a file of one's own: made by the gateway for what was validated. */
import { isSessionCode } from '@portal/contract/errors';
import { restPaths } from '@portal/contract/http';
import { useRef, useState } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { download } from '../../../lib/api/download.ts';
import { copy } from './copy.ts';

export interface CompanyForm {
  readonly busy: boolean;
  readonly hasFailed: boolean;
  get(): void;
  dismissFailure(): void;
}

export function useCompanyForm(): CompanyForm {
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isUnderWay = useRef(false);

  async function get(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await download(restPaths.companyForm, copy.document.getFallbackName);
    } catch (error) {
      // The end of the session is told by whoever ends it.
      setFailed(!isSessionCode(toApiError(error).code));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }
  return { busy, hasFailed, get: () => void get(), dismissFailure: () => setFailed(false) };
}
