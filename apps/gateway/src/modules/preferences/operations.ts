/** The keyed calls of the area: who may make them, what they name, what they cost. */
import {
  holderPreference,
  preference,
  premiseRetrieval,
  updateMailAddress,
  updatePreference,
} from '@portal/contract/preferences/preferences.contract';
import { account, noResources, accounts as ownedAccounts } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { changeMailAddress, listNumbers } from './change-address.ts';
import { changePreferences } from './change-preference.ts';
import { getHolderPreferences, getPreferences } from './service.ts';
import { findStreet } from './street.ts';

export const preferencesOperations = [
  defineOperation(preference, {
    access: 'holder',
    feature: 'account-details',
    resources: ({ accounts }) =>
      accounts.map(({ accountNo, system, bpNo }) => account(accountNo, { system, bpNo })),
    cost: ({ accounts }) => 2 + Math.ceil(accounts.length / 10),
    handle: (context, { accounts }) =>
      getPreferences(
        context,
        accounts.map(({ accountNo }) => accountNo),
      ),
  }),
  defineOperation(holderPreference, {
    access: 'holder',
    feature: 'edit-account',
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 30,
    handle: (context, { accountNo }) => getHolderPreferences(context, accountNo),
  }),
  // The directory is another system, which counts the questions.
  defineOperation(premiseRetrieval, {
    access: 'holder',
    feature: 'edit-account',
    resources: noResources,
    cost: 5,
    async handle(context, typed) {
      const found = await findStreet(context, typed);
      if (found === null) throw new Refusal('SK_PREF_1002');
      return found;
    },
  }),
  defineOperation(updateMailAddress, {
    access: 'holder',
    feature: 'edit-account',
    // The fields say the billing system; the account that a number names is the caller's or not, whatever they say.
    resources: (change) =>
      ownedAccounts([...listNumbers(change), ...(change.shown ?? []).map(({ accountNo }) => accountNo)]),
    cost: ({ isApplyAll }) => (isApplyAll ? 50 : 20),
    // The area queues its mails by ids: an address is not copied into the queue.
    publishToOutbox: false,
    lookUp: (context, { address }) => findStreet(context, address),
    handle: (context, change, street) => changeMailAddress(context, change, street),
  }),
  defineOperation(updatePreference, {
    access: 'holder',
    feature: 'edit-account',
    resources: ({ accounts }) =>
      accounts.map(({ accountNo, system, bpNo }) => account(accountNo, { system, bpNo })),
    cost: ({ accounts }) => 10 + Math.ceil(accounts.length / 10),
    publishToOutbox: false,
    handle: (context, { accounts }) => changePreferences(context, accounts),
  }),
];
