/** reg:companyApplication: what the gateway knows of the own application. It keeps it, so the page need not. */
import type { Output } from '@portal/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export type CompanyApplication = NonNullable<Output<'reg:companyApplication'>['application']>;

/** Staff may have decided since it was last asked. */
export function applicationQuery() {
  return queryOptions({
    queryKey: ['linking', 'company-application'] as const,
    queryFn: () => call('reg:companyApplication', {}),
    staleTime: 0,
  });
}
