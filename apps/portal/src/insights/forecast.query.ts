/** How the running bill of an account is likely to end. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../lib/api/api.ts';

export type ForecastAnswer = Output<'insights:forecast'>;
export type RunningBill = NonNullable<ForecastAnswer['running']>;
export type Gap = NonNullable<RunningBill['outlook']['gap']>;

/** Half hours come by the hour. */
const ASK_AGAIN_MS = 300_000;

/** @param accountNo null while it is not known, or when there is no such account */
export function forecastQuery(accountNo: string | null) {
  return queryOptions({
    queryKey: ['insights:forecast', { accountNo }] as const,
    queryFn: accountNo === null ? skipToken : () => call('insights:forecast', { accountNo }),
    refetchInterval: ASK_AGAIN_MS,
  });
}
