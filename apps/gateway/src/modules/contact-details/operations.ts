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
  // The source is kept in the outbox message and the audit row; it decides nothing.
  defineOperation(createConsent, {
    access: 'holder',
    feature: 'contact-details',
    resources: noResources,
    cost: 2,
    handle: (context) => recordConsent(context),
  }),
];
