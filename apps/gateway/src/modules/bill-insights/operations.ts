/** The keyed calls of the area: their access, resources and cost. */
import { checkShow, monthDetail } from '@portal/contract/bill-insights/bill-insights.contract';
import { sgMonth } from '@portal/domain/sg-time';
import { premisesOf } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { checkInsights } from './insight-months.ts';
import { loadMonthDetail } from './month-detail.ts';

export const billInsightsOperations = [
  defineOperation(checkShow, {
    access: 'holder',
    viewers: { look: null },
    resources: ({ ebsPremiseNo, msslPremiseNo, bpNo }) =>
      premisesOf(bpNo ?? null, ebsPremiseNo, msslPremiseNo),
    cost: 3,
    handle: (context, { bpNo, ...numbers }) => checkInsights(context, { ...numbers, bpNo: bpNo ?? null }),
  }),
  defineOperation(monthDetail, {
    access: 'holder',
    viewers: { look: 'bill' },
    resources: ({ ebsPremiseNo, msslPremiseNo, bpNo }) =>
      premisesOf(bpNo ?? null, ebsPremiseNo, msslPremiseNo),
    cost: 10,
    handle: async (context, { consumptionMonth, bpNo, ...numbers }) => ({
      electricity: await loadMonthDetail(
        context,
        { ...numbers, bpNo: bpNo ?? null },
        sgMonth(consumptionMonth),
      ),
    }),
  }),
];
