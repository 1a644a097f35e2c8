import { describe, expect, test } from 'vitest';
import { type Customer, toSubject } from '../../wire/callers/subject.ts';
import { findAccountsRefusal } from './errors.ts';

const customer = (linkStatus: Customer['linkStatus'], kind: 'I' | 'C' = 'I'): Customer => ({
  customerId: 1,
  kind,
  linkStatus,
  master: false,
  staff: false,
  dataVersion: 'v1',
  consentRequired: false,
  uen: null,
  idFragment: null,
});
const refusal = (...args: Parameters<typeof customer>) =>
  findAccountsRefusal(toSubject(customer(...args), []));

describe('refusals without accounts', () => {
  test('a customer who is unknown or has no links is sent to the choice of linking', () => {
    expect(findAccountsRefusal(toSubject(null, []))).toBe('not_linked');
    expect(refusal('not_linked')).toBe('not_linked');
  });

  test('a registration under review is sent to its page', () => {
    expect(refusal('not_found')).toBe('account_not_found');
  });

  test('a company under review is sent to the confirmation; a person under review gets a status', () => {
    expect(refusal('in_progress', 'C')).toBe('account_in_progress');
    expect(refusal('in_progress', 'I')).toBeNull();
  });

  test('a company with a missing document gets a status', () => {
    expect(refusal('pending_document', 'C')).toBeNull();
  });

  test('a customer whose accounts have not started gets the move-in code', () => {
    expect(refusal('active')).toBe('no_active_utilities_account');
  });
});
