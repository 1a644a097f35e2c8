/** usave:list: the entries and the balance; null where there is no U-Save (S2 §8). */
import type { Input, Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { toApiError } from '../../lib/api/api-error.ts';

export type USaveAccount = Input<'usave:list'>['accounts'][number];
export type USave = Output<'usave:list'>;

/** @param accounts null while it is not known whose U-Save to ask for */
export function uSaveQuery(accounts: readonly USaveAccount[] | null) {
  const asked = accounts?.map(({ accountNo, system }) => ({ accountNo, system })) ?? null;
  return queryOptions({
    queryKey: ['usave:list', { accounts: asked }] as const,
    queryFn:
      asked === null
        ? skipToken
        : (): Promise<USave | null> =>
            call('usave:list', { accounts: asked }).catch((error: unknown) => {
              if (toApiError(error).code === 'SK_USAVE_1002') return null;
              throw error;
            }),
  });
}
