/** The acknowledgement of a request as a PDF. */
import { requestFile } from '@portal/contract/requests/requests.rest';
import { checkedByHandler, defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import { acknowledgementFile } from './acknowledgement.ts';
import type { AnyRequestKind } from './request-kind.ts';

export const requestsRest = (kinds: readonly AnyRequestKind[]): readonly GatewayRestCall[] => [
  defineRest(requestFile, {
    perMinute: 240,
    bodyBytes: 4096,
    cost: 20,
    resources: checkedByHandler,
    // A reference that cannot be one is like one that does not exist.
    unreadable: 'SK_ACCESS_1001',
    handle: (context, { body }) => acknowledgementFile(kinds, context, body.requestId),
  }),
];
