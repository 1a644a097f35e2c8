/** staff:linkLocks: account numbers that nobody can link at the moment. */
import type { Output } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export type LinkLock = Output<'staff:linkLocks'>['locks'][number];

export function locksQuery() {
  return queryOptions({
    queryKey: ['staff', 'locks'] as const,
    queryFn: () => call('staff:linkLocks', {}),
    staleTime: 0,
  });
}
