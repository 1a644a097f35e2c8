/** How the person can be reached, as the provider knows it this moment: it may just have been changed there. */
import type { Output } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type ContactProfile = Output<'user:profileInfo'>;

export function contactProfileQuery() {
  return queryOptions({
    queryKey: ['contact-details', 'profile'] as const,
    queryFn: () => call('user:profileInfo', {}),
    staleTime: 0,
  });
}
