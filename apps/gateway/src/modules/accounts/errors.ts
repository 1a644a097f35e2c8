/** Maps the state of linking to an error code that the page routes on (readings §4). */
import type { ErrorCode } from '@portal/contract/errors';
import type { Customer, Subject } from '../../wire/callers/subject.ts';

type Unlinked = Extract<
  ErrorCode,
  'not_linked' | 'account_not_found' | 'account_in_progress' | 'no_active_utilities_account'
>;

/**
 * Finds the refusal of a customer without accounts; null when there is a reply. A company's application under review
 * is an error, as its page only confirms; other open applications are a status.
 */
export function findAccountsRefusal({ customer, accounts }: Subject): Unlinked | null {
  if (customer === null) return 'not_linked';
  switch (customer.linkStatus) {
    case 'not_linked':
      return 'not_linked';
    case 'not_found':
      return 'account_not_found';
    case 'in_progress':
      return customer.kind === 'C' ? 'account_in_progress' : null;
    case 'pending_document':
      return null;
    case 'active':
      return accounts.length === 0 ? 'no_active_utilities_account' : null;
  }
}

/** The link status on the wire; called only without a refusal. */
export function toWireStatus({ linkStatus }: Customer): 'active' | 'in_progress' | 'pending_document' {
  return linkStatus === 'active' || linkStatus === 'pending_document' ? linkStatus : 'in_progress';
}
