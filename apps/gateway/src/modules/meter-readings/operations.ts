/** The keyed calls of the area: who may make them, what they name, what they cost. */
import { retrieveMeters } from '@portal/contract/meter-readings/meter-readings.contract';
import { accounts } from '../../wire/claims.ts';
import { defineOperation } from '../../wire/operation.ts';
import { metersOf } from './service.ts';

export const meterReadingsOperations = [
  defineOperation(retrieveMeters, {
    access: 'holder',
    owns: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 1 + accountNos.length,
    handle: (context, { accountNos }) => metersOf(context, accountNos),
  }),
];
