import { describe, expect, test } from 'vitest';
import { type Customer, subjectOf } from '../../wire/subject.ts';
import { accountsRefusal } from './errors.ts';

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
const refusal = (...args: Parameters<typeof customer>) => accountsRefusal(subjectOf(customer(...args), []));

describe('someone without accounts is sent where the state of the linking says', () => {
  test('never seen, or nothing linked: to the choice of linking', () => {
    expect(accountsRefusal(subjectOf(null, []))).toBe('not_linked');
    expect(refusal('not_linked')).toBe('not_linked');
  });

  test('registration under review: to the page that says so', () => {
    expect(refusal('not_found')).toBe('account_not_found');
  });

  test('a company under review: to the confirmation; a person under review travels as a status', () => {
    expect(refusal('in_progress', 'C')).toBe('account_in_progress');
    expect(refusal('in_progress', 'I')).toBeNull();
  });

  test('a company whose document is missing travels as a status', () => {
    expect(refusal('pending_document', 'C')).toBeNull();
  });

  test('linked, but no account has started: told before the move-in day', () => {
    expect(refusal('active')).toBe('no_active_utilities_account');
  });
});
