/**
 * The gate before every signed-in page: fetches the user, then lets the page in or sends the person where their
 * account leads. Everything behind it shares one query cache, that of this subject.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageOf, sessionCopy } from '../../features/session/index.ts';
import { queryClientOf } from '../../lib/query-client.ts';
import { useSession } from '../../lib/use-session.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { fetchAccount } from '../account.ts';
import { SelectedAvailability } from '../selected-availability.tsx';
import { SelectedChat } from '../selected-chat.tsx';

export function SignedIn() {
  const session = useSession();
  const [readyFor, setReadyFor] = useState<string | null>(null);
  const navigate = useNavigate();
  const subject = session?.subject;

  useEffect(() => {
    if (subject === undefined) return;
    let left = false;
    void fetchAccount().then((outcome) => {
      if (left) return;
      const page = pageOf(outcome);
      if (page) void navigate({ ...page, replace: true });
      else if (outcome.kind === 'ready') setReadyFor(subject);
    });
    return () => {
      left = true;
    };
  }, [subject, navigate]);

  if (subject === undefined || readyFor !== subject) return <Waiting text={sessionCopy.wait} />;
  return (
    <QueryClientProvider client={queryClientOf(subject)}>
      <SelectedAvailability>
        <Outlet />
        <SelectedChat />
      </SelectedAvailability>
    </QueryClientProvider>
  );
}
