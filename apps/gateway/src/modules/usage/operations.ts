/** The keyed calls of the area: their access, resources and cost. */
import { heatMap } from '@portal/contract/insights/heat-map.contract';
import { billPeriods, monthly } from '@portal/contract/usage/months.contract';
import { range } from '@portal/contract/usage/range.contract';
import { daily, hourly, latestData } from '@portal/contract/usage/usage.contract';
import { OFFERED_DAYS } from '@portal/domain/meters/usage-periods';
import { daysBetween, sgMonth } from '@portal/domain/sg-time';
import { account, accounts, premises } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { getDailyUsage, getLatestData } from './daily.ts';
import { getHeatMap } from './heat-map/heat-map.ts';
import { getBillPeriods, getMonthlyUsage } from './months.ts';
import { getUsageRange } from './range.ts';
import { getHourlyUsage } from './service.ts';

/** Days whose half hours weigh as much as a simple query. */
const DAYS_TO_A_UNIT = 20;

export const usageOperations = [
  defineOperation(hourly, {
    access: 'holder',
    viewers: { look: 'usage' },
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 2 + accountNos.length,
    handle: (context, { accountNos, date }) => getHourlyUsage(context, accountNos, date),
  }),
  defineOperation(daily, {
    access: 'holder',
    viewers: { look: 'usage' },
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 2 + accountNos.length,
    handle: (context, { accountNos, month }) => getDailyUsage(context, accountNos, sgMonth(month)),
  }),
  defineOperation(latestData, {
    access: 'holder',
    viewers: { look: 'usage' },
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 1 + accountNos.length,
    handle: (context, { accountNos }) => getLatestData(context, accountNos),
  }),
  defineOperation(monthly, {
    access: 'holder',
    viewers: { look: 'usage' },
    resources: ({ ebsPremiseNo, msslPremiseNo }) => premises(ebsPremiseNo, msslPremiseNo),
    cost: 4,
    handle: (context, { ebsPremiseNo, msslPremiseNo, consumptionValue }) =>
      getMonthlyUsage(context, { ebsPremiseNo, msslPremiseNo, year: Number(consumptionValue) }),
  }),
  defineOperation(billPeriods, {
    access: 'holder',
    viewers: { look: 'usage' },
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 2,
    handle: (context, { accountNo }) => getBillPeriods(context, accountNo),
  }),
  defineOperation(range, {
    access: 'holder',
    viewers: { look: 'usage' },
    resources: ({ accountNo }) => [account(accountNo)],
    cost: ({ from, to }) => 4 + Math.ceil(Math.max(0, daysBetween(from, to)) / DAYS_TO_A_UNIT),
    handle: getUsageRange,
  }),
  defineOperation(heatMap, {
    access: 'holder',
    viewers: { look: 'usage' },
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => OFFERED_DAYS / DAYS_TO_A_UNIT + 4 * accountNos.length,
    handle: (context, { accountNos }) => getHeatMap(context, accountNos),
  }),
];
