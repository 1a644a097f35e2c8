/** The calls of the payments service about PayNow (S2 §3 §7); their paths stand in http.ts. */
import * as z from 'zod/mini';
import { unmatchedReason } from '../bills/histories.contract.ts';
import { fieldTexts } from '../field-texts.ts';
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';
import { accountNo, bpNo, cents, instant, system } from '../values.ts';

/** At most so many accounts in one code. */
const MOST_PARTS = 100;

/** Of a part and of the whole, in cents: what a code can say, field 54 of 13 characters. */
const MOST_CENTS = 10 ** 12 - 1;

const amount = z.int().check(
  z.refine((value) => value >= 1, fieldTexts.amountPositive),
  z.refine((value) => value <= MOST_CENTS, fieldTexts.amountExceeded),
);

/** An account and its part; the caller's own word on system and partner must be true of it. */
const part = { account_number: accountNo, system_type: system, bp_number: bpNo, amount };

/** `source` is the earlier name of `channel`: either says where the request comes from and decides nothing. */
const labels = {
  currency: z.optional(z.literal('SGD')),
  channel: z.optional(z.literal('UPORTAL')),
  source: z.optional(z.literal('UPORTAL')),
};

/** POST /v1/payments/paynow/request: one account plainly. Cents. */
export const paynowRequestOfOne = z.strictObject({ ...part, ...labels });
/**
 * The same for several, or one: each with its part, none above its own due, and the total. A refusal names whose part
 * is wrong, by its place in the list: 'accounts.1.amount'; of one account plainly it is 'amount'.
 */
export const paynowRequestOfSeveral = z.strictObject({
  accounts: z.array(z.strictObject(part)).check(z.minLength(1), z.maxLength(MOST_PARTS)),
  amount,
  ...labels,
});
export type PaynowRequestBody = z.input<typeof paynowRequestOfOne> | z.input<typeof paynowRequestOfSeveral>;

/** The code to be shown: its text, and its picture, an SVG of 240 by 240 at level H. */
const qrMetadata = z.strictObject({ orderId: z.string(), payload: z.string(), svg: z.string() });
export type QrMetadata = z.output<typeof qrMetadata>;

const paynowReply = z.strictObject({
  order_id: z.string(),
  qr_metadata: qrMetadata,
  /** 23:59:59 of the day of its making in Singapore; the page follows it, whatever it is. */
  expired_at: instant,
});
export type PaynowReply = z.output<typeof paynowReply>;

/** PENDING: may be paid. CHECKING: money came that staff must look at. SUCCESS: paid, or posted by staff as it came. EXPIRED: ended unpaid. */
const orderStatus = z.enum(['PENDING', 'SUCCESS', 'EXPIRED', 'CHECKING']);

/**
 * Money that came for an order and was not what it asked for: its amount in minor units of its currency, when the payer
 * sent it, and whether it is being checked or was sent back.
 */
const unmatchedPayment = z.strictObject({
  amount: z.int(),
  currency: z.string(),
  paid_at: instant,
  status: z.enum(['CHECKING', 'RETURNED']),
  reason: unmatchedReason,
});
export type UnmatchedPayment = z.output<typeof unmatchedPayment>;

/** The newest so many of one order are told. */
export const MOST_UNMATCHED = 20;
const unmatchedPayments = z.array(unmatchedPayment).check(z.maxLength(MOST_UNMATCHED));

/**
 * GET /v1/payments/{orderId}: an order, or any payment that the histories list. Where staff posted other than an order
 * asked for, `order_id` and all else are those of what was posted.
 */
const paymentDetails = z.strictObject({
  order_id: z.string(),
  status: orderStatus,
  created_at: instant,
  /** null: no code asked for it. */
  expired_at: z.nullable(instant),
  /** When the bank has it paid; null while it is not. */
  paid_at: z.nullable(instant),
  /** The whole, in cents. */
  amount: cents,
  currency: z.literal('SGD'),
  /** 'PAYNOW' of an order; else what the ledger has, and so the channel: 'UPORTAL' of an order. */
  method: z.string(),
  payment_method: z.string(),
  channel: z.string(),
  /** Reference in the code (62.01) and on the payer's statement; null: unknown. */
  reference: z.nullable(z.string()),
  /** The bank's reference of the payment; null while it is not paid. */
  method_options: z.strictObject({ reference_id: z.nullable(z.string()) }),
  /** The part of each account, its number as payments spell it. */
  utilities_internal_transactions: z.array(z.strictObject({ account_number: z.string(), amount: cents })),
  /** The code again, for as long as it may be paid. */
  qr_metadata: z.nullable(qrMetadata),
  /** Newest first; none of a payment that is in the ledger alone. */
  unmatched_payments: unmatchedPayments,
});
export type PaymentDetails = z.output<typeof paymentDetails>;

/**
 * GET /v1/payments/{orderId}/events, a stream of server-sent events: `event: payment` with this, at once and at each
 * change. It ends once the order is paid, or after some minutes: a client that still waits asks again. The end of a code
 * does not end it, as money may come late.
 */
export const paymentEvent = z.strictObject({
  order_id: z.string(),
  status: orderStatus,
  unmatched_payments: unmatchedPayments,
});
export type PaymentEvent = z.output<typeof paymentEvent>;

/** GET {public-api}/checkFeature?feature=paynow: flag and 'permanent' disable, flag and any other type only tell. */
const checkFeatureReply = z.strictObject({
  flag: z.boolean(),
  type: z.nullable(z.string()),
  message: z.nullable(z.string()),
});
export type CheckFeatureReply = z.output<typeof checkFeatureReply>;

/**
 * POST /webhooks/paynow: the bank's notice of one incoming payment, signed over its bytes. Unknown fields are left out:
 * money must not wait for us to learn a new one.
 */
export const bankNotice = z.object({
  event_id: z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/)),
  /** The bank's number of the payment: the same in every copy. */
  transaction_id: z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/)),
  /** As the payer's bank sent it on. */
  reference: z.string().check(z.maxLength(140)),
  amount: z.int().check(z.gte(1)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** When the payer sent it. */
  paid_at: z.iso.datetime({ offset: true }),
});

const webhookReply = z.strictObject({ received: z.literal(true) });

/** Codes of an order that has a number of the portal's own. */
const orderParams = z.strictObject({ orderId: z.string().check(z.regex(/^PN-\d{4}-\d{6,8}$/)) });

export const paynowRequest = rest({
  method: 'post',
  path: restPaths.paynowRequest,
  summary: 'A PayNow code for one account or several',
  caller: 'holder',
  effect: 'write',
  input: {
    body: {
      kind: 'either',
      property: 'accounts',
      having: paynowRequestOfSeveral,
      without: paynowRequestOfOne,
    },
  },
  output: paynowReply,
  errors: ['SK_PAY_1001', 'SK_PAY_1002', 'SK_PAY_1003'],
  examples: [
    {
      input: {
        body: {
          accounts: [
            { account_number: '8934521670', system_type: 'EBS', bp_number: '1000145021', amount: 1207 },
          ],
          amount: 1207,
          currency: 'SGD',
          channel: 'UPORTAL',
        },
      },
    },
    {
      input: {
        body: {
          account_number: '8934521670',
          system_type: 'EBS',
          bp_number: '1000145021',
          amount: 1207,
          currency: 'SGD',
        },
      },
    },
  ],
});

export const payment = rest({
  method: 'get',
  path: restPaths.payment,
  summary: 'What became of an order',
  caller: 'holder',
  effect: 'read',
  input: { params: orderParams },
  output: paymentDetails,
  errors: [],
  examples: [{ input: { params: { orderId: 'PN-2610-010101' } } }],
});

export const paymentEvents = rest({
  method: 'get',
  path: restPaths.paymentEvents,
  summary: 'The states of an order as they come: `event: payment`',
  caller: 'holder',
  effect: 'read',
  input: { params: orderParams },
  output: { kind: 'stream', event: paymentEvent },
  errors: [],
  examples: [{ input: { params: { orderId: 'PN-2610-010101' } } }],
});

export const checkFeature = rest({
  method: 'get',
  path: restPaths.checkFeature,
  summary: 'Whether PayNow can be used',
  caller: 'public',
  effect: 'read',
  input: { query: z.strictObject({ feature: z.literal('paynow') }) },
  output: checkFeatureReply,
  errors: [],
  examples: [{ input: { query: { feature: 'paynow' } }, output: { flag: false, type: null, message: null } }],
});

export const paynowWebhook = rest({
  method: 'post',
  path: restPaths.paynowWebhook,
  summary: 'The bank tells of an incoming payment',
  caller: 'bank',
  effect: 'external',
  input: { body: { kind: 'signed', json: bankNotice } },
  output: webhookReply,
  errors: [],
  examples: [
    {
      input: {
        body: {
          event_id: 'evt-1',
          transaction_id: 'txn-1',
          reference: '008934521670P2610010101',
          amount: 1207,
          currency: 'SGD',
          paid_at: '2026-11-20T02:03:04Z',
        },
      },
      output: { received: true },
    },
  ],
});
