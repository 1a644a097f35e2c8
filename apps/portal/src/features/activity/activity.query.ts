/** user:activity: one page of the list, its counts, and what staff did in the past 30 days. */
import type { Output } from '@portal/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type ActivityAnswer = Output<'user:activity'>;
export type ActivityRow = ActivityAnswer['rows'][number];
export type Filter = 'all' | 'you' | 'invited' | 'holder' | 'staff';

export const PAGE_SIZE = 10;

/** The list stays while another page of it comes. */
export const activityQuery = (view: { readonly who: Filter; readonly page: number } | null) =>
  queryOptions({
    queryKey: ['user:activity', view] as const,
    queryFn: view ? () => call('user:activity', { ...view, size: PAGE_SIZE }) : skipToken,
    placeholderData: keepPreviousData,
  });
