/** features:list: per-account switches of the selected premises. A failure hides keyed items, nothing more. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type Feature = Output<'features:list'>['features'][number];

export function featuresQuery(accountNos: readonly string[]) {
  return queryOptions({
    queryKey: ['features:list', { accountNos }] as const,
    queryFn:
      accountNos.length === 0
        ? skipToken
        : async (): Promise<readonly Feature[]> =>
            (await call('features:list', { accountNos: [...accountNos] })).features,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
