/** Money that came and waits for a person: what an officer for payments sees of it, and what becomes of it. */
import * as z from 'zod/mini';
import { STAFF_NOTE_LENGTH } from '../http.ts';
import { operation } from '../operation.ts';
import { accountNo, cents, instant } from '../values.ts';

/** Why nobody but a person can say whose it is; in the order in which they are judged. */
const parkedReason = z.enum(['unknown', 'currency', 'short', 'over', 'early', 'late', 'closed', 'doubled']);
/** post: into the ledger of one account or several. return: the bank gives it back to whoever paid. */
const parkedDecision = z.enum(['post', 'return']);
const parkedStatus = z.enum(['waiting', 'posted', 'returned']);

/** More than any payment: so that a hundred parts can be added up. */
const MOST_CENTS = 10 ** 12;

const paymentItemId = z.string().check(z.maxLength(100));
const accountAmount = { accountNo: z.string(), amount: cents };

/** Amount that came, in minor units: cents where the currency is SGD. */
const incoming = {
  itemId: z.string(),
  /** As the payer's bank sent it on. */
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
};

export const parkedQueue = z.strictObject({
  name: z.literal('parkedPayments'),
  /** The oldest last. */
  waiting: z.array(
    z.strictObject({
      ...incoming,
      reason: parkedReason,
      /** Of the order or slip that its reference names; null: it names none. */
      asked: z.nullable(cents),
      paidAt: instant,
      receivedAt: instant,
      /** Holder of the account that it seems to be for, the first of several; null: unknown. */
      holder: z.nullable(z.string()),
      accountNos: z.array(z.string()),
    }),
  ),
  waitingCount: z.int(),
  oldestAt: z.nullable(instant),
  decided: z.array(z.strictObject({ ...incoming, decidedAt: instant, decision: parkedDecision })),
  decidedCount: z.int(),
});

/** Input of staff:decide for this queue. The parts add up to the amount that came; a returned payment has none. */
const decided = {
  queue: z.literal('parkedPayments'),
  itemId: paymentItemId,
  note: z.string().check(z.trim(), z.minLength(1), z.maxLength(STAFF_NOTE_LENGTH)),
};
export const decideParkedInput = z.discriminatedUnion('decision', [
  z.strictObject({
    ...decided,
    decision: z.literal('post'),
    /** Each account once. Those of the order, or one that staff:parkedPayee has shown to the caller. */
    parts: z.optional(
      z
        .array(z.strictObject({ accountNo, amount: z.int().check(z.minimum(1), z.maximum(MOST_CENTS)) }))
        .check(z.maxLength(100)),
    ),
  }),
  z.strictObject({ ...decided, decision: z.literal('return') }),
]);

export const parkedPayment = operation({
  name: 'staff:parkedPayment',
  summary:
    'One payment that waits, beside its order and what the accounts owe. That it was opened, and by whom, is recorded.',
  effect: 'write',
  input: z.strictObject({ itemId: paymentItemId }),
  output: z.strictObject({
    ...incoming,
    status: parkedStatus,
    reason: parkedReason,
    paidAt: instant,
    receivedAt: instant,
    /** The bank's number of it. */
    transaction: z.string(),
    /** Order or slip of its reference; a slip is printed on a bill and has no number before it is paid. */
    order: z.nullable(
      z.strictObject({
        orderId: z.nullable(z.string()),
        asked: cents,
        expiredAt: instant,
        closedAt: z.nullable(instant),
        paidAt: z.nullable(instant),
      }),
    ),
    /** Of the order, or the one that the reference names: then nothing is asked of it. */
    accounts: z.array(
      z.strictObject({
        accountNo: z.string(),
        holder: z.string(),
        asked: z.nullable(cents),
        /** Amount owed now; negative: a credit. */
        outstanding: cents,
      }),
    ),
    decision: z.nullable(
      z.strictObject({
        decision: parkedDecision,
        decidedAt: instant,
        /** The officer who decided; null where the provider knows no name. */
        by: z.nullable(z.string()),
        /** Whether that was the caller. */
        isOwn: z.boolean(),
        note: z.string(),
        parts: z.array(z.strictObject(accountAmount)),
      }),
    ),
    openedAt: instant,
    /** Money for an account of the caller: somebody else decides. */
    isOwn: z.boolean(),
  }),
  errors: ['SK_ACCESS_1001'],
  examples: [
    {
      input: { itemId: 'EV-20261120-0007' },
      output: {
        itemId: 'EV-20261120-0007',
        reference: '008934521670P2611204817',
        amount: 12000,
        currency: 'SGD',
        status: 'waiting',
        reason: 'short',
        paidAt: '2026-11-20T06:12:00.000Z',
        receivedAt: '2026-11-20T06:12:04.000Z',
        transaction: 'FT2611200007',
        order: {
          orderId: 'PN-2611-204817',
          asked: 12845,
          expiredAt: '2026-11-20T15:59:59.000Z',
          closedAt: null,
          paidAt: null,
        },
        accounts: [{ accountNo: '8934521670', holder: 'Tan Mei Lin', asked: 12845, outstanding: 12845 }],
        decision: null,
        openedAt: '2026-11-20T07:54:00.000Z',
        isOwn: false,
      },
    },
  ],
});

export const parkedPayee = operation({
  name: 'staff:parkedPayee',
  summary:
    'Whose an account number is that an officer has typed for a payment, with the name masked. The look is recorded, and only what was looked at can be posted to.',
  effect: 'write',
  input: z.strictObject({ itemId: paymentItemId, accountNo }),
  output: z.strictObject({
    accountNo: z.string(),
    /** 'T** M** L**' */
    holder: z.string(),
    outstanding: cents,
    isActive: z.boolean(),
    isOwn: z.boolean(),
  }),
  errors: ['SK_ACCESS_1001', 'SK_STAFF_1001', 'SK_STAFF_1009'],
  examples: [
    {
      input: { itemId: 'EV-20261120-0007', accountNo: '8934521670' },
      output: {
        accountNo: '8934521670',
        holder: 'T** M** L**',
        outstanding: 12845,
        isActive: true,
        isOwn: false,
      },
    },
  ],
});
