/** How the state of a linking is told: by a code that the page routes on (readings §4). */
import type { ErrorCode } from '@portal/contract/errors';
import type { Customer, Subject } from '../../wire/subject.ts';

type Unlinked = Extract<
  ErrorCode,
  'not_linked' | 'account_not_found' | 'account_in_progress' | 'no_active_utilities_account'
>;

/**
 * Why there are no accounts to show; null when there is a reply to give. A company whose application is under
 * review is an error, as its page only confirms; other open applications travel as a status.
 */
export function accountsRefusal({ customer, accounts }: Subject): Unlinked | null {
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

/** The link status as it travels; only asked when there was no refusal. */
export function statusOf({ linkStatus }: Customer): 'active' | 'in_progress' | 'pending_document' {
  return linkStatus === 'active' || linkStatus === 'pending_document' ? linkStatus : 'in_progress';
}
