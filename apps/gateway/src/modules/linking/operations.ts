/** The keyed calls of the area: who may make them, what they name, what they cost. */
import {
  companyApplication,
  companyDetails,
  startCompanyDetails,
  validateCustomerDetails,
} from '@portal/contract/linking/linking.contract';
import { namesNothing } from '../../wire/claims.ts';
import { defineOperation } from '../../wire/operation.ts';
import { endRetrieval, startRetrieval } from './company-identity.ts';

const later = (): never => {
  throw new Error('not here yet');
};

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
  defineOperation(validateCustomerDetails, {
    access: 'verified',
    owns: namesNothing,
    cost: 5,
    effectIn: 'elsewhere',
    handle: later,
  }),
  defineOperation(companyApplication, { access: 'verified', owns: namesNothing, cost: 2, handle: later }),
];
