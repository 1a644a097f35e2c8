/** The keyed calls of the area: who may make them, what they name, what they cost. */
import {
  companyApplication,
  companyDetails,
  startCompanyDetails,
  validateCustomerDetails,
} from '@portal/contract/linking/linking.contract';
import { noResources } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { loadApplication, validateCompany } from './application/application.ts';
import { endRetrieval, startRetrieval } from './company-identity.ts';

export const linkingOperations = [
  defineOperation(startCompanyDetails, {
    access: 'verified',
    resources: noResources,
    cost: 5,
    effect: 'external',
    answerIsSecret: true,
    handle: (context) => startRetrieval(context),
  }),
  defineOperation(companyDetails, {
    access: 'verified',
    resources: noResources,
    cost: 5,
    effect: 'external',
    handle: endRetrieval,
  }),
  // Elsewhere: a wrong try is counted whatever becomes of the call.
  defineOperation(validateCustomerDetails, {
    access: 'verified',
    resources: noResources,
    cost: 5,
    effect: 'external',
    handle: (context, { accountNo, postalCode, nric: uen }) =>
      validateCompany(context, { accountNo, postalCode, uen }),
  }),
  defineOperation(companyApplication, {
    access: 'verified',
    resources: noResources,
    cost: 2,
    handle: (context) => loadApplication(context),
  }),
];
