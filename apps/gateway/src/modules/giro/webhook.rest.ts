/** POST /webhooks/egiro: the bank tells of a request, an authorisation or a deduction. Signed over its bytes. */
import { egiroNotice, egiroWebhook } from '@portal/contract/giro/egiro-webhook.rest';
import { reach } from '../../kill-point.ts';
import { readSignedBody, WEBHOOK_BYTES } from '../../webhooks/signed-body.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import { defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import type { Wire } from '../../wire/wire.ts';
import { settleEgiroNotice } from './settle-notice.ts';

export function egiroWebhookRest(wire: Wire): readonly GatewayRestCall[] {
  return [
    defineRest(egiroWebhook, {
      bodyBytes: WEBHOOK_BYTES,
      headers: { 'cache-control': 'no-store' },
      async handle(_context, _input, { request }) {
        const read = egiroNotice.safeParse(readSignedBody(wire, request, wire.config.EGIRO_SECRETS));
        if (!read.success) throw new Refusal('SK_INPUT_1001');
        await settleEgiroNotice(wire, read.data);
        reach('egiro-settled');
        return { received: true as const };
      },
    }),
  ];
}
