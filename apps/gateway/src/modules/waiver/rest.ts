/** The khaos paths (S2 §7, the alternate variant): the same answers from the same rules. */
import { waiver, waiverCheck } from '@portal/contract/requests/waiver.rest';
import { account, accounts } from '../../wire/callers/claims.ts';
import { defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import { checkWaivers, createWaiver } from './service.ts';
import { KIND } from './waiver-kind.ts';

const common = { perMinute: 240, bodyBytes: 4096, feature: KIND } as const;

export const waiverRest: readonly GatewayRestCall[] = [
  defineRest(waiverCheck, {
    ...common,
    cost: 6,
    resources: ({ body }) => accounts(body.account_nos),
    handle: ({ db, clock, subject }, { body }) =>
      checkWaivers(
        { db, clock },
        body.account_nos.map((accountNo) => subject.own(accountNo)),
      ),
  }),
  defineRest(waiver, {
    ...common,
    cost: 10,
    resources: ({ body }) => [account(body.account_no)],
    handle: ({ clock, subject }, { body }, { write }) => {
      const owned = subject.own(body.account_no);
      const wish = { invoiceNo: body.invoice_no, source: body.source };
      return write(
        { name: 'khaos:waiver', input: body, before: async () => undefined },
        async (tx, trace) => {
          const requestId = await createWaiver({ db: tx, clock, subject }, owned, wish);
          trace.about(`account:${owned.accountId}`);
          return { status: 'SUCCESS' as const, request_id: requestId };
        },
      );
    },
  }),
];
