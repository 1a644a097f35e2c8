/** waiver:check: the late charges of accounts, and which of them can be waived. */
import type { Output } from '@portal/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export type WaiverAnswer = Output<'waiver:check'>;
export type WaiverRow = WaiverAnswer['statuses'][number];
export type ChargeRow = WaiverRow & { readonly bill: NonNullable<WaiverRow['bill']> };

export const waiverKey = ['waiver:check'] as const;
export const isCharge = (row: WaiverRow): row is ChargeRow => row.bill !== null;

/** Of an account without a charge that can be waived. */
export type WaiverReason = Exclude<WaiverRow['status'], 'ELIGIBLE' | 'SUCCESS'>;

/** The accounts that the answer speaks of as a whole, by their reason. */
export function listReasons(statuses: readonly WaiverRow[]): Map<WaiverReason, string[]> {
  const reasons = new Map<WaiverReason, string[]>();
  for (const { status, bill, account_no } of statuses) {
    if (bill !== null || status === 'ELIGIBLE' || status === 'SUCCESS') continue;
    reasons.set(status, [...(reasons.get(status) ?? []), account_no]);
  }
  return reasons;
}

/** @param accountNos null while it is not known whose */
export function waiverQuery(accountNos: readonly string[] | null) {
  return queryOptions({
    queryKey: [...waiverKey, { accountNos }] as const,
    queryFn: accountNos === null ? skipToken : () => call('waiver:check', { accountNos: [...accountNos] }),
  });
}
