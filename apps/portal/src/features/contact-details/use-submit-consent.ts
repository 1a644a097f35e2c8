/** Sends that the details were verified. */
import { useQueryClient } from '@tanstack/react-query';
import { write } from '../../lib/api/api.ts';
import { type Action, useAction } from '../../ui/use-action.ts';
import { consentQuery } from './consent.query.ts';

/** A label that decides nothing: W web and kiosk, M inside the app (S3 §2.9). */
export type ConsentSource = 'W' | 'M';

export function useSubmitConsent(source: ConsentSource, onDone: () => void): Action<void> {
  const client = useQueryClient();
  return useAction<void>({
    send: (_, idempotencyKey) => write('cusConsent:create', { source }, { idempotencyKey }),
    onSuccess: () => client.setQueryData(consentQuery().queryKey, { isRequired: false }),
    onDone,
    leavesPage: true,
  });
}
