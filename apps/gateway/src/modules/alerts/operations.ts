/** The keyed calls of the area: their access, resources and cost. */
import { alerts, setAlerts, switchOffAlert } from '@portal/contract/insights/alerts.contract';
import { account, noResources } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { chooseAlerts, loadAlerts, switchAlertOff } from './service.ts';

export const alertsOperations = [
  defineOperation(alerts, {
    access: 'holder',
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 5,
    handle: (context, { accountNo }) => loadAlerts(context, accountNo),
  }),
  defineOperation(setAlerts, {
    access: 'holder',
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 3,
    publishToOutbox: false,
    handle: chooseAlerts,
  }),
  defineOperation(switchOffAlert, {
    access: 'public',
    // The token names one alert, and is worth nothing else.
    resources: noResources,
    cost: 10,
    publishToOutbox: false,
    handle: (context, { token }) => switchAlertOff(context, token),
  }),
];
