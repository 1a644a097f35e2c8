/**
 * POST /webhooks/paynow: the bank tells of an incoming payment. Signed over its bytes, kept once, answered at once;
 * what it means is settled after the answer. Believes nothing before the signature is checked.
 */
import { headers } from '@portal/contract/http';
import { bankNotice, paynowWebhook } from '@portal/contract/payments/payments.rest';
import { cents } from '@portal/domain/money';
import { canonicalReference } from '@portal/domain/paynow-qr/reference';
import type { FastifyRequest } from 'fastify';
import { enqueue } from '../../db/outbox.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import { reach } from '../../kill-point.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { addressKey } from '../../wire/limits/caller-key.ts';
import { defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import type { Wire } from '../../wire/wire.ts';
import { keepNotice, type NewNotice, noticesLike } from './notice.store.ts';
import { NOTICE_MESSAGE, SettlementQueue } from './settlement-queue.ts';
import { isSignedByBank } from './signature.rules.ts';

const BODY_LIMIT = 8 * 1024;
/** A bank brings what it could not deliver for weeks; a payment of another century is a mistake. */
const OLDEST_PAYMENT = Date.parse('2020-01-01T00:00:00Z');
const DAY = 86_400_000;
/** As of all money (T29): a bank that says more is mistaken. */
const MOST_CENTS = 10 ** 12;
/** The outbox waits for whoever settles at once. */
const AFTER = 2_000;

/** @throws Refusal SK_SEC_1000 unless it is signed; nothing is told of what is wrong with it */
function signedBody({ config, clock, limits }: Wire, request: FastifyRequest): Buffer {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const readHeader = (name: string): string => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
  };
  const signed = {
    timestamp: readHeader(headers.webhookTimestamp),
    signature: readHeader(headers.webhookSignature),
    body,
  };
  if (isSignedByBank(signed, config.PAYNOW_WEBHOOK_SECRETS, clock.now())) return body;
  if (!limits.address.take(addressKey(request.ip), 1)) throw new Refusal('SK_LIMIT_1001');
  throw new Refusal('SK_SEC_1000');
}

function noticeIn(body: Buffer, now: number): NewNotice {
  const read = bankNotice.safeParse(parsed(body));
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

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal('SK_BODY_1001');
  }
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
  const isNew = await withTransaction(db, async (tx) => {
    if (!(await keepNotice(tx, notice, now))) return false;
    const { eventId } = notice;
    const runAt = now + AFTER;
    await enqueue(tx, { kind: NOTICE_MESSAGE, payload: { eventId }, dedupe: `notice ${eventId}`, runAt });
    return true;
  });
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
      bodyBytes: BODY_LIMIT,
      headers: { 'cache-control': 'no-store' },
      setUp(route) {
        route.addHook('onClose', () => queue.idle());
      },
      async handle(_context, _input, { request }) {
        const body = signedBody(wire, request);
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
