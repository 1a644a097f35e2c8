/** The keyed calls of the area: their access, resources and cost. */
import { daily, hourly, latestData } from '@portal/contract/usage/usage.contract';
import { sgMonth } from '@portal/domain/sg-time';
import { accounts } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { getDailyUsage, getLatestData } from './daily.ts';
import { getHourlyUsage } from './service.ts';

export const usageOperations = [
  defineOperation(hourly, {
    access: 'holder',
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 2 + accountNos.length,
    handle: (context, { accountNos, date }) => getHourlyUsage(context, accountNos, date),
  }),
  defineOperation(daily, {
    access: 'holder',
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 2 + accountNos.length,
    handle: (context, { accountNos, month }) => getDailyUsage(context, accountNos, sgMonth(month)),
  }),
  defineOperation(latestData, {
    access: 'holder',
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 1 + accountNos.length,
    handle: (context, { accountNos }) => getLatestData(context, accountNos),
  }),
];
