import { describe, expect, test } from 'vitest';
import { type LinkingCustomer, refusalAfterDetails, refusalBeforeDetails } from './link.rules.ts';

const person = (linkStatus: LinkingCustomer['linkStatus']): LinkingCustomer => ({ kind: 'I', linkStatus });
const company = (linkStatus: LinkingCustomer['linkStatus']): LinkingCustomer => ({ kind: 'C', linkStatus });
const started = { hasStarted: true };

describe('before a detail is judged', () => {
  test.each<[string, LinkingCustomer | null]>([
    ['somebody who was never here', null],
    ['a person who has linked nothing', person('not_linked')],
    ['a person whose link is under way', person('in_progress')],
    ['a person who is asked for another document', person('pending_document')],
    ['a company that was rejected', company('not_linked')],
    ['a person who is linked', person('active')],
    ['a company that is linked', company('active')],
  ])('%s may go on', (_who, customer) => {
    expect(refusalBeforeDetails(customer)).toBeNull();
  });

  test('a company whose application is open waits for it', () => {
    expect(refusalBeforeDetails(company('in_progress'))).toBe('account_in_progress');
    expect(refusalBeforeDetails(company('pending_document'))).toBe('account_in_progress');
  });

  test('somebody whose registration is under review waits for that', () => {
    expect(refusalBeforeDetails(person('not_found'))).toBe('account_not_found');
    expect(refusalBeforeDetails(company('not_found'))).toBe('account_not_found');
  });
});

describe('after right details', () => {
  test('somebody without a link goes on', () => {
    expect(refusalAfterDetails(null, started)).toBeNull();
    expect(refusalAfterDetails(person('not_linked'), started)).toBeNull();
  });

  test('a linked customer gets the code for a linked account, also before the account begins', () => {
    expect(refusalAfterDetails(person('active'), started)).toBe('SK_LINK_1002');
    expect(refusalAfterDetails(company('active'), { hasStarted: false })).toBe('SK_LINK_1002');
  });

  test('an account that has not begun can be linked from its move-in day', () => {
    expect(refusalAfterDetails(null, { hasStarted: false })).toBe('no_active_utilities_account');
  });
});
