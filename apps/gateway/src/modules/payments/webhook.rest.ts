/**
 * POST /webhooks/paynow: the bank tells of an incoming payment. Signed over its bytes, kept once, answered at once;
 * what it means is settled after the answer. Believes nothing before the signature is checked.
 */
import { bankNotice, paynowWebhook } from '@portal/contract/payments/payments.rest';
import { cents } from '@portal/domain/money';
import { canonicalReference } from '@portal/domain/paynow-qr/reference';
import { withTransaction } from '../../db/transaction.ts';
import { reach } from '../../kill-point.ts';
import { readSignedBody, WEBHOOK_BYTES } from '../../webhooks/signed-body.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import type { Wire } from '../../wire/wire.ts';
import { keepIncoming } from './incoming.ts';
import { type NewNotice, noticesLike } from './notice.store.ts';
import { SettlementQueue } from './settlement-queue.ts';

/** A bank brings what it could not deliver for weeks; a payment of another century is a mistake. */
const OLDEST_PAYMENT = Date.parse('2020-01-01T00:00:00Z');
const DAY = 86_400_000;
/** As of all money (T29): a bank that says more is mistaken. */
const MOST_CENTS = 10 ** 12;

function noticeIn(body: unknown, now: number): NewNotice {
  const read = bankNotice.safeParse(body);
  if (!read.success) throw new Refusal('SK_INPUT_1001');
  const { event_id, transaction_id, reference, amount, currency, paid_at } = read.data;
  if (amount > MOST_CENTS) throw new Refusal('SK_INPUT_1001');
  const paidAt = Date.parse(paid_at);
  if (!(paidAt >= OLDEST_PAYMENT && paidAt <= now + DAY)) throw new Refusal('SK_INPUT_1001');
  return {
    eventId: event_id,
    transaction: transaction_id,
    reference: canonicalReference(reference),
    amount: cents(amount),
    currency,
    paidAt,
  };
}

/** Every copy says the same but for its event: another content under a known number is a fault of the bank's. */
const isCopy = (notice: NewNotice, known: NewNotice): boolean =>
  known.transaction === notice.transaction &&
  known.reference === notice.reference &&
  known.amount === notice.amount &&
  known.currency === notice.currency &&
  known.paidAt === notice.paidAt;

/**
 * @returns events that are to be settled: a copy brings back what nobody has settled yet, however often that failed.
 * @throws Refusal SK_IDEM_1001 when it was told differently
 */
async function keep({ db, clock }: Wire, notice: NewNotice): Promise<string[]> {
  const now = clock.now();
  const isNew = await withTransaction(db, (tx) => keepIncoming(tx, notice, now));
  if (isNew) return [notice.eventId];
  const known = await noticesLike(db, notice);
  if (!known.every((one) => isCopy(notice, one))) throw new Refusal('SK_IDEM_1001');
  return known.filter(({ outcome }) => outcome === null).map(({ eventId }) => eventId);
}

export function webhookRest(
  wire: Wire,
  log: ConstructorParameters<typeof SettlementQueue>[0]['log'],
): readonly GatewayRestCall[] {
  const queue = new SettlementQueue({ ...wire, log });
  return [
    defineRest(paynowWebhook, {
      bodyBytes: WEBHOOK_BYTES,
      headers: { 'cache-control': 'no-store' },
      setUp(route) {
        route.addHook('onClose', () => queue.idle());
      },
      async handle(_context, _input, { request }) {
        const body = readSignedBody(wire, request, wire.config.PAYNOW_WEBHOOK_SECRETS);
        reach('notice-received');
        const notice = noticeIn(body, wire.clock.now());
        const toSettle = await keep(wire, notice);
        reach('notice-kept');
        for (const eventId of toSettle) queue.add(eventId);
        return { received: true as const };
      },
    }),
  ];
}
