/** The khaos paths (S2 §7, the alternate variant): the same answers from the same rules. */
import { arrangement, arrangementCheck } from '@portal/contract/requests/arrangement.rest';
import { cents } from '@portal/domain/money';
import { account } from '../../wire/callers/claims.ts';
import { defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import { KIND } from './arrangement-kind.ts';
import { checkArrangement, createArrangement } from './service.ts';

const common = { perMinute: 240, bodyBytes: 4096, feature: KIND } as const;

export const arrangementRest: readonly GatewayRestCall[] = [
  defineRest(arrangementCheck, {
    ...common,
    cost: 6,
    resources: ({ body }) => [account(body.account_no)],
    handle: ({ db, clock, subject }, { body }) =>
      checkArrangement({ db, clock }, subject.own(body.account_no)),
  }),
  defineRest(arrangement, {
    ...common,
    cost: 10,
    resources: ({ body }) => [account(body.account_no)],
    handle: ({ clock, subject }, { body }, { write }) => {
      const owned = subject.own(body.account_no);
      const payment = cents(body.payment_amount);
      return write(
        { name: 'khaos:paymentArrangement', input: body, before: async () => undefined },
        async (tx, trace) => {
          const wish = { payment, source: body.source };
          const { requestId } = await createArrangement(
            { db: tx, clock, subject },
            owned,
            wish,
            'payment_amount',
          );
          trace.about(`account:${owned.accountId}`);
          return { status: 'SUCCESS' as const, request_id: requestId };
        },
      );
    },
  }),
];
