/**
 * user:checkFirstLogin, together with this login's own copy of what was closed: what is still to be said to
 * this person. Asked once a load; a failure is an answer too, by which no dialog opens.
 */
import { toSgDay } from '@portal/domain/sg-time';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, write } from '../../../lib/api/api.ts';
import { now } from '../../../lib/clock.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import {
  chooseLater,
  type Dismissed,
  keepDismissal,
  keptDismissals,
  type Notice,
  nothingDismissed,
} from '../dismissals.ts';

export interface FirstLogin {
  /** The answer has not come; what this login itself closed is known all the same. */
  readonly isAwaited: boolean;
  /** The gateway answered: without its word no dialog opens. */
  readonly isKnown: boolean;
  readonly isFirstLogin: boolean;
  readonly dismissed: Dismissed;
}

export function firstLoginQuery(subject: string | null) {
  return queryOptions({
    queryKey: ['user:checkFirstLogin', { subject }] as const,
    queryFn: async (): Promise<FirstLogin> => {
      const answer = await call('user:checkFirstLogin', {}).catch(() => null);
      const own = ownDismissals(subject);
      return {
        isAwaited: false,
        isKnown: answer !== null,
        isFirstLogin: answer?.isFirstLogin === true && own.onboarding === null,
        dismissed: chooseLater(answer?.dismissed ?? nothingDismissed, own),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

const ownDismissals = (subject: string | null): Dismissed =>
  subject === null ? nothingDismissed : keptDismissals(subject);

export function useFirstLogin(): FirstLogin {
  const subject = useSession()?.subject ?? null;
  const { data } = useQuery(firstLoginQuery(subject));
  return data ?? { isAwaited: true, isKnown: false, isFirstLogin: false, dismissed: ownDismissals(subject) };
}

export interface Dismissal {
  /** Closed now, kept here and at the gateway; a failure to save does not bring it back in this login. */
  dismiss(notice: Notice): void;
  /** Not again before the next load: what was shown was not the thing itself. */
  setOnboardingAside(): void;
}

export function useDismissal(): Dismissal {
  const client = useQueryClient();
  const subject = useSession()?.subject ?? null;
  const change = useCallback(
    (how: (before: FirstLogin) => FirstLogin) =>
      client.setQueryData(firstLoginQuery(subject).queryKey, (before) => before && how(before)),
    [client, subject],
  );
  const dismiss = useCallback(
    (notice: Notice) => {
      const day = toSgDay(now());
      const take = (dismissed: Dismissed) =>
        change((before) => ({
          ...before,
          isFirstLogin: before.isFirstLogin && notice !== 'onboarding',
          dismissed: chooseLater(before.dismissed, dismissed),
        }));
      take({ ...nothingDismissed, [notice]: day });
      if (subject !== null) keepDismissal(subject, notice, day);
      write('user:dismissNotice', { notice }).then(
        // By the gateway's clock it may be the next day already.
        (saved) => take(saved.dismissed),
        () => {},
      );
    },
    [change, subject],
  );
  const setOnboardingAside = useCallback(
    () => void change((before) => ({ ...before, isFirstLogin: false })),
    [change],
  );
  return { dismiss, setOnboardingAside };
}
