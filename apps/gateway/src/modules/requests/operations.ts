/** The keyed calls of the area. The kinds are handed in by those who have them. */
import { cancelRequest, listRequests, requestDetail } from '@portal/contract/requests/requests.contract';
import { accounts, noResources } from '../../wire/callers/claims.ts';
import { defineOperation } from '../../wire/calls/operation.ts';
import type { AnyRequestKind } from './request-kind.ts';
import { cancelOwnRequest, loadRequest, loadRequests } from './service.ts';

export const requestsOperations = (kinds: readonly AnyRequestKind[]) => [
  defineOperation(listRequests, {
    access: 'holder',
    resources: ({ accountNos }) => accounts(accountNos),
    cost: ({ accountNos }) => 2 + Math.ceil(accountNos.length / 20),
    handle: (context, { accountNos }) =>
      loadRequests(
        kinds,
        context,
        accountNos.map((accountNo) => context.subject.own(accountNo)),
      ),
  }),
  defineOperation(requestDetail, {
    access: 'holder',
    // The handler finds the owner by the account of the request.
    resources: noResources,
    cost: 3,
    handle: (context, { requestId }) => loadRequest(kinds, context, requestId),
  }),
  defineOperation(cancelRequest, {
    access: 'holder',
    // As above.
    resources: noResources,
    cost: 5,
    // The change queues its own mails, by ids.
    publishToOutbox: false,
    handle: (context, input) => cancelOwnRequest(kinds, context, input),
  }),
];
