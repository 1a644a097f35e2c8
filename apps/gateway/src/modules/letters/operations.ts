/** The keyed calls of the area: their access, resources and cost. */
import { letterDetail, listLetters, markLetterOpened } from '@portal/contract/letters/letters.contract';
import { businessPartner, noResources } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { listPartnerLetters, loadLetter, markOpened } from './service.ts';

export const lettersOperations = [
  defineOperation(listLetters, {
    access: 'holder',
    resources: ({ bpNo }) => businessPartner(bpNo),
    cost: 6,
    handle: (context, { bpNo }) => listPartnerLetters(context, bpNo),
  }),
  defineOperation(letterDetail, {
    access: 'holder',
    feature: 'letters',
    // The handler opens the reference and checks whose account is sealed in it.
    resources: noResources,
    cost: 4,
    handle: (context, { encryptedDocId }) => loadLetter(context, encryptedDocId),
  }),
  defineOperation(markLetterOpened, {
    access: 'holder',
    feature: 'letters',
    resources: noResources,
    cost: 4,
    // A reference is worth nothing outside; who opened what stands in its own table.
    publishToOutbox: false,
    handle: (context, { encryptedDocId }) => markOpened(context, encryptedDocId),
  }),
];
