/** Bill PDFs and receipts. The page takes the streamed REST calls; the keyed ones answer the same. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, cents, day, documentNo, instant } from '../values.ts';
import { documentReference, transactionPart } from './histories.contract.ts';

/** Only said: the file is named after the bill that the reference stands for. */
const period = z.string().check(z.maxLength(32));

/** Either name of the reference is taken, and one of them must be there (readings §7). */
export const billDownloadRequest = z
  .strictObject({
    encPdf: z.optional(documentReference),
    encryptedUrl: z.optional(documentReference),
    period,
    accountNo,
  })
  .check(z.refine(({ encPdf, encryptedUrl }) => (encPdf === undefined) !== (encryptedUrl === undefined)));

export const downloadBill = operation({
  name: 'bills:download',
  summary: 'The PDF of a bill, in base64. The reference comes from the history or the detail of the bill.',
  effect: 'read',
  input: billDownloadRequest,
  output: z.strictObject({
    name: z.string(),
    type: z.literal('application/pdf'),
    /** Base64. */
    content: z.string(),
  }),
  errors: ['SK_ACCESS_1001'],
  examples: [
    {
      input: { encryptedUrl: '2611.c2VhbGVk', period: 'Nov 2026', accountNo: '8934521670' },
      output: { name: '8934521670-Nov-2026.pdf', type: 'application/pdf', content: 'JVBERi0xLjc=' },
    },
  ],
});

export const receiptInput = z.strictObject({ orderId: documentNo });

export const receipt = operation({
  name: 'bills:receipt',
  summary: 'What was paid with an order: the whole, and the parts of the caller’s accounts.',
  effect: 'read',
  input: receiptInput,
  output: z.strictObject({
    receipt: z.strictObject({
      order_id: z.string(),
      /** The whole payment, positive. */
      amount: cents,
      currency: z.literal('SGD'),
      paid_on: day,
      /** When it came; where nobody said, when it was entered. */
      created_at: instant,
      channel: z.string(),
      payment_method: z.string(),
      reference_id: z.nullable(z.string()),
      status: z.literal('SUCCESS'),
      parts: z.array(transactionPart),
    }),
  }),
  errors: ['SK_ACCESS_1001'],
  examples: [
    {
      input: { orderId: 'PN-2610-010101' },
      output: {
        receipt: {
          order_id: 'PN-2610-010101',
          amount: 12680,
          currency: 'SGD',
          paid_on: '2026-10-28',
          created_at: '2026-10-28T12:14:00.000Z',
          channel: 'PPMS_PAYNOW',
          payment_method: 'PAYNOW',
          reference_id: '008934521670P2610010101',
          status: 'SUCCESS',
          parts: [{ account_number: '8934521670', amount: 12680 }],
        },
      },
    },
  ],
});
