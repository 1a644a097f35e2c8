/** staff:linkApplication: one application beside our records. Asking records who has opened it, hence once a visit. */
import type { Output } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';
import { write } from '../../lib/api.ts';

export type Application = Output<'staff:linkApplication'>;
export type ComparedRecord = Application['records'][number];

export function applicationQuery(itemId: string) {
  return queryOptions({
    queryKey: ['staff', 'application', { itemId }] as const,
    queryFn: () => write('staff:linkApplication', { itemId }),
    staleTime: Number.POSITIVE_INFINITY,
    // Another visit opens it anew, as it is then.
    gcTime: 0,
  });
}
