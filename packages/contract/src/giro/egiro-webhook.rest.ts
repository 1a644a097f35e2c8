/** The bank's side of eGIRO: here it tells what became of requests, authorisations and deductions. */
import { returnReasons } from '@portal/domain/giro/giro-deduction';
import { giroFailures } from '@portal/domain/giro/giro-status';
import * as z from 'zod/mini';
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';

/** BIC. */
const bankCode = z.string().check(z.regex(/^[A-Z0-9]{8,11}$/));
const token = (longest: number) => z.string().check(z.regex(new RegExp(`^[\\x21-\\x7e]{1,${longest}}$`)));

/**
 * POST /webhooks/egiro: the bank's notice, signed over its bytes. Of a request (`txn_ref_no`), of an authorisation that
 * the bank itself changed, of a deduction (`payment_order`), or of a form on paper. Unknown fields are left out.
 */
export const egiroNotice = z.object({
  event_id: token(100),
  event: z.enum([
    /** The maker of a company has approved. */
    'submitted',
    /** The customer has approved. */
    'approved',
    /** The authorisation is in force, or has ended: the request is done. */
    'completed',
    /** The request has failed for `reason`. */
    'failed',
    'suspended',
    'resumed',
    /** Ended at the bank. */
    'terminated',
    /** A form on paper has arrived for an account. */
    'paper_received',
    'deduction_paid',
    'deduction_returned',
  ]),
  at: z.iso.datetime({ offset: true }),
  dda_ref_no: z.optional(token(64)),
  txn_ref_no: z.optional(token(64)),
  payment_order: z.optional(token(64)),
  reason: z.optional(z.enum([...giroFailures, ...returnReasons])),
  bank_code: z.optional(bankCode),
  account_number: z.optional(z.string().check(z.maxLength(64))),
  last_four: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  /** The payer's limit a deduction; integer cents. */
  limit: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(10 ** 12)))),
  /** Of a deduction; integer cents. */
  amount: z.optional(z.int().check(z.gte(1), z.lte(10 ** 12))),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
});
export type EgiroNotice = z.output<typeof egiroNotice>;

export const egiroWebhook = rest({
  method: 'post',
  path: restPaths.egiroWebhook,
  summary: 'The bank tells of a request, an authorisation or a deduction',
  caller: 'bank',
  effect: 'external',
  input: { body: { kind: 'signed', json: egiroNotice } },
  output: z.strictObject({ received: z.literal(true) }),
  errors: [],
  examples: [
    {
      input: {
        body: {
          event_id: 'egiro-1',
          event: 'completed',
          at: '2026-11-20T07:40:00Z',
          dda_ref_no: 'DDA-2611-1077',
          txn_ref_no: 'GR-2611-1003',
          last_four: '2208',
        },
      },
      output: { received: true },
    },
  ],
});
