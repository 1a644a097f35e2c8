/** Notices of the treasury that contradict the ledger: what an officer for payments sees of one, and what is true of it. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { cents, instant } from '../values.ts';
import { noticeDecision, noticeItemId, noticeQueue, noticeReason, staffNote } from './notice-schemas.ts';

const noticeEvent = z.enum(['accepted', 'paid', 'refused']);
/** Outcome of the payout; unchanged: the ledger is right. */
const treasuryDecision = z.enum(['paid', 'refused', 'unchanged']);

/** Amount of the notice, in minor units: cents where the currency is SGD. */
const notice = {
  itemId: z.string(),
  /** Of the request, as the notice names it. */
  reference: z.string(),
  event: noticeEvent,
  amount: z.int(),
  currency: z.string(),
};

/** Of staff:queue for treasuryNotices. */
export const treasuryQueue = noticeQueue('treasuryNotices', notice, treasuryDecision);

/** Input of staff:decide for this queue. */
export const decideTreasuryInput = z.strictObject({
  queue: z.literal('treasuryNotices'),
  itemId: noticeItemId,
  decision: treasuryDecision,
  note: staffNote,
});

export const staffTreasuryNotice = operation({
  name: 'staff:treasuryNotice',
  summary:
    'One notice of the treasury that contradicts the ledger, beside the payout that it names. That it was opened, and by whom, is recorded.',
  effect: 'write',
  input: z.strictObject({ itemId: noticeItemId }),
  output: z.strictObject({
    ...notice,
    status: z.enum(['waiting', ...treasuryDecision.options]),
    reason: noticeReason,
    /** When it happened, as the treasury says. */
    toldAt: instant,
    receivedAt: instant,
    /** null: no payout has its reference. */
    payout: z.nullable(
      z.strictObject({
        accountNo: z.string(),
        holder: z.string(),
        amount: cents,
        /** 02 cheque, 03 bank account, 08 PayNow. */
        method: z.enum(['02', '03', '08']),
        /** ordered: the treasury has not decided it. */
        state: z.enum(['ordered', 'paid', 'refused']),
        orderedAt: instant,
        decidedAt: z.nullable(instant),
        /** Amount that the account owes now; negative: a credit. */
        outstanding: cents,
      }),
    ),
    decision: z.nullable(noticeDecision(treasuryDecision)),
    openedAt: instant,
    /** A refund of an account of the caller: somebody else decides. */
    isOwn: z.boolean(),
  }),
  errors: ['SK_ACCESS_1001'],
  examples: [
    {
      input: { itemId: 'TR-20261120-0007' },
      output: {
        itemId: 'TR-20261120-0007',
        reference: 'RF-2611-1183',
        event: 'refused',
        amount: 21240,
        currency: 'SGD',
        status: 'waiting',
        reason: 'contradicts',
        toldAt: '2026-11-20T06:12:00.000Z',
        receivedAt: '2026-11-20T06:12:04.000Z',
        payout: {
          accountNo: '8934530034',
          holder: 'Bernard Lim',
          amount: 21240,
          method: '08',
          state: 'paid',
          orderedAt: '2026-11-19T00:00:05.000Z',
          decidedAt: '2026-11-19T02:03:04.000Z',
          outstanding: 0,
        },
        decision: null,
        openedAt: '2026-11-20T07:54:00.000Z',
        isOwn: false,
      },
    },
  ],
});
