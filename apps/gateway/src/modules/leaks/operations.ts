/** The keyed calls of the area: their access, resources and cost. */
import { explainLeak as explain, leaks } from '@portal/contract/insights/leaks.contract';
import { account } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { explainLeak, loadLeaks } from './service.ts';

export const leaksOperations = [
  defineOperation(leaks, {
    access: 'holder',
    viewers: { look: 'usage' },
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 4,
    handle: (context, { accountNo }) => loadLeaks(context, accountNo),
  }),
  defineOperation(explain, {
    access: 'holder',
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 3,
    // The customer's own words stay in the area.
    publishToOutbox: false,
    handle: explainLeak,
  }),
];
