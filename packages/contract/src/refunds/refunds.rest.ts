/** The treasury's side of refunds. Orders to it are the gateway's own calls; here it tells what became of them. */
import * as z from 'zod/mini';
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';

/**
 * POST /webhooks/treasury: the treasury's notice of one payout, signed over its bytes as those of the bank. Unknown
 * fields are left out.
 */
export const treasuryNotice = z.object({
  event_id: z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/)),
  /** Of the request, as the order had it. */
  reference: z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/)),
  /** accepted: it has the order; paid and refused: the outcome. */
  event: z.enum(['accepted', 'paid', 'refused']),
  /** Integer cents, as ordered. */
  amount: z.int().check(z.gte(1), z.lte(10 ** 12)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  at: z.iso.datetime({ offset: true }),
});

export const treasuryWebhook = rest({
  method: 'post',
  path: restPaths.treasuryWebhook,
  summary: 'The treasury tells of a payout',
  caller: 'bank',
  effect: 'external',
  input: { body: { kind: 'signed', json: treasuryNotice } },
  output: z.strictObject({ received: z.literal(true) }),
  errors: [],
  examples: [
    {
      input: {
        body: {
          event_id: 'treasury-1',
          reference: 'RF-2611-1183',
          event: 'paid',
          amount: 21240,
          currency: 'SGD',
          at: '2026-12-01T02:03:04Z',
        },
      },
      output: { received: true },
    },
  ],
});
