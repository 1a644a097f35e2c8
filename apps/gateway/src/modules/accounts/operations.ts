/** The keyed calls of the area: their access, resources and cost. */
import { getAccount, getAccounts, listFeatures } from '@portal/contract/accounts/accounts.contract';
import { account, accounts, noResources } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { type BalanceSource, fetchPremises, listAccountFeatures, listAccounts } from './service.ts';

export const accountsOperations = (balances: BalanceSource) => [
  defineOperation(getAccounts, {
    access: 'verified',
    viewers: { look: null },
    resources: noResources,
    cost: 3,
    handle: (context) => listAccounts(context, balances),
  }),
  defineOperation(getAccount, {
    access: 'holder',
    viewers: { look: null },
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 3,
    handle: (context, { accountNo }) => fetchPremises(context, balances, accountNo),
  }),
  defineOperation(listFeatures, {
    access: 'holder',
    viewers: { look: null },
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 1 + Math.ceil(accountNos.length / 100),
    handle: (context, { accountNos }) => listAccountFeatures(context, accountNos),
  }),
];
