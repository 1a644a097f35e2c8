/** The keyed calls of the area: their access, resources and cost. */
import * as contract from '@portal/contract/delegates/delegates.contract';
import { businessPartner, noResources, premises, premisesOf } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { giveUpAccess } from './give-up.ts';
import { findHolderEmails } from './holder-emails.ts';
import { loadInvitation, openInvitation } from './open.ts';
import { inviteDelegate, loadDelegates, removeDelegate } from './service.ts';
import type { PremisesNumbers } from './store.ts';

/** Both numbers are the caller's; the handler sees to it that they belong together. */
const thePremises = ({ bpNo, premiseNo }: PremisesNumbers) => [
  ...premises(premiseNo),
  ...businessPartner(bpNo),
];

export const delegatesOperations = [
  defineOperation(contract.listDelegates, {
    access: 'holder',
    resources: thePremises,
    cost: 3,
    handle: loadDelegates,
  }),
  defineOperation(contract.inviteDelegate, {
    access: 'holder',
    resources: thePremises,
    cost: 20,
    // Somebody's address is in it; the area queues its mails by ids.
    publishToOutbox: false,
    lookUp: findHolderEmails,
    handle: inviteDelegate,
  }),
  defineOperation(contract.removeDelegate, {
    access: 'holder',
    resources: thePremises,
    cost: 5,
    publishToOutbox: false,
    handle: removeDelegate,
  }),
  defineOperation(contract.giveUpAccess, {
    access: 'holder',
    viewers: { look: null },
    resources: ({ bpNo, premiseNo }) => premisesOf(bpNo, premiseNo),
    cost: 5,
    publishToOutbox: false,
    handle: giveUpAccess,
  }),
  defineOperation(contract.readInvitation, {
    access: 'verified',
    // The handler compares the invited address with the caller's.
    resources: noResources,
    cost: 5,
    handle: (context, { token }) => loadInvitation(context, token),
  }),
  defineOperation(contract.openInvitation, {
    access: 'verified',
    resources: noResources,
    cost: 5,
    // A token opens nothing twice, but is no reading for others.
    publishToOutbox: false,
    handle: (context, { token }) => openInvitation(context, token),
  }),
];
