/**
 * The histories of the bills page (S2 §3, §7). Each answers for the accounts named, newest first, and may fail
 * alone. A code SK_BILL_3001 to 3003 is 'no data': the section is hidden.
 */

import { uSaveTypes } from '@portal/domain/bills/u-save-items';
import type { ParkedReason } from '@portal/domain/settlement.rules';
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { cents, day, instant, partError } from '../values.ts';
import { accountsOfHistories, exampleAccounts } from './billed-account.ts';

/** Opaque and short-lived; works for this customer, this account and this kind of document only. */
export const documentReference = z.string().check(z.minLength(1), z.maxLength(1024));

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Nothing since that day is left out: two years and a month, or less where that would be very many rows. */
export const completeSince = day;

const historyBill = z.strictObject({
  billId: z.string(),
  accountNo: z.string(),
  /** The day on which it came. */
  date: day,
  /** 'Nov 2026': the month that it is named after, as bills:download takes it. */
  period: z.string(),
  /** The same as 'YYYY-MM'. */
  month,
  /** Charges of this bill less its rebates, without the rest of earlier bills. Negative is a credit. */
  amount: cents,
  /** The total amount payable that it names: with what was left of earlier bills when it came. */
  payable: cents,
  due: day,
  /** How much of it is still to be paid, payments settling the oldest bill first; 0: paid. */
  open: cents,
  /** The earliest day to pay by of that, which a payment arrangement may have moved; null: nothing is open. */
  dueBy: z.nullable(day),
  /** Whether a quantity of it is estimated. */
  estimated: z.boolean(),
  isNew: z.boolean(),
  encryptedUrl: documentReference,
});

/**
 * Changes of an account beside its bills, payments and refunds: late payment charges, waivers, credits. A change that
 * raises what is owed is positive; a 'payment' here was taken back.
 */
const otherEntry = z.strictObject({
  accountNo: z.string(),
  date: day,
  kind: z.enum(['late-charge', 'adjustment', 'waiver', 'rebate', 'payment']),
  amount: cents,
});

export const billHistory = operation({
  name: 'bills:billHistory',
  summary: 'Bills of the given accounts, newest first.',
  effect: 'read',
  input: accountsOfHistories,
  output: z.strictObject({
    bills_history: z.strictObject({
      data: z.optional(
        z.strictObject({
          bills: z.array(historyBill),
          /** Newest first; with bills, payments and refunds they come to the change of the balance. */
          others: z.array(otherEntry),
          /** How many months the chart may show: from the oldest bill given to the newest; left out: 6 (S2 §9). */
          maximumMonths: z.optional(z.int()),
          since: completeSince,
        }),
      ),
      error: z.optional(partError),
    }),
  }),
  errors: [],
  examples: [
    {
      input: exampleAccounts,
      output: {
        bills_history: {
          data: {
            bills: [
              {
                billId: 'B2611-100101',
                accountNo: '8934521670',
                date: '2026-11-18',
                period: 'Nov 2026',
                month: '2026-11',
                amount: 12845,
                payable: 12845,
                due: '2026-12-03',
                open: 12845,
                dueBy: '2026-12-03',
                estimated: true,
                isNew: true,
                encryptedUrl: '2611.c2VhbGVk',
              },
            ],
            others: [{ accountNo: '8934521670', date: '2026-09-24', kind: 'late-charge', amount: 264 }],
            maximumMonths: 1,
            since: '2024-11-01',
          },
        },
      },
    },
  ],
});

/** The share of an account in a payment. */
export const transactionPart = z.strictObject({ account_number: z.string(), amount: cents });

/**
 * 'SUCCESS': posted to its accounts. 'CHECKING': it has come, nobody could match it yet, and it is counted nowhere as
 * paid. 'RETURNED': staff have sent it back, and it paid nothing. 'PENDING': a deduction that is under way. 'FAILED': a deduction
 * that the bank returned. Another payments service uses the last two for what has not come yet, or never will.
 */
export const historyStatus = z.enum(['SUCCESS', 'CHECKING', 'RETURNED', 'PENDING', 'FAILED']);

/** Why money was not what its code or bill asked for. 'unknown': its reference names neither. */
export const unmatchedReason = z.enum([
  'unknown',
  'currency',
  'short',
  'over',
  'early',
  'late',
  'closed',
  'doubled',
]) satisfies z.ZodMiniType<ParkedReason>;

/** Of money that was sent back: when that was decided, and why. null: it was not. */
export const returnedPayment = z.nullable(z.strictObject({ date: day, reason: unmatchedReason }));

/** As many parts of an order a row tells; of a longer order it tells its own, and the receipt tells them all. */
export const MOST_PARTS_OF_ROW = 10;

/**
 * Between how many accounts the amount is to be divided, while nobody can: under each of them alone it is the same one
 * payment. null: it is this account's, or its parts are known.
 */
export const undividedBetween = z.nullable(z.int());

/** A bill that a payment went to, payments settling the oldest bill first. */
export const settledBill = z.strictObject({
  billId: z.string(),
  month,
  /** Whether the payment settled all of it; else a part. */
  isWhole: z.boolean(),
});

/** One row for each account that got a part; money that nobody could divide between accounts is one row. */
const historyPayment = z.strictObject({
  accountNo: z.string(),
  /** The day that counts, in Singapore. */
  date: day,
  /** When it came; where nobody said, when it was entered. */
  created_at: instant,
  /** Means of payment. */
  method: z.string(),
  payment_method: z.string(),
  /** 'PPMS_PAYNOW'; other channels as they are called. */
  channel: z.string(),
  /** null: no receipt, as of payments from before there were orders, and of payments under review. */
  order_id: z.nullable(z.string()),
  /** null also where a part of the payment is another customer's. */
  method_options: z.strictObject({ reference_id: z.nullable(z.string()) }),
  /** The whole payment, as far as it is for the caller's accounts; positive. */
  amount: cents,
  /** Of the caller's accounts, this row's among them; none while it is not known what is whose. */
  utilities_internal_transactions: z.array(transactionPart).check(z.maxLength(MOST_PARTS_OF_ROW)),
  undivided_between: undividedBetween,
  isNew: z.boolean(),
  status: historyStatus,
  /** Of a deduction that the bank returned, and that is tried once more: that day. */
  second_attempt_on: z.optional(day),
  /** Of a deduction that was paid, and that the bank took back: that day. It paid nothing in the end. */
  taken_back_on: z.optional(day),
  returned: returnedPayment,
  /** The earliest first; none while it is not posted, and none for what it left as a credit. */
  settled_bills: z.array(settledBill),
});

export const paymentHistory = operation({
  name: 'bills:paymentHistory',
  summary: 'Payments to the given accounts, newest first.',
  effect: 'read',
  input: accountsOfHistories,
  output: z.strictObject({
    payment_history: z.strictObject({
      data: z.optional(z.strictObject({ payments: z.array(historyPayment), since: completeSince })),
      error: z.optional(partError),
    }),
  }),
  errors: [],
  examples: [
    {
      input: exampleAccounts,
      output: {
        payment_history: {
          data: {
            payments: [
              {
                accountNo: '8934521670',
                date: '2026-10-28',
                created_at: '2026-10-28T12:14:00.000Z',
                method: 'PAYNOW',
                payment_method: 'PAYNOW',
                channel: 'PPMS_PAYNOW',
                order_id: 'PN-2610-010101',
                method_options: { reference_id: '008934521670P2610010101' },
                amount: 12680,
                utilities_internal_transactions: [{ account_number: '8934521670', amount: 12680 }],
                undivided_between: null,
                isNew: false,
                status: 'SUCCESS',
                returned: null,
                settled_bills: [{ billId: 'B2610-100101', month: '2026-10', isWhole: true }],
              },
            ],
            since: '2024-11-01',
          },
        },
      },
    },
  ],
});

export const uSaveItem = z.strictObject({
  accountNo: z.string(),
  billDate: day,
  type: z.enum(uSaveTypes),
  /** Effect on the balance: only a credit adds to it. */
  amount: cents,
  /** The month of the bill that used it, or in which it was credited or returned. */
  month,
});

export const uSaveBalance = z.strictObject({
  amount: cents,
  /** The last day on which a bill can use it; null when nothing is left. */
  expiresOn: z.nullable(day),
});

export const uSave = operation({
  name: 'bills:uSave',
  summary: 'U-Save of the given accounts: what was credited, utilised and returned, and the balance.',
  effect: 'read',
  input: accountsOfHistories,
  output: z.strictObject({
    usave: z.strictObject({
      data: z.optional(
        z.strictObject({
          items: z.array(uSaveItem),
          balance: uSaveBalance,
        }),
      ),
      error: z.optional(partError),
    }),
  }),
  errors: [],
  examples: [
    {
      input: exampleAccounts,
      output: {
        usave: {
          data: {
            items: [
              {
                accountNo: '8934521670',
                billDate: '2026-11-18',
                type: 'Utilised',
                amount: -4644,
                month: '2026-11',
              },
              {
                accountNo: '8934521670',
                billDate: '2026-10-19',
                type: 'Utilised',
                amount: -5853,
                month: '2026-10',
              },
              {
                accountNo: '8934521670',
                billDate: '2026-10-15',
                type: 'Credited',
                amount: 15000,
                month: '2026-10',
              },
            ],
            balance: { amount: 4503, expiresOn: '2026-12-31' },
          },
        },
      },
    },
  ],
});

const historyRefund = z.strictObject({
  accountNo: z.string(),
  date: day,
  /** Amount that the customer gets, positive. */
  amount: cents,
  /** 'Refunded' once it has arrived, 'RETURNED' when it could not be paid; anything else is pending. */
  status: z.enum(['Refunded', 'PENDING', 'IN-PROGRESS', 'ACTION REQUIRED', 'RETURNED']),
  /** Where it went: 'BANK'; null when the ledger does not say. */
  method: z.nullable(z.string()),
  isNew: z.boolean(),
  /** Its request; null: it was not asked for here. */
  requestId: z.nullable(z.string()),
});

export const refundHistory = operation({
  name: 'bills:refundHistory',
  summary: 'Refunds from the given accounts, newest first; none is an empty list.',
  effect: 'read',
  input: accountsOfHistories,
  output: z.strictObject({
    refund_history: z.strictObject({
      data: z.optional(z.strictObject({ refunds: z.array(historyRefund) })),
      error: z.optional(partError),
    }),
  }),
  errors: [],
  examples: [
    {
      input: exampleAccounts,
      output: {
        refund_history: {
          data: {
            refunds: [
              {
                accountNo: '8934521670',
                date: '2026-10-03',
                amount: 6415,
                status: 'Refunded',
                method: 'BANK',
                isNew: false,
                requestId: null,
              },
            ],
          },
        },
      },
    },
  ],
});
