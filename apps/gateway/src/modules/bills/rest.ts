/** REST calls of bills: documents as files, histories and dues (S2 §7). */
import { billDownload, history, payables, receiptDownload } from '@portal/contract/bills/bills.rest';
import type { AccountNo } from '@portal/domain/account-number';
import { account, accounts } from '../../wire/callers/claims.ts';
import { checkedByHandler, defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import type { Wire } from '../../wire/wire.ts';
import { billFile } from './documents.ts';
import { ownOf } from './histories/histories.ts';
import { historyOf, payablesOf } from './histories/payments-service.ts';
import { receiptFile } from './histories/receipts.ts';
import type { PaymentSources } from './settlement/being-checked.ts';
import { warmDocuments } from './warm-documents.ts';

/** An office shares one address. */
const perMinute = 240;
/** A page is drawn: as much work as twenty questions. */
const document = { perMinute, bodyBytes: 4096, cost: 20 };

/** In units of one simple query: what is refused costs as much as one account. */
const costOf =
  (accountsPerUnit: number) =>
  (input: { readonly query: { readonly numbers: readonly AccountNo[] } } | null): number =>
    6 + Math.ceil((input?.query.numbers.length ?? 0) / accountsPerUnit);

export const billsRest = (
  wire: Pick<Wire, 'db' | 'clock'>,
  sources: PaymentSources,
): readonly GatewayRestCall[] => [
  defineRest(billDownload, {
    ...document,
    resources: ({ body }) => [account(body.accountNo)],
    // Behind the start: a document that cannot be drawn says so when it is asked for.
    setUp(route) {
      route.addHook('onListen', () => {
        warmDocuments(wire).catch((err: unknown) =>
          route.log.warn({ err }, 'the first document will be slow'),
        );
      });
    },
    handle: (context, { body }) => billFile(context, body),
  }),
  defineRest(receiptDownload, {
    ...document,
    resources: checkedByHandler,
    handle: (context, { body }) => receiptFile(context, body),
  }),
  defineRest(history, {
    perMinute,
    cost: costOf(20),
    resources: ({ query }) => accounts(query.numbers),
    handle: (context, { query }) => historyOf(context, sources, ownOf(context, query.numbers)),
  }),
  defineRest(payables, {
    perMinute,
    cost: costOf(100),
    resources: ({ query }) => accounts(query.numbers),
    handle: (context, { query }) => payablesOf(context, sources, ownOf(context, query.numbers)),
  }),
];
