/**
 * POST /webhooks/treasury: the treasury tells of a payout. Signed over its bytes; kept and applied in one transaction
 * before the answer, each event once. A notice that contradicts the ledger changes nothing and waits for staff.
 */
import { treasuryNotice, treasuryWebhook } from '@portal/contract/refunds/refunds.rest';
import { cents } from '@portal/domain/money';
import { reach } from '../../kill-point.ts';
import { readSignedBody, WEBHOOK_BYTES } from '../../webhooks/signed-body.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import type { Wire } from '../../wire/wire.ts';
import { settleNotice, type ToldNotice } from './settle-notice.ts';
import { judgeTreasuryNotice } from './treasury-notice.rules.ts';

export function treasuryWebhookRest(wire: Wire): readonly GatewayRestCall[] {
  return [
    defineRest(treasuryWebhook, {
      bodyBytes: WEBHOOK_BYTES,
      headers: { 'cache-control': 'no-store' },
      async handle(_context, _input, { request }) {
        const told = readNotice(readSignedBody(wire, request, wire.config.TREASURY_SECRETS));
        await settleNotice(wire, told, (payout) => judgeTreasuryNotice(told, payout));
        reach('treasury-settled');
        return { received: true as const };
      },
    }),
  ];
}

function readNotice(body: unknown): ToldNotice {
  const read = treasuryNotice.safeParse(body);
  if (!read.success) throw new Refusal('SK_INPUT_1001');
  const { event_id, reference, event, amount, currency, at } = read.data;
  return { eventId: event_id, reference, event, amount: cents(amount), currency, at: Date.parse(at) };
}
