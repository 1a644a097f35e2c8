/** premises:delegates: who may see a premises; and the invitation that a token opens. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export interface PremisesNumbers {
  readonly bpNo: string;
  readonly premiseNo: string;
}

export type Delegates = Output<'premises:delegates'>;
export type Delegate = Delegates['delegates'][number];

export const delegatesKey = ['premises:delegates'] as const;

/** @param premises null: not known yet */
export const delegatesQuery = (premises: PremisesNumbers | null) =>
  queryOptions({
    queryKey: [...delegatesKey, premises] as const,
    queryFn: premises ? () => call('premises:delegates', premises) : skipToken,
  });

/** The token stays out of the key: keys may be shown by tools. @param token null: none came */
export const invitationQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['premises:invitation'] as const,
    queryFn: token === null ? skipToken : () => call('premises:invitation', { token }),
    gcTime: 0,
  });
