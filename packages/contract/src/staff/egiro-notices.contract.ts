/** Notices of the banks of eGIRO that contradict what is known: what an officer sees of one, and whether it counts. */
import { deductionStatuses } from '@portal/domain/giro/giro-deduction';
import { giroRequestTypes } from '@portal/domain/giro/giro-request';
import {
  authorisationStatuses,
  giroFailures,
  giroStatuses,
  giroTypes,
} from '@portal/domain/giro/giro-status';
import { egiroNoticeDecisions, noticeOutlooks } from '@portal/domain/giro/parked-notice';
import * as z from 'zod/mini';
import { egiroNotice } from '../giro/egiro-webhook.rest.ts';
import { operation } from '../operation.ts';
import { cents, day, instant } from '../values.ts';
import { noticeDecision, noticeItemId, noticeQueue, noticeReason, staffNote } from './notice-schemas.ts';

const egiroDecision = z.enum(egiroNoticeDecisions);

const notice = {
  itemId: z.string(),
  /** Of a request, an authorisation or a deduction; of a form on paper the number of the utilities account. */
  reference: z.string(),
  event: egiroNotice.shape.event,
};

/** Of staff:queue for egiroNotices. */
export const egiroQueue = noticeQueue('egiroNotices', notice, egiroDecision);

/** Input of staff:decide for this queue. */
export const decideEgiroInput = z.strictObject({
  queue: z.literal('egiroNotices'),
  itemId: noticeItemId,
  decision: egiroDecision,
  note: staffNote,
});

const ours = z.strictObject({
  accountNo: z.string(),
  holder: z.string(),
  /** The authorisation that it is about, else the one in force or under way. */
  giro: z.nullable(
    z.strictObject({
      reference: z.string(),
      type: z.enum(giroTypes),
      bankName: z.string(),
      /** '' while the bank has not confirmed. */
      lastFour: z.string(),
      status: z.enum(authorisationStatuses),
    }),
  ),
  request: z.nullable(
    z.strictObject({
      reference: z.string(),
      requestType: z.enum(giroRequestTypes),
      state: z.enum([...giroStatuses, ...giroFailures]),
    }),
  ),
  deduction: z.nullable(
    z.strictObject({ reference: z.string(), amount: cents, on: day, status: z.enum(deductionStatuses) }),
  ),
});

export const staffEgiroNotice = operation({
  name: 'staff:egiroNotice',
  summary:
    'One notice of a bank of eGIRO that contradicts what is known, beside the GIRO that it is about. That it was opened, and by whom, is recorded. Money waits among the parked payments.',
  effect: 'write',
  input: z.strictObject({ itemId: noticeItemId }),
  output: z.strictObject({
    ...notice,
    status: z.enum(['waiting', ...egiroNoticeDecisions]),
    reason: noticeReason,
    /** When it happened, as the bank says. */
    toldAt: instant,
    receivedAt: instant,
    /** The rest of it; null: the bank did not say. */
    says: z.strictObject({
      bank: z.nullable(z.string()),
      lastFour: z.nullable(z.string()),
      limit: z.nullable(cents),
      failure: z.nullable(z.string()),
    }),
    /** null: it names no account of ours. */
    ours: z.nullable(ours),
    /** Its effect, had it come now. */
    outlook: z.enum(noticeOutlooks),
    /** The payment that the bank would have back, among the parked ones; null: none of them. */
    takesBack: z.nullable(
      z.strictObject({
        itemId: z.string(),
        /** In minor units: cents where the currency is SGD. */
        amount: z.int(),
        currency: z.string(),
        paidAt: instant,
        status: z.enum(['waiting', 'posted']),
      }),
    ),
    decision: z.nullable(noticeDecision(egiroDecision)),
    openedAt: instant,
    /** About an account of the caller: somebody else decides. */
    isOwn: z.boolean(),
  }),
  errors: ['SK_ACCESS_1001'],
  examples: [
    {
      input: { itemId: 'egiro-0007' },
      output: {
        itemId: 'egiro-0007',
        reference: 'GR-2611-1003',
        event: 'completed',
        status: 'waiting',
        reason: 'contradicts',
        toldAt: '2026-11-20T06:12:00.000Z',
        receivedAt: '2026-11-20T06:12:04.000Z',
        says: { bank: null, lastFour: null, limit: null, failure: null },
        ours: {
          accountNo: '8934640011',
          holder: 'Halim Bakar',
          giro: {
            reference: 'DDA-2105-1001',
            type: 'PAPER_GIRO',
            bankName: 'Waringin Bank',
            lastFour: '7750',
            status: 'ACTIVE',
          },
          request: { reference: 'GR-2611-1003', requestType: 'CANCELLATION', state: 'INCOMPLETE_FLOW' },
          deduction: null,
        },
        outlook: 'applied',
        takesBack: null,
        decision: null,
        openedAt: '2026-11-20T07:54:00.000Z',
        isOwn: false,
      },
    },
  ],
});
