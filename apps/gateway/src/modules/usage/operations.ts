/** The keyed calls of the area: who may make them, what they name, what they cost. */
import { hourly } from '@portal/contract/usage/usage.contract';
import { accounts } from '../../wire/claims.ts';
import { defineOperation } from '../../wire/operation.ts';
import { hourlyOf } from './service.ts';

export const usageOperations = [
  defineOperation(hourly, {
    access: 'holder',
    owns: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 2 + accountNos.length,
    handle: (context, { accountNos, date }) => hourlyOf(context, accountNos, date),
  }),
];
