/**
 * A query as a card shows it: waiting with its skeleton, failed with Try Again, answered, or answered once and now out
 * of date. One rule for every card.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, useCallback, useRef } from 'react';
import { type SkeletonPhase, useSkeletonPhase } from './skeleton-timing.ts';
import { type Retry, useRetry } from './use-retry.ts';

export interface CardQuery<Data = unknown> {
  /** The card's frame: takes the focus when a successful retry took its button away. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly retry: Retry;
  /** Phase of the skeleton; null once the answer or the failure may be drawn. */
  readonly waiting: Exclude<SkeletonPhase, 'done'> | null;
  /** The answer, once it may be drawn. */
  readonly data: Data | undefined;
  readonly error: Error | null;
  /** There is an answer, but a later one could not be had. */
  readonly isOutOfDate: boolean;
}

export function useCardQuery<Data>(query: UseQueryResult<Data>): CardQuery<Data> {
  const frame = useRef<HTMLElement>(null);
  const { refetch, data, error } = query;
  const retry = useRetry(
    useCallback(async () => (await refetch()).isSuccess, [refetch]),
    frame,
  );
  const isUnanswered = data === undefined;
  const hasFailed = query.isError || retry.busy;
  const isAwaited = isUnanswered && !hasFailed;
  const phase = useSkeletonPhase(isAwaited);
  const waiting = phase === 'done' ? (isAwaited ? 'held' : null) : phase;
  return {
    frame,
    retry,
    waiting,
    data: waiting ? undefined : data,
    error,
    isOutOfDate: !isUnanswered && hasFailed,
  };
}
