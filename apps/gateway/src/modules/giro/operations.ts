/** The keyed calls of GIRO: the older variant of the list, ending a paper GIRO, deductions (S2 §7). */
import { giroDeductions, giroStatusRetrieval, terminateGiro } from '@portal/contract/giro/giro.contract';
import { account, accounts } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import { KIND } from './giro-request.ts';
import { endPaperGiro } from './service.ts';
import { loadDeductions, loadOlderGiro } from './views.ts';

export const giroOperations = [
  defineOperation(giroStatusRetrieval, {
    access: 'holder',
    feature: KIND,
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 5 + Math.ceil(accountNos.length / 20),
    handle: (context, { accountNos }) =>
      loadOlderGiro(
        context,
        accountNos.map((accountNo) => context.subject.own(accountNo)),
      ),
  }),
  defineOperation(terminateGiro, {
    access: 'holder',
    feature: KIND,
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 10,
    // The request queues its own mails, by ids.
    publishToOutbox: false,
    handle: (context, { accountNo, source }) => endPaperGiro(context, context.subject.own(accountNo), source),
  }),
  defineOperation(giroDeductions, {
    access: 'holder',
    feature: KIND,
    resources: ({ accountNo }) => [account(accountNo)],
    cost: 6,
    handle: (context, { accountNo }) => loadDeductions(context, context.subject.own(accountNo)),
  }),
];
