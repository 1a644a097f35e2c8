/** Usage by days: of a month, of a bill's dates; the dates of bills; the newest day that has data. */
import type { Output } from '@portal/contract';
import type { SgDay, SgMonth } from '@portal/domain/sg-time';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** One month, or one bill, of electricity by days. */
export type DaysAnswer = Pick<
  Output<'consumption:range'>,
  'consumption' | 'usual' | 'running' | 'current' | 'cost' | 'completeTo' | 'updatedAt' | 'billed'
>;

/** @param accountNos null while it is not known whose usage to ask for, or when it is not asked for */
export function dailyQuery(accountNos: readonly string[] | null, month: SgMonth | null) {
  return queryOptions({
    queryKey: ['consumption:daily', { accountNos, month }] as const,
    queryFn:
      accountNos === null || month === null
        ? skipToken
        : async (): Promise<DaysAnswer> => {
            const { series } = await call('consumption:daily', { accountNos: [...accountNos], month });
            const electricity = series.find(({ utility }) => utility === 'electricity');
            return electricity ? { ...electricity, billed: null } : nothing;
          },
  });
}

const nothing: DaysAnswer = {
  consumption: [],
  usual: [],
  running: null,
  current: 0,
  cost: null,
  completeTo: null,
  updatedAt: null,
  billed: null,
};

export function billDaysQuery(
  accountNo: string | null,
  dates: { readonly from: SgDay; readonly to: SgDay } | null,
) {
  return queryOptions({
    queryKey: ['consumption:range', { accountNo, from: dates?.from, to: dates?.to }] as const,
    queryFn:
      accountNo === null || dates === null
        ? skipToken
        : async (): Promise<DaysAnswer> => {
            const { from, to } = dates;
            return await call('consumption:range', {
              accountNo,
              utility: 'electricity',
              from,
              to,
              step: 'day',
            });
          },
  });
}

export function billPeriodsQuery(accountNo: string | null) {
  return queryOptions({
    queryKey: ['consumption:billPeriods', { accountNo }] as const,
    queryFn:
      accountNo === null
        ? skipToken
        : async () => (await call('consumption:billPeriods', { accountNo })).periods,
  });
}

export function latestDataQuery(accountNos: readonly string[] | null) {
  return queryOptions({
    queryKey: ['consumption:latestData', { accountNos }] as const,
    queryFn:
      accountNos === null
        ? skipToken
        : async () => (await call('consumption:latestData', { accountNos: [...accountNos] })).latest,
  });
}
