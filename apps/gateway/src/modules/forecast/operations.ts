/** The keyed call of the area: its access, resources and cost. */
import { forecast } from '@portal/contract/insights/forecast.contract';
import { account } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { getForecast } from './forecast.ts';

export const forecastOperations = [
  defineOperation(forecast, {
    access: 'holder',
    viewers: { look: 'usage' },
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 12,
    handle: (context, { accountNo }) => getForecast(context, accountNo),
  }),
];
