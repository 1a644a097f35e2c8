/** consumption:hourly: one day of half hours of the given accounts, with the usual same weekday. */
import type { Output } from '@portal/contract';
import type { SgDay } from '@portal/domain/sg-time';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { ApiError, call } from '../../../lib/api/api.ts';

export type HourlyAnswer = Output<'consumption:hourly'>;
export type HourlySeries = HourlyAnswer['series'][number];

/** @param accountNos null while it is not known whose usage to ask for, or when it is not asked for */
export function hourlyQuery(accountNos: readonly string[] | null, date: SgDay | null) {
  return queryOptions({
    queryKey: ['consumption:hourly', { accountNos, date }] as const,
    queryFn:
      accountNos === null || date === null
        ? skipToken
        : (): Promise<HourlyAnswer> => call('consumption:hourly', { accountNos: [...accountNos], date }),
  });
}

/** There is nothing to show: no failure, so trying again is pointless. */
export const isNoData = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'SK_USAGE_1001';
