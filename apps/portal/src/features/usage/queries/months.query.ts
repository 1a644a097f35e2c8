/** consumption:monthly: a year of bills at the selected premises, with the neighbours. */
import type { Output } from '@portal/contract';
import type { Utility } from '@portal/domain/utility-names';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import type { PremisesNumbers } from '../view/options.ts';

export type MonthlyAnswer = Output<'consumption:monthly'>;
export type MonthlySeries = MonthlyAnswer['series'][number];

/** @param premises null while it is not known, or when it is not asked for */
export function monthlyQuery(premises: PremisesNumbers | null, year: number | null) {
  return queryOptions({
    queryKey: ['consumption:monthly', { premises, year }] as const,
    queryFn:
      premises === null || year === null
        ? skipToken
        : (): Promise<MonthlyAnswer> =>
            call('consumption:monthly', { ...premises, consumptionValue: String(year) }),
  });
}

export const findSeries = (answer: MonthlyAnswer | undefined, utility: Utility): MonthlySeries | undefined =>
  answer?.series.find((series) => series.utility === utility);
