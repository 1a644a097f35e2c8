/**
 * POST /webhooks/treasury: the treasury tells of a payout. Signed over its bytes; kept and applied in one transaction
 * before the answer, each event once. A notice that contradicts the ledger changes nothing and waits for staff.
 */
import { treasuryNotice, treasuryWebhook } from '@portal/contract/refunds/refunds.rest';
import { cents } from '@portal/domain/money';
import { appendAudit } from '../../db/audit.store.ts';
import { withTransaction } from '../../db/transaction.ts';
import { reach } from '../../kill-point.ts';
import { keepPartyNotice, type PartyNotice } from '../../webhooks/party-notice.store.ts';
import { readSignedBody, WEBHOOK_BYTES } from '../../webhooks/signed-body.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import type { Wire } from '../../wire/wire.ts';
import { lockAccounts } from '../bills/public.ts';
import { findPayout } from './payout.store.ts';
import { settlePayout } from './settle-payout.ts';
import { judgeTreasuryNotice, type ToldPayout } from './treasury-notice.rules.ts';

export function treasuryWebhookRest(wire: Wire): readonly GatewayRestCall[] {
  return [
    defineRest(treasuryWebhook, {
      bodyBytes: WEBHOOK_BYTES,
      headers: { 'cache-control': 'no-store' },
      async handle(_context, _input, { request }) {
        const told = readNotice(readSignedBody(wire, request, wire.config.TREASURY_SECRETS));
        await settle(wire, told);
        reach('treasury-settled');
        return { received: true as const };
      },
    }),
  ];
}

type Told = ToldPayout & { readonly eventId: string; readonly reference: string; readonly at: number };

function readNotice(body: unknown): Told {
  const read = treasuryNotice.safeParse(body);
  if (!read.success) throw new Refusal('SK_INPUT_1001');
  const { event_id, reference, event, amount, currency, at } = read.data;
  return { eventId: event_id, reference, event, amount: cents(amount), currency, at: Date.parse(at) };
}

/** @throws Refusal SK_IDEM_1001 when the same event was told differently before */
async function settle({ db, clock }: Pick<Wire, 'db' | 'clock'>, told: Told): Promise<void> {
  await withTransaction(db, async (tx) => {
    const payout = await findPayout(tx, told.reference);
    if (payout !== null) await lockAccounts(tx, [payout.accountId]);
    // After the lock, as a notice of the same payout may have been settled meanwhile.
    const current = payout && (await findPayout(tx, told.reference));
    const { amount, ...rest } = told;
    const now = clock.now();
    const verdict = judgeTreasuryNotice(told, current);
    const notice: PartyNotice = {
      ...rest,
      party: 'treasury',
      amountCents: amount,
      receivedAt: now,
      ...verdict,
    };
    if (!(await keepPartyNotice(tx, notice, null))) return;
    if (current !== null && verdict.outcome === 'applied' && told.event !== 'accepted') {
      const settlement = {
        outcome: told.event,
        by: { actor: 'treasury' },
        eventId: told.eventId,
        at: now,
      } as const;
      if (await settlePayout(tx, current, settlement)) reach('treasury-applied');
    }
    await appendAudit(tx, {
      at: now,
      actor: 'treasury',
      action: 'treasury:notice',
      object: current === null ? `notice:${told.eventId}` : `request:${told.reference}`,
      outcome: verdict.reason === null ? `${told.event} ${verdict.outcome}` : `parked ${verdict.reason}`,
    });
  });
}
