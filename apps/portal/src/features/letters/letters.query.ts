/** eletter:list, once for each business partner, side by side: what has come shows, each fails alone. */
import type { Output } from '@portal/contract';
import { type Printed, toPrinted } from '@portal/domain/letters/printed-at';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useRef } from 'react';
import { call } from '../../lib/api/api.ts';
import { toApiError } from '../../lib/api/api-error.ts';
import { type SkeletonPhase, useSkeletonPhase } from '../../ui/loading/skeleton-timing.ts';
import { type Retry, useRetry } from '../../ui/loading/use-retry.ts';

type LetterRow = Output<'eletter:list'>['eletters'][number];

export interface Letter extends LetterRow {
  readonly bpNo: string;
  readonly printed: Printed;
}

function lettersQuery(bpNo: string) {
  return queryOptions({
    queryKey: ['eletter:list', { bpNo }] as const,
    queryFn: async (): Promise<readonly Letter[]> => {
      const eletters = await call('eletter:list', { bpNo }).then(
        (reply) => reply.eletters,
        (error: unknown) => {
          // Letters are not offered for the accounts of this partner: there are none to show.
          if (toApiError(error).code === 'SK_FEATURE_1001') return [];
          throw error;
        },
      );
      return eletters.map((row) => ({ ...row, bpNo, printed: toPrinted(row.printDate) }));
    },
  });
}

export interface Letters {
  /** Of the partners that have answered. */
  readonly letters: readonly Letter[];
  /** Phase of the skeleton; null once something may be drawn. */
  readonly waiting: Exclude<SkeletonPhase, 'done'> | null;
  /** Letters of some partners are still to come. */
  readonly isPartial: boolean;
  /** How many partners' letters could not be had. */
  readonly failed: number;
  /** Asks again for those that could not be had. */
  readonly retry: Retry;
  readonly frame: RefObject<HTMLElement | null>;
  /** Fresh references, which are short-lived. */
  refresh(): Promise<unknown>;
}

/** @param bpNos null while it is not known whose letters to ask for */
export function useLetters(bpNos: readonly string[] | null): Letters {
  const client = useQueryClient();
  const frame = useRef<HTMLElement>(null);
  const results = useQueries({ queries: (bpNos ?? []).map(lettersQuery) });
  const failed = results.filter(({ data, isError }) => isError && data === undefined);
  const answered = results.filter(({ data }) => data !== undefined);
  const retryFailed = useCallback(async () => {
    await client.refetchQueries({
      queryKey: ['eletter:list'],
      predicate: ({ state }) => state.data === undefined,
    });
    const states = client.getQueryCache().findAll({ queryKey: ['eletter:list'] });
    return states.every(({ state }) => state.data !== undefined);
  }, [client]);
  const retry = useRetry(retryFailed, frame);
  const isAwaited =
    bpNos === null || (answered.length === 0 && failed.length < results.length && !retry.busy);
  const phase = useSkeletonPhase(isAwaited);
  return {
    letters: results.flatMap(({ data }) => data ?? []),
    waiting: phase === 'done' ? (isAwaited ? 'held' : null) : phase,
    isPartial: answered.length + failed.length < results.length,
    failed: failed.length,
    retry,
    frame,
    refresh: useCallback(() => client.refetchQueries({ queryKey: ['eletter:list'] }), [client]),
  };
}

/** The list as it is once the person has opened a letter. */
export function useShowOpened(): (letter: Letter) => void {
  const client = useQueryClient();
  return ({ bpNo, letterId }) => {
    client.setQueryData(lettersQuery(bpNo).queryKey, (letters) =>
      letters?.map((each) => (each.letterId === letterId ? { ...each, isNew: false } : each)),
    );
  };
}
