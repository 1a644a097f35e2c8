/** The keyed calls of the area: their access, resources and cost. */
import { checkShow, monthDetail } from '@portal/contract/bill-insights/bill-insights.contract';
import { sgMonth } from '@portal/domain/sg-time';
import { premises } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { checkInsights } from './insight-months.ts';
import { loadMonthDetail } from './month-detail.ts';

export const billInsightsOperations = [
  defineOperation(checkShow, {
    access: 'holder',
    viewers: { look: null },
    resources: ({ ebsPremiseNo, msslPremiseNo }) => premises(ebsPremiseNo, msslPremiseNo),
    cost: 3,
    handle: checkInsights,
  }),
  defineOperation(monthDetail, {
    access: 'holder',
    viewers: { look: 'bill' },
    resources: ({ ebsPremiseNo, msslPremiseNo }) => premises(ebsPremiseNo, msslPremiseNo),
    cost: 10,
    handle: async (context, { consumptionMonth, ...numbers }) => ({
      electricity: await loadMonthDetail(context, numbers, sgMonth(consumptionMonth)),
    }),
  }),
];
