/** consumption:checkShow: whether the premises has bill insights, and their months (S3 §7.5, readings §6). */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../lib/api/api.ts';
import type { InsightsPremises } from './insights-premises.ts';

export type InsightsCheck = Output<'consumption:checkShow'>;

/** @param premises null while it is not known */
export function checkShowQuery(premises: InsightsPremises | null) {
  return queryOptions({
    queryKey: ['consumption:checkShow', premises] as const,
    queryFn:
      premises === null ? skipToken : (): Promise<InsightsCheck> => call('consumption:checkShow', premises),
  });
}
