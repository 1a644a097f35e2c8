/** Which accounts a refusal is about: its details name them by their place in what was sent, or by their number. */
import { type AccountNo, canonicalAccountNo } from '@portal/domain/account-number';
import type { PaymentPart } from '@portal/domain/payment-parts';
import type { ApiError } from '../../../lib/api/api-error.ts';

/** The words of each account that was refused. */
export function refusedRows(
  details: ApiError['details'],
  parts: readonly PaymentPart[],
): ReadonlyMap<AccountNo, string> {
  return new Map(
    details.flatMap(({ field, message }) => {
      const account = accountOf(field, parts);
      return account === undefined ? [] : [[account, message] as const];
    }),
  );
}

function accountOf(field: string, parts: readonly PaymentPart[]): AccountNo | undefined {
  const [only, ...others] = parts;
  if (field === 'amount') return others.length === 0 ? only?.account : undefined;
  const [, place] = /^accounts\.(\d+)(?:\.|$)/.exec(field) ?? [];
  if (place !== undefined) return parts[Number(place)]?.account;
  const number = canonicalAccountNo(field);
  return parts.find(({ account }) => account === number)?.account;
}
