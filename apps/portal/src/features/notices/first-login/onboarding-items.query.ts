/** onboarding:items: the slides, asked for only when they are to be shown. An answer without slides has failed. */
import type { Output } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { ApiError, NO_ANSWER } from '../../../lib/api/api-error.ts';

export type OnboardingItem = Output<'onboarding:items'>['items'][number];

export function onboardingItemsQuery() {
  return queryOptions({
    queryKey: ['onboarding:items', {}] as const,
    queryFn: async (): Promise<readonly OnboardingItem[]> => {
      const { items } = await call('onboarding:items', {});
      if (items.length === 0) throw new ApiError(NO_ANSWER);
      return items;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
