/** staff:queues: the queues that this officer may decide in, and how long they are. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export const queuesKey = ['staff', 'queues'] as const;

export const queuesQuery = () =>
  queryOptions({ queryKey: queuesKey, queryFn: () => call('staff:queues', {}), staleTime: 0 });
