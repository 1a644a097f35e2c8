/** insights:alerts: the alerts that the holder chose for an account. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type Alerts = Output<'insights:alerts'>;

export const alertsKey = ['insights:alerts'] as const;

/** @param accountNo null while it is not known whose */
export const alertsQuery = (accountNo: string | null) =>
  queryOptions({
    queryKey: [...alertsKey, accountNo] as const,
    queryFn: accountNo === null ? skipToken : () => call('insights:alerts', { accountNo }),
  });
