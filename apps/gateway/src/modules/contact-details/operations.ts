/** The keyed calls of the area: their access, resources and cost. */
import { createConsent, retrieveConsent } from '@portal/contract/contact-details/contact-details.contract';
import { noResources } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { getConsent, recordConsent } from './service.ts';

export const contactDetailsOperations = [
  defineOperation(retrieveConsent, {
    access: 'holder',
    resources: noResources,
    cost: 1,
    handle: (context) => getConsent(context),
  }),
  defineOperation(createConsent, {
    access: 'holder',
    feature: 'contact-details',
    resources: noResources,
    cost: 2,
    handle: recordConsent,
  }),
];
