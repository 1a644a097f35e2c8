/** The keyed calls of the area: their access, resources and cost. */
import {
  meterHistory,
  meterOutlooks,
  removeReadingPhoto,
  retrieveMeters,
  submitReadings as submitDeclared,
} from '@portal/contract/meter-readings/meter-readings.contract';
import { account, accounts } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { loadHistory } from './history.ts';
import { loadOutlooks } from './outlook.ts';
import { removePhoto } from './photo.ts';
import { listMeters } from './retrieve.ts';
import { submitReadings } from './submit.ts';

export const meterReadingsOperations = [
  defineOperation(retrieveMeters, {
    access: 'holder',
    viewers: { look: 'meters' },
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 1 + accountNos.length,
    handle: (context, { accountNos }) => listMeters(context, accountNos),
  }),
  defineOperation(meterOutlooks, {
    access: 'holder',
    viewers: { look: 'meters' },
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 2 + accountNos.length,
    handle: (context, { accountNos }) => loadOutlooks(context, accountNos),
  }),
  defineOperation(submitDeclared, {
    access: 'holder',
    resources: ({ accounts: sent }) => sent.map(({ accountNo }) => account(accountNo)),
    cost: ({ accounts: sent }) => 4 + sent.length,
    handle: submitReadings,
    writtenTo: ({ success }) => success.map(({ accNo }) => accNo),
  }),
  defineOperation(removeReadingPhoto, {
    access: 'holder',
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 3,
    handle: removePhoto,
  }),
  defineOperation(meterHistory, {
    access: 'holder',
    viewers: { look: 'meters' },
    resources: ({ accountNos }) => accounts(accountNos),
    // Up to 120 readings of each meter.
    cost: ({ accountNos }) => 2 + 2 * accountNos.length,
    handle: (context, { accountNos }) => loadHistory(context, accountNos),
  }),
];
