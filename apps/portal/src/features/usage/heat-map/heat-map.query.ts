/** insights:heatMap: the hours of up to 500 days of the given accounts. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export type HeatMapAnswer = Output<'insights:heatMap'>;

/** @param accountNos null while it is not known whose usage to ask for, or when it is not asked for */
export function heatMapQuery(accountNos: readonly string[] | null) {
  return queryOptions({
    queryKey: ['insights:heatMap', { accountNos }] as const,
    queryFn:
      accountNos === null
        ? skipToken
        : (): Promise<HeatMapAnswer> => call('insights:heatMap', { accountNos: [...accountNos] }),
  });
}
