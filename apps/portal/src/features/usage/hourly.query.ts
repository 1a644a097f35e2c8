/** consumption:hourly: one day of half hours of the given accounts, with the usual same weekday. */
import type { Output } from '@portal/contract';
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { now } from '../../lib/clock.ts';
import { decideHalfHourly, type MeteredAccount } from './electricity-of.ts';

export type HourlyAnswer = Output<'consumption:hourly'>;
export type HourlySeries = HourlyAnswer['series'][number];

/** @param accountNos null while it is not known whose usage to ask for */
export function hourlyQuery(accountNos: readonly string[] | null, date: SgDay) {
  return queryOptions({
    queryKey: ['consumption:hourly', { accountNos, date }] as const,
    queryFn:
      accountNos === null
        ? skipToken
        : (): Promise<HourlyAnswer> => call('consumption:hourly', { accountNos: [...accountNos], date }),
  });
}

/** As the card first asks about the accounts of a premises: not at all where there are no half hours. */
export function todaysUsageQuery(accounts: readonly MeteredAccount[]) {
  const halfHourly = decideHalfHourly(accounts);
  return hourlyQuery('reason' in halfHourly ? null : halfHourly.accountNos, toSgDay(now()));
}
