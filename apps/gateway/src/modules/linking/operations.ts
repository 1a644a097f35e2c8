/** The keyed calls of the area: who may make them, what they name, what they cost. */
import {
  companyApplication,
  companyDetails,
  startCompanyDetails,
  validateCustomerDetails,
} from '@portal/contract/linking/linking.contract';
import { namesNothing } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { applicationOf, validateCompany } from './application/application.ts';
import { endRetrieval, startRetrieval } from './company-identity.ts';

export const linkingOperations = [
  defineOperation(startCompanyDetails, {
    access: 'verified',
    owns: namesNothing,
    cost: 5,
    effectIn: 'elsewhere',
    answerIsSecret: true,
    handle: (context) => startRetrieval(context),
  }),
  defineOperation(companyDetails, {
    access: 'verified',
    owns: namesNothing,
    cost: 5,
    effectIn: 'elsewhere',
    handle: endRetrieval,
  }),
  // Elsewhere: a wrong try is counted whatever becomes of the call.
  defineOperation(validateCustomerDetails, {
    access: 'verified',
    owns: namesNothing,
    cost: 5,
    effectIn: 'elsewhere',
    handle: (context, { accountNo, postalCode, nric: uen }) =>
      validateCompany(context, { accountNo, postalCode, uen }),
  }),
  defineOperation(companyApplication, {
    access: 'verified',
    owns: namesNothing,
    cost: 2,
    handle: (context) => applicationOf(context),
  }),
];
