/**
 * Sends that the details were verified. One key for every try of one visit: a try whose answer was lost is
 * repeated, not done twice. While one is under way no other starts.
 */
import { isSessionCode } from '@portal/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../lib/api.ts';
import { toApiError } from '../../lib/api-error.ts';
import { consentQuery } from './consent.query.ts';

/** A label that decides nothing: W web and kiosk, M inside the app (S3 §2.9). */
export type ConsentSource = 'W' | 'M';

export interface SubmitConsent {
  readonly busy: boolean;
  /** What went wrong, in the words of the code; null: nothing. */
  readonly failure: string | null;
  submit(): void;
  dismissFailure(): void;
}

export function useSubmitConsent(source: ConsentSource, onDone: () => void): SubmitConsent {
  const client = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await write('cusConsent:create', { source }, { idempotencyKey });
    } catch (error) {
      const { code, message } = toApiError(error);
      setBusy(false);
      // The end of the session is told by whoever ends it.
      if (!isSessionCode(code)) setFailure(message);
      return;
    }
    client.setQueryData(consentQuery().queryKey, { isRequired: false });
    onDone();
  }

  return { busy, failure, submit: () => void send(), dismissFailure: () => setFailure(null) };
}
