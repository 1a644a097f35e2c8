/** consumption:monthDetail: the electricity of one month's bill; null: no data for this month (readings §16). */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { InsightsPremises } from '../../insights/insights-premises.ts';
import { call } from '../../lib/api/api.ts';

export type InsightsMonth = NonNullable<Output<'consumption:monthDetail'>['electricity']>;

/** @param month null while it is not known which */
export function monthDetailQuery(premises: InsightsPremises | null, month: string | null) {
  return queryOptions({
    queryKey: ['consumption:monthDetail', { premises, month }] as const,
    queryFn:
      premises === null || month === null
        ? skipToken
        : async (): Promise<InsightsMonth | null> =>
            (await call('consumption:monthDetail', { ...premises, consumptionMonth: month })).electricity,
  });
}
