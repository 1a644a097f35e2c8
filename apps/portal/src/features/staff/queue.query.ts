/** staff:queue: what waits and what was decided today, as it is now. */
import type { Output } from '@portal/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type Queue = Output<'staff:queue'>;
export type WaitingItem = Queue['waiting'][number];
export type DecidedItem = Queue['decided'][number];

export const queueKey = ['staff', 'queue'] as const;

/** @param page of the decided ones, from 1 */
export function queueQuery(search: string, page: number) {
  return queryOptions({
    queryKey: [...queueKey, { search, page }] as const,
    queryFn: () => call('staff:queue', { name: 'linkApplications', page, ...(search ? { search } : {}) }),
    staleTime: 0,
    // What was found stands until the next is there.
    placeholderData: keepPreviousData,
  });
}
