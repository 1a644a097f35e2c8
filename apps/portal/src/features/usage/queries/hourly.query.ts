/** consumption:hourly: one day of half hours of the given accounts, with the usual same weekday. */
import type { Output } from '@portal/contract';
import { type SgDay, toSgDay } from '@portal/domain/sg-time';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { now } from '../../../lib/clock.ts';
import { listOptions, type MeteredAccount } from '../view/options.ts';

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

/** As the card first asks about the accounts of a premises: not at all where it does not start by half hours. */
export function todaysUsageQuery(accounts: readonly MeteredAccount[]) {
  const { halfHourly, startsHourly } = listOptions(accounts);
  return hourlyQuery(startsHourly ? halfHourly : null, toSgDay(now()));
}
