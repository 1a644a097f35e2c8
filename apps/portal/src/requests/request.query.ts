/** request:detail and request:list: one request with its history, and those of accounts. Open pages follow what happens. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../lib/api/api.ts';

export type RequestAnswer = Output<'request:detail'>;
export type AnyRequest = RequestAnswer['request'];

const EVERY_MS = 10_000;

export const requestListKey = ['request:list'] as const;

export function requestQuery(requestId: string) {
  return queryOptions({
    queryKey: ['request:detail', { requestId }] as const,
    queryFn: () => call('request:detail', { requestId }),
    // A closed request changes no more.
    refetchInterval: ({ state }) => (state.data?.request.isOpen === false ? false : EVERY_MS),
    refetchOnWindowFocus: true,
  });
}

/** Open ones first, then newest first. @param accountNos null while it is not known whose */
export function requestListQuery(accountNos: readonly string[] | null) {
  return queryOptions({
    queryKey: [...requestListKey, { accountNos }] as const,
    queryFn:
      accountNos === null || accountNos.length === 0
        ? skipToken
        : async () => (await call('request:list', { accountNos: [...accountNos] })).requests,
  });
}
