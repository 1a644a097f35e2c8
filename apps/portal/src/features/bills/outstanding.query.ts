/** bills:outstandingPayment: what the selected accounts owe. An error inside the answer is a failure here. */
import type { Input, Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api/api.ts';
import { now } from '../../lib/clock.ts';

export type BilledAccount = Input<'bills:outstandingPayment'>['accounts'][number];
/** With the instant at which it came, for a figure that may be out of date. */
export interface OutstandingAnswer {
  readonly outstanding: Outstanding;
  readonly asOf: number;
}
export type Outstanding = NonNullable<Output<'bills:outstandingPayment'>['outstanding']['data']>;

const EVERY_MS = 60_000;
const EVERY_MS_WHILE_CHECKING = 10_000;

/** A payment on another device and a decision of staff show on an open page, sooner while one is awaited. */
export const refetchesForNews = {
  refetchInterval: ({ state }: { readonly state: { readonly data: OutstandingAnswer | undefined } }) =>
    (state.data?.outstanding.checking.amount ?? 0) > 0 ? EVERY_MS_WHILE_CHECKING : EVERY_MS,
  refetchOnWindowFocus: true,
};

/** @param accounts null while it is not known whose bills to ask for */
export function outstandingQuery(accounts: readonly BilledAccount[] | null) {
  return queryOptions({
    ...refetchesForNews,
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
