import { restCalls } from '@portal/contract/rest-calls';
import { describe, expect, test } from 'vitest';
import { operations } from '../../wire/calls/operations.ts';
import { kindsOfAction } from './activity-kinds.ts';

/** Writes that a customer does not read of: each with its reason. */
const leftOut: Readonly<Record<string, string>> = {
  'eletter:markOpened': 'a look of the holder, as those are not kept',
  'insights:switchOffAlert': 'alert:switchedOff stands for it, under the account',
  'premises:openInvitation': 'delegate:opened stands for it, under the account of the home',
  readingPhoto: 'part of readings, of which meter:submit tells',
  'reg:companyDetails': 'a step before linking, of which linkCompany tells',
  'reg:startCompanyDetails': 'a step before linking, of which linkCompany tells',
  'reg:validateCustomerDetails': 'a step before linking, of which linkIndividual tells',
  'user:chatToken': 'changes nothing of the customer',
  'user:dismissNotice': 'changes nothing of the customer',
  'user:sendEmailVerification': 'before there is an account',
};

/** REST calls with another name in the audit than in the contract. */
const auditNames: Readonly<Record<string, string>> = {
  arrangement: 'khaos:paymentArrangement',
  waiver: 'khaos:waiver',
  paynowRequest: 'paynow:request',
};

describe('the activity', () => {
  test('tells of every write of a customer, unless it is left out by name', () => {
    const writes = [...operations.values()]
      .filter(({ name, declaration }) => declaration.effect === 'write' && !name.startsWith('staff:'))
      .map(({ name }) => name);
    const sent = Object.entries(restCalls).flatMap(([name, { effect }]) =>
      effect === 'write' ? [name] : [],
    );
    const untold = [...writes, ...sent].filter((name) => !((auditNames[name] ?? name) in kindsOfAction));
    expect(untold.toSorted()).toEqual(Object.keys(leftOut).toSorted());
  });
});
