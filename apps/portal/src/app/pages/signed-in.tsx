/**
 * The gate before every signed-in page: fetches the user, then lets the page in or sends the person where their
 * account leads. Everything behind it shares one query cache, that of this subject.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useMatches, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { AccountFailedPage, sessionCopy } from '../../features/session/index.ts';
import { currentMode } from '../../lib/modes.ts';
import { queryClientOf } from '../../lib/query-client.ts';
import { currentSession } from '../../lib/session.ts';
import { useSession } from '../../lib/use-session.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { fetchAccount, pageFor } from '../account.ts';
import { PageBar } from '../page-bar.tsx';
import { PlaceGate } from '../place-gate.tsx';
import { SelectedAvailability } from '../selected-availability.tsx';
import { SelectedChat } from '../selected-chat.tsx';

export function SignedIn() {
  const session = useSession();
  const [readyFor, setReadyFor] = useState<string | null>(null);
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const navigate = useNavigate();
  const subject = session?.subject;
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });

  const fetchFor = useCallback(
    async (person: string, isLeft: () => boolean): Promise<boolean> => {
      const outcome = await fetchAccount();
      if (isLeft()) return true;
      const page = pageFor(outcome);
      if (page) void navigate({ ...page, replace: true });
      setFailedFor(outcome.kind === 'failed' ? person : null);
      if (outcome.kind === 'ready') setReadyFor(person);
      return outcome.kind !== 'failed';
    },
    [navigate],
  );

  useEffect(() => {
    if (subject === undefined) return;
    let left = false;
    void fetchFor(subject, () => left);
    return () => {
      left = true;
    };
  }, [subject, fetchFor]);

  if (subject !== undefined && failedFor === subject && currentMode() === 'mobile')
    return (
      <AccountFailedPage onRetry={() => fetchFor(subject, () => currentSession()?.subject !== subject)} />
    );
  if (subject === undefined || readyFor !== subject) return <Waiting text={sessionCopy.wait} />;
  return (
    <QueryClientProvider client={queryClientOf(subject)}>
      <SelectedAvailability>
        {page?.header === undefined && page?.premisesBar === undefined && <PageBar />}
        <PlaceGate place={page?.place}>
          <Outlet />
        </PlaceGate>
        <SelectedChat />
      </SelectedAvailability>
    </QueryClientProvider>
  );
}
