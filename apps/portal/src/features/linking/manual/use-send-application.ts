/**
 * Sends the application: one at a time, to be stopped while it is on its way, a repeat of a lost try under its own key
 * (T14). Tells the measuring of the portal how it went. Where nobody knows what became of it, the gateway is asked.
 */
import { instantText } from '@portal/domain/sg-time';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pushFailure, pushSuccess } from '../../../lib/analytics.ts';
import { createAttempts, isUnsettled } from '../../../lib/api/attempts.ts';
import { type UploadProgress, UploadStopped } from '../../../lib/api/upload.ts';
import { now } from '../../../lib/clock.ts';
import type { SourceLabel } from '../../../lib/source-label.ts';
import { copy as linking } from '../copy.ts';
import { redirectsElsewhere } from '../link-failure.ts';
import { applicationQuery, type CompanyApplication } from './application.query.ts';
import type { ChosenFile } from './draft.ts';
import { sendApplication } from './send-application.ts';

type Outcome = { readonly kind: 'sent' | 'stopped' } | { readonly kind: 'failed'; readonly error: unknown };

export interface SendApplication {
  /** On its way; null: it is not. */
  readonly progress: UploadProgress | null;
  /** @returns null while another is under way */
  send(application: CompanyApplication, chosen: ChosenFile): Promise<Outcome | null>;
  /** Nothing is stored then. Without effect once everything has been sent. */
  stop(): void;
}

const BEGINNING: UploadProgress = { part: 0, secondsLeft: null };

export function useSendApplication(source: SourceLabel): SendApplication {
  const client = useQueryClient();
  const [attempts] = useState(createAttempts);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(application: CompanyApplication, chosen: ChosenFile): Promise<Outcome | null> {
    if (underWay.current) return null;
    const controller = new AbortController();
    underWay.current = controller;
    setProgress(BEGINNING);
    const { accountNo, postalCode, uen } = application;
    try {
      await attempts.run({ accountNo, postalCode, uen, file: chosen.id }, (idempotencyKey) =>
        sendApplication(
          { application, source, file: chosen.file },
          { idempotencyKey, signal: controller.signal, onProgress: setProgress },
        ),
      );
      pushSuccess('link_company');
      await learn(client, receivedNow(application, chosen));
      return { kind: 'sent' };
    } catch (error) {
      if (error instanceof UploadStopped) return { kind: 'stopped' };
      pushFailure('link_company', error, linking.linkFailed);
      // The application may have arrived, and only its answer not.
      if (isUnsettled(error) || redirectsElsewhere(error)) await learn(client);
      return { kind: 'failed', error };
    } finally {
      underWay.current = null;
      setProgress(null);
    }
  }

  return { progress, send, stop: () => underWay.current?.abort() };
}

/** Fetches the application again. @param otherwise what holds when the gateway cannot be asked */
async function learn(client: QueryClient, otherwise?: CompanyApplication): Promise<void> {
  const query = applicationQuery();
  try {
    await client.fetchQuery(query);
  } catch {
    if (otherwise) client.setQueryData(query.queryKey, { application: otherwise });
  }
}

const receivedNow = (application: CompanyApplication, { file }: ChosenFile): CompanyApplication => ({
  ...application,
  status: 'in_progress',
  receivedAt: instantText(now()),
  fileName: file.name,
  note: null,
});
