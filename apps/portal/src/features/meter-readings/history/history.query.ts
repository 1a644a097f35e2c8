/** meter:history: past readings of the electricity meters of the selected accounts; null where there are none. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { ApiError, call } from '../../../lib/api/api.ts';
import { saysNotApplicable } from '../meters.query.ts';

export type HistoryMeter = Output<'meter:history'>['meters'][number];
export type HistoryReading = HistoryMeter['readings'][number];

/** @param accountNos null while it is not known whose meters to ask for */
export function meterHistoryQuery(accountNos: readonly string[] | null) {
  return queryOptions({
    queryKey: ['meter:history', { accountNos }] as const,
    queryFn: accountNos === null ? skipToken : () => fetchMeterHistory(accountNos),
  });
}

async function fetchMeterHistory(accountNos: readonly string[]): Promise<readonly HistoryMeter[] | null> {
  try {
    const { meters } = await call('meter:history', { accountNos: [...accountNos] });
    return meters.length === 0 ? null : meters;
  } catch (error) {
    if (saysNotApplicable(error) || (error instanceof ApiError && error.code === 'NO_RETURN_DATA'))
      return null;
    throw error;
  }
}
