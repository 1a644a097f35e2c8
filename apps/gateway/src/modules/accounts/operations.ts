/** The keyed calls of the area: who may make them, what they name, what they cost. */
import { getAccount, getAccounts, listFeatures } from '@portal/contract/accounts/accounts.contract';
import { account, accounts, namesNothing } from '../../wire/claims.ts';
import { defineOperation } from '../../wire/operation.ts';
import { accountOf, accountsOf, featuresOfAccounts } from './service.ts';

export const accountsOperations = [
  defineOperation(getAccounts, {
    access: 'verified',
    owns: namesNothing,
    cost: 3,
    handle: (context) => accountsOf(context),
  }),
  defineOperation(getAccount, {
    access: 'holder',
    owns: ({ accountNo }) => [account(accountNo)],
    cost: 3,
    handle: (context, { accountNo }) => accountOf(context, accountNo),
  }),
  defineOperation(listFeatures, {
    access: 'holder',
    owns: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 1 + Math.ceil(accountNos.length / 100),
    handle: (context, { accountNos }) => featuresOfAccounts(context, accountNos),
  }),
];
