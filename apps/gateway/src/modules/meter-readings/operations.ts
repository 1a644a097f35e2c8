/** The keyed calls of the area: their access, resources and cost. */
import { retrieveMeters } from '@portal/contract/meter-readings/meter-readings.contract';
import { accounts } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { listMeters } from './service.ts';

export const meterReadingsOperations = [
  defineOperation(retrieveMeters, {
    access: 'holder',
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 1 + accountNos.length,
    handle: (context, { accountNos }) => listMeters(context, accountNos),
  }),
];
