/** banner:accountTypes: whether these accounts are told that card payments have ended. A failure tells nobody. */
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export function accountTypesQuery(accountNos: readonly string[] | null) {
  return queryOptions({
    queryKey: ['banner:accountTypes', { accountNos }] as const,
    queryFn:
      accountNos === null || accountNos.length === 0
        ? skipToken
        : async (): Promise<boolean> => {
            const { types } = await call('banner:accountTypes', { accountNos: [...accountNos] });
            return announcesCards(types);
          },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A list with 'NON' or '', or '' as the whole result (S1 §4, readings §6). */
export function announcesCards(types: unknown): boolean {
  if (types === '') return true;
  return Array.isArray(types) && (types.includes('NON') || types.includes(''));
}
