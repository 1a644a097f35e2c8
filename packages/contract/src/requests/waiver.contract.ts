/** Waiver of late charges: which ones can be waived, and the request, decided at once (S2 §7). */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, cents, day, documentNo, sourceLabel } from '../values.ts';
import { requestId } from './requests.contract.ts';

const chargeStatus = z.strictObject({
  account_no: z.string(),
  /** SUCCESS: it is waived. NONE, NOT_ELIGIBLE and NOT_ELIGIBLE_FOR_FEATURE of a row without a bill: of the account. */
  status: z.enum(['ELIGIBLE', 'SUCCESS', 'NOT_ELIGIBLE', 'NONE', 'NOT_ELIGIBLE_FOR_FEATURE']),
  /** Null: the row is about the account, which has no charge that can be waived. */
  bill: z.nullable(
    z.strictObject({
      invoice_no: z.string(),
      print_date: day,
      /** Positive cents. */
      payment_amount: cents,
      charge: z.enum(['PINK_NOTICE', 'LATE_PAYMENT']),
    }),
  ),
});

export const waiverCheckReply = z.strictObject({
  /** One row a charge of the past 6 months, newest first; of an account without one that can be waived, first a row of its own. */
  statuses: z.array(chargeStatus).check(z.maxLength(2_000)),
  /** The first day of the past 3 months. */
  since: day,
});
export type WaiverCheck = z.output<typeof waiverCheckReply>;

export const waiverExample: WaiverCheck = {
  statuses: [
    {
      account_no: '8934540017',
      status: 'ELIGIBLE',
      bill: { invoice_no: '2611-1245', print_date: '2026-11-12', payment_amount: 545, charge: 'PINK_NOTICE' },
    },
  ],
  since: '2026-08-20',
};

/** The number of a late charge; a foreign one looks like one that does not exist. */
export const invoiceNo = documentNo;

export const checkWaiver = operation({
  name: 'waiver:check',
  summary: 'The late charges of the given accounts, and which of them can be waived.',
  effect: 'read',
  input: z.strictObject({ accountNos: z.array(accountNo).check(z.minLength(1), z.maxLength(50)) }),
  output: waiverCheckReply,
  errors: [],
  examples: [{ input: { accountNos: ['8934540017'] }, output: waiverExample }],
});

export const createWaiver = operation({
  name: 'waiver:create',
  summary: 'Waives one late charge of the past 3 months, at once.',
  effect: 'write',
  /** The number of the charge, under either name. */
  input: z
    .strictObject({
      accountNo,
      invoiceNo: z.optional(invoiceNo),
      invoice_no: z.optional(invoiceNo),
      source: sourceLabel,
    })
    .check(
      z.refine(({ invoiceNo: one, invoice_no: other }) => (one === undefined) !== (other === undefined)),
    ),
  output: z.strictObject({ status: z.literal('SUCCESS'), requestId }),
  errors: ['SK_WAIVER_1001'],
  examples: [
    {
      input: { accountNo: '8934540017', invoiceNo: '2611-1245', source: 'W' },
      output: { status: 'SUCCESS', requestId: 'WV-2611-1002' },
    },
  ],
});
