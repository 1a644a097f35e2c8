/** REST calls of bills: documents as files, histories and dues (S2 §7). */
import { billDownload, history, payables, receiptDownload } from '@portal/contract/bills/bills.rest';
import type { AccountNo } from '@portal/domain/account-number';
import type { Clock } from '@portal/domain/clock';
import { toSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import { drawnApart } from '../../pdf/draw-apart.ts';
import { createKeyRing } from '../../sealed/key-ring.ts';
import { account, accounts } from '../../wire/callers/claims.ts';
import { checkedByHandler, defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import type { Wire } from '../../wire/wire.ts';
import { billAndEarlier, enteredBetween, readingsAround, uSaveAfter } from './bill.store.ts';
import { billFile } from './documents.ts';
import { listOwned } from './histories/histories.ts';
import { loadHistory, loadPayables } from './histories/payments-service.ts';
import { receiptFile } from './histories/receipts.ts';
import type { warmPapers } from './paper/warm-papers.ts';
import type { PaymentSources } from './settlement/under-review.ts';

/** Does ahead, for nobody, what the first document after a start would wait for: queries planned, keys, faces, code. */
const NOBODYS_ACCOUNT = 0;

const warmThread = drawnApart<typeof warmPapers>(
  new URL('./paper/warm-papers.ts', import.meta.url),
  'warmPapers',
);

async function warmDocuments({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const today = toSgDay(clock.now());
  await createKeyRing(db, clock).current();
  await billAndEarlier(db, NOBODYS_ACCOUNT, '', 1);
  await enteredBetween(db, NOBODYS_ACCOUNT, '', '');
  await readingsAround(db, NOBODYS_ACCOUNT, { periodFrom: today, periodTo: today });
  await uSaveAfter(db, NOBODYS_ACCOUNT, today);
  await warmThread({ token: { subject: 'nobody' } });
}

/** An office shares one address. */
const perMinute = 240;
/** A page is drawn: as much work as twenty questions. */
const document = { perMinute, bodyBytes: 4096, cost: 20 };

/** In units of one simple query: what is refused costs as much as one account. */
const computeCost =
  (accountsPerUnit: number) =>
  (input: { readonly query: { readonly numbers: readonly AccountNo[] } } | null): number =>
    6 + Math.ceil((input?.query.numbers.length ?? 0) / accountsPerUnit);

export const billsRest = (
  wire: Pick<Wire, 'db' | 'clock'>,
  sources: PaymentSources,
): readonly GatewayRestCall[] => [
  defineRest(billDownload, {
    viewers: { look: 'bill', byHandler: true },
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
    handle: (context, { body }) => billFile(context, sources, body),
  }),
  defineRest(receiptDownload, {
    viewers: { look: 'payments', byHandler: true },
    ...document,
    resources: checkedByHandler,
    handle: (context, { body }) => receiptFile(context, body),
  }),
  defineRest(history, {
    viewers: { look: 'payments' },
    perMinute,
    cost: computeCost(20),
    resources: ({ query }) => accounts(query.numbers),
    handle: (context, { query }) => loadHistory(context, sources, listOwned(context, query.numbers)),
  }),
  defineRest(payables, {
    viewers: { look: 'bills' },
    perMinute,
    cost: computeCost(100),
    resources: ({ query }) => accounts(query.numbers),
    handle: (context, { query }) => loadPayables(context, sources, listOwned(context, query.numbers)),
  }),
];
