/** bills:outstandingPayment: what the selected accounts owe. An error inside the answer is a failure here. */
import type { Input, Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';

export type BilledAccount = Input<'bills:outstandingPayment'>['accounts'][number];
/** With the instant at which it came, for a figure that may be out of date. */
export interface OutstandingAnswer {
  readonly outstanding: Outstanding;
  readonly asOf: number;
}
export type Outstanding = NonNullable<Output<'bills:outstandingPayment'>['outstanding']['data']>;

/** @param accounts null while it is not known whose bills to ask for */
export function outstandingQuery(accounts: readonly BilledAccount[] | null) {
  return queryOptions({
    queryKey: ['bills:outstandingPayment', { accounts }] as const,
    queryFn:
      accounts === null
        ? skipToken
        : async (): Promise<OutstandingAnswer> => {
            const { outstanding } = await call('bills:outstandingPayment', { accounts: [...accounts] });
            if (outstanding.data) return { outstanding: outstanding.data, asOf: now() };
            throw new ApiError(outstanding.error?.code ?? 'other', outstanding.error?.message);
          },
  });
}
