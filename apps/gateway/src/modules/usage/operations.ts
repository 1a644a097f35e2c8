/** The keyed calls of the area: their access, resources and cost. */
import { hourly } from '@portal/contract/usage/usage.contract';
import { accounts } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { getHourlyUsage } from './service.ts';

export const usageOperations = [
  defineOperation(hourly, {
    access: 'holder',
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 2 + accountNos.length,
    handle: (context, { accountNos, date }) => getHourlyUsage(context, accountNos, date),
  }),
];
