/**
 * Fetches the user and lets in whoever may be here; everybody else goes where their account leads. Inside the app a
 * failure is told in place, with a way to try again. The pages behind it share one query cache, that of this subject.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { AccountFailedPage, type AccountOutcome, sessionCopy } from '../../features/session/index.ts';
import { getQueryClient } from '../../lib/api/query-client.ts';
import { currentMode } from '../../lib/modes.ts';
import { currentSession } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { fetchAccount, type resolveLandingRoute } from './account.ts';

/** A page to go to instead, and whether the address's query goes along. */
export type Redirect = NonNullable<ReturnType<typeof resolveLandingRoute>> & {
  readonly keepsQuery?: boolean;
};

interface AccountGateProps {
  /** Null: the person may be here. Give the same function as long as its answers are the same. */
  redirectFrom(outcome: AccountOutcome): Redirect | null;
  /** Asked again when it changes, in the background: what is known holds until then. */
  at?: string;
  /** Drawn until it is known who may be here; else the mark of waiting. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

interface KnownOutcome {
  readonly subject: string;
  readonly outcome: AccountOutcome;
}

export function AccountGate({ redirectFrom, at, meanwhile, children }: AccountGateProps) {
  const subject = useSession()?.subject;
  const [known, setKnown] = useState<KnownOutcome | null>(null);
  const navigate = useNavigate();
  const outcome = known !== null && known.subject === subject ? known.outcome : null;

  const ask = useCallback(async (person: string, isLeft: () => boolean): Promise<boolean> => {
    const next = await fetchAccount();
    if (!isLeft()) setKnown((last) => chooseNewest(last, { subject: person, outcome: next }));
    return next.kind !== 'failed';
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is asked about again
  useEffect(() => {
    if (subject === undefined) return;
    let left = false;
    void ask(subject, () => left);
    return () => {
      left = true;
    };
  }, [subject, at, ask]);

  useEffect(() => {
    const redirect = outcome && redirectFrom(outcome);
    if (!redirect) return;
    const { keepsQuery = false, ...page } = redirect;
    void navigate({ ...page, ...(keepsQuery ? { search: (query: object) => query } : {}), replace: true });
  }, [outcome, redirectFrom, navigate]);

  if (subject !== undefined && outcome?.kind === 'failed' && currentMode() === 'mobile')
    return <AccountFailedPage onRetry={() => ask(subject, () => currentSession()?.subject !== subject)} />;
  if (subject === undefined || outcome === null || !isSettled(outcome) || redirectFrom(outcome) !== null)
    return meanwhile ?? <Waiting text={sessionCopy.wait} />;
  return <QueryClientProvider client={getQueryClient(subject)}>{children}</QueryClientProvider>;
}

const isSettled = ({ kind }: AccountOutcome): boolean => kind !== 'failed' && kind !== 'session-ended';

/** Somebody who is in already is not turned out because asking again has failed. */
function chooseNewest(last: KnownOutcome | null, next: KnownOutcome): KnownOutcome {
  const isIn = last?.subject === next.subject && isSettled(last.outcome);
  return isIn && !isSettled(next.outcome) ? last : next;
}
