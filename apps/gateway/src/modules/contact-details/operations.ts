/** The keyed calls of the area: who may make them, what they name, what they cost. */
import { createConsent, retrieveConsent } from '@portal/contract/contact-details/contact-details.contract';
import { namesNothing } from '../../wire/claims.ts';
import { defineOperation } from '../../wire/operation.ts';
import { consentOf, recordConsent } from './service.ts';

export const contactDetailsOperations = [
  defineOperation(retrieveConsent, {
    access: 'holder',
    owns: namesNothing,
    cost: 1,
    handle: (context) => consentOf(context),
  }),
  // The source is kept in what is announced and audited; it decides nothing.
  defineOperation(createConsent, {
    access: 'holder',
    place: 'contact-details',
    owns: namesNothing,
    cost: 2,
    handle: (context) => recordConsent(context),
  }),
];
