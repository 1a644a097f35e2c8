/** Permission to link, and a customer's state after a link (S1 §4, readings §4 and §5). Pure. */
import type { ErrorCode } from '@portal/contract/errors';
import type { Customer } from '../../wire/callers/subject.ts';

export type LinkingCustomer = Pick<Customer, 'kind' | 'linkStatus'>;

/** More premises than that are fetched one by one, when they are selected. */
export const MOST_PREMISES_AT_ONCE = 20;

/** The error of a customer who cannot link any account; found before any detail is checked. */
export function refusalBeforeDetails(customer: LinkingCustomer | null): ErrorCode | null {
  if (customer?.linkStatus === 'not_found') return 'account_not_found';
  const { kind, linkStatus } = customer ?? {};
  const isOpen = linkStatus === 'in_progress' || linkStatus === 'pending_document';
  return kind === 'C' && isOpen ? 'account_in_progress' : null;
}

/** The error of a customer whose details are right but who cannot link; sent to no one whose details are wrong. */
export function refusalAfterDetails(
  customer: LinkingCustomer | null,
  account: { readonly hasStarted: boolean },
): ErrorCode | null {
  if (customer?.linkStatus === 'active') return 'SK_LINK_1002';
  return account.hasStarted ? null : 'no_active_utilities_account';
}
