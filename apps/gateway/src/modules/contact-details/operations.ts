/** The keyed calls of the area: who may make them, what they name, what they cost. */
import { createConsent, retrieveConsent } from '@portal/contract/contact-details/contact-details.contract';
import { namesNothing } from '../../wire/claims.ts';
import { defineOperation } from '../../wire/operation.ts';
import { Refusal } from '../../wire/refusal.ts';

const unknown = async (): Promise<never> => {
  throw new Refusal('SK_UNKNOWN_1001');
};

export const contactDetailsOperations = [
  defineOperation(retrieveConsent, { access: 'holder', owns: namesNothing, cost: 1, handle: unknown }),
  defineOperation(createConsent, { access: 'holder', owns: namesNothing, cost: 2, handle: unknown }),
];
