/**
 * Requests of a customer, of every kind: listed, opened with their history, cancelled. A kind adds the schema of what
 * was asked for; everything else is the same for all.
 */
import { bankSegments, giroRequestTypes } from '@portal/domain/giro/giro-request';
import { giroTypes } from '@portal/domain/giro/giro-status';
import { proxyTypes, refundMethodCodes } from '@portal/domain/refunds/refund-method';
import { type RequestKindName, requestKinds } from '@portal/domain/requests/request-kinds';
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, cents, day, instant } from '../values.ts';

/** As we have written it: 'PA-2611-1001'. */
export const requestId = z.string().check(z.regex(/^[A-Z]{2}-\d{4}-\d{4,8}$/));

const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

/** Details of a payment arrangement: the whole plan, in positive cents. */
export const arrangementDetails = z.strictObject({
  overdueAmount: cents,
  overdueSince: z.nullable(day),
  partial: z.strictObject({ amount: cents, dueOn: day }),
  /** With the bills of these months; two at most. */
  instalments: z.array(z.strictObject({ amount: cents, month, dueOn: day })).check(z.maxLength(2)),
});
export type ArrangementDetails = z.output<typeof arrangementDetails>;

/** Details of a waiver: one late charge, in positive cents. */
export const waiverDetails = z.strictObject({
  invoiceNo: z.string(),
  charge: z.enum(['PINK_NOTICE', 'LATE_PAYMENT']),
  chargedOn: day,
  amount: cents,
});
export type WaiverDetails = z.output<typeof waiverDetails>;

/** A refund: the amount in positive cents and where it goes. */
export const refundDetails = z.strictObject({
  amount: cents,
  method: z.enum(refundMethodCodes),
  proxyType: z.nullable(z.enum(proxyTypes)),
  /** Behind the UEN of a company; '' for none. */
  suffix: z.string(),
  transferToAccount: z.nullable(z.string()),
  bankId: z.nullable(z.string()),
  /** Last characters of the ID, number or bank account, as the customer knows it; '' where the method has none. */
  ending: z.string(),
  /** Not paid before that day, as the bank account and a link of the account are new. */
  heldUntil: z.optional(day),
});
export type RefundDetails = z.output<typeof refundDetails>;

/** A request about GIRO. */
export const giroRequestDetails = z.strictObject({
  requestType: z.enum(giroRequestTypes),
  type: z.enum(giroTypes),
  /** Of the authorisation. */
  ddaRefNo: z.string(),
  bankCode: z.nullable(z.string()),
  bankName: z.string(),
  segment: z.nullable(z.enum(bankSegments)),
  /** Last four digits of the bank account; '' while the bank has not confirmed. */
  ending: z.string(),
  /** When the time of a company's second person is over, once the first one has approved. */
  answerBy: z._default(z.nullable(instant), null),
});
export type GiroRequestDetails = z.output<typeof giroRequestDetails>;

const common = {
  requestId,
  accountNo: z.string(),
  state: z.string(),
  /** Something can still happen to it. */
  isOpen: z.boolean(),
  createdAt: instant,
  changedAt: instant,
  /** The day by which the next step is promised, by us or by the customer; null: no day is. */
  nextBy: z.nullable(day),
  /** The customer can cancel it now. */
  canCancel: z.boolean(),
  /** The customer can change what was asked for now. */
  canChange: z.boolean(),
};
const ofKind = <Kind extends RequestKindName, Details extends z.ZodMiniType>(kind: Kind, details: Details) =>
  z.strictObject({ ...common, kind: z.literal(kind), details });

const request = z.discriminatedUnion('kind', [
  ofKind('payment-arrangement', arrangementDetails),
  ofKind('pink-waiver', waiverDetails),
  ofKind('request-refund', refundDetails),
  ofKind('giro', giroRequestDetails),
]);
export type CustomerRequest = z.output<typeof request>;

const event = z.strictObject({
  at: instant,
  /** The state that it led to, or the name of a change within a state. */
  what: z.string(),
  state: z.string(),
  /** 'other': another sign-in that has the account. */
  by: z.enum(['you', 'other', 'staff', 'portal', 'bank', 'treasury']),
  /** Where the customer was: K kiosk, M mobile, W web. */
  source: z.nullable(z.enum(['K', 'M', 'W', 'Z'])),
});
export type RequestEventView = z.output<typeof event>;

const example = {
  requestId: 'PA-2611-1001',
  kind: 'payment-arrangement' as const,
  accountNo: '8934520026',
  state: requestKinds['payment-arrangement'].first,
  isOpen: true,
  createdAt: '2026-11-20T07:12:00.000Z',
  changedAt: '2026-11-20T07:12:00.000Z',
  nextBy: '2026-11-27',
  canCancel: true,
  canChange: false,
  details: {
    overdueAmount: 28640,
    overdueSince: '2026-09-07',
    partial: { amount: 8640, dueOn: '2026-11-27' },
    instalments: [
      { amount: 10000, month: '2026-12', dueOn: '2027-01-07' },
      { amount: 10000, month: '2027-01', dueOn: '2027-02-07' },
    ],
  },
};

export const listRequests = operation({
  name: 'request:list',
  summary: 'The requests of the given accounts: open ones first, then newest first, 200 at most.',
  effect: 'read',
  input: z.strictObject({ accountNos: z.array(accountNo).check(z.minLength(1), z.maxLength(100)) }),
  output: z.strictObject({ requests: z.array(request).check(z.maxLength(200)) }),
  errors: [],
  examples: [{ input: { accountNos: ['8934520026'] }, output: { requests: [example] } }],
});

export const requestDetail = operation({
  name: 'request:detail',
  summary: 'One request with its history, newest first.',
  effect: 'read',
  input: z.strictObject({ requestId }),
  output: z.strictObject({ request, history: z.array(event).check(z.minLength(1)) }),
  errors: ['SK_ACCESS_1001'],
  examples: [
    {
      input: { requestId: 'PA-2611-1001' },
      output: {
        request: example,
        history: [
          { at: '2026-11-20T07:12:00.000Z', what: 'PENDING', state: 'PENDING', by: 'you', source: 'W' },
        ],
      },
    },
  ],
});

export const cancelRequest = operation({
  name: 'request:cancel',
  summary: 'Cancels a request, as long as its kind and state allow it; it stays in the history.',
  effect: 'write',
  input: z.strictObject({ requestId, source: z.enum(['K', 'M', 'W']) }),
  output: z.strictObject({ state: z.string() }),
  errors: ['SK_ACCESS_1001', 'SK_REQUEST_1001'],
  examples: [{ input: { requestId: 'PA-2611-1001', source: 'W' }, output: { state: 'CANCELLED' } }],
});

/** Body of POST {private-api}/requests/download. */
export const requestDownload = z.strictObject({ requestId });
