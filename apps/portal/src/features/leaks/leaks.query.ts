/** insights:leaks: what the leak watch of an account sees. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type Leaks = Output<'insights:leaks'>;
export type Episode = Leaks['episodes'][number];

export const leaksKey = ['insights:leaks'] as const;

/** @param accountNo null while it is not known whose */
export const leaksQuery = (accountNo: string | null) =>
  queryOptions({
    queryKey: [...leaksKey, accountNo] as const,
    queryFn: accountNo === null ? skipToken : () => call('insights:leaks', { accountNo }),
  });
