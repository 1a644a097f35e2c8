/** bills:uSave: what was credited, utilised and returned, and the balance; null where there is no U-Save. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';
import type { BilledAccount } from '../../outstanding.query.ts';
import { settlePart } from '../part-of.ts';

export type USave = NonNullable<Output<'bills:uSave'>['usave']['data']>;
export type USaveEntry = USave['items'][number];

export function uSaveQuery(accounts: readonly BilledAccount[] | null) {
  return queryOptions({
    queryKey: ['bills:uSave', { accounts }] as const,
    queryFn:
      accounts === null
        ? skipToken
        : (): Promise<USave | null> =>
            settlePart(
              call('bills:uSave', { accounts: [...accounts] }).then(({ usave }) => usave),
              'SK_BILL_3001',
            ),
  });
}
