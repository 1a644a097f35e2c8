/** meter:outlook: what a new reading of each meter is compared with. Without it readings are sent all the same. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type MeterOutlook = Output<'meter:outlook'>['meters'][number];

/** @param accountNos null while it is not known whose meters to ask for */
export function outlookQuery(accountNos: readonly string[] | null) {
  return queryOptions({
    queryKey: ['meter:outlook', { accountNos }] as const,
    queryFn:
      accountNos === null
        ? skipToken
        : async () => (await call('meter:outlook', { accountNos: [...accountNos] })).meters,
  });
}
