/** staff:queue of applications: what waits and what was decided today, as it is now. */
import type { Output } from '@portal/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type Queue = Extract<Output<'staff:queue'>, { name: 'linkApplications' }>;
export type WaitingItem = Queue['waiting'][number];

export const queueKey = ['staff', 'queue', 'linkApplications'] as const;

/** @param page of the decided ones, from 1 */
export function queueQuery(search: string, page: number) {
  return queryOptions({
    queryKey: [...queueKey, { search, page }] as const,
    queryFn: async (): Promise<Queue> => {
      const queue = await call('staff:queue', {
        name: 'linkApplications',
        page,
        ...(search ? { search } : {}),
      });
      if (queue.name !== 'linkApplications') throw new TypeError('another queue came');
      return queue;
    },
    staleTime: 0,
    // What was found stands until the next is there.
    placeholderData: keepPreviousData,
  });
}
