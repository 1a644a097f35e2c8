/** Histories and dues as the payments service answers them (S2 §3, §7): the same truth as the keyed calls. */
import * as z from 'zod/mini';
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';
import { accountNo, cents, day, instant } from '../values.ts';
import { chargePart, deductionByGiro, dueShare, underReview } from './bills.contract.ts';
import { billDownloadRequest, receiptInput } from './documents.contract.ts';
import {
  completeSince,
  historyStatus,
  MOST_PARTS_OF_ROW,
  returnedPayment,
  settledBill,
  transactionPart,
  undividedBetween,
} from './histories.contract.ts';

/** A number of an account as payments spell it: at least 12 characters, '00' in front. */
const paymentNumber = z.string();

/** GET /v1/history?account_numbers=…: the rows of bills:paymentHistory, newest first. */
const historyReply = z.strictObject({
  transactions: z.array(
    z.strictObject({
      txn_time: instant,
      account_number: paymentNumber,
      /** The whole payment, as far as it is for the caller's accounts; positive cents. */
      amount: cents,
      payment_method: z.string(),
      order_id: z.nullable(z.string()),
      channel: z.string(),
      /** Whether the account is charged to a card by itself. */
      recurring_enabled: z.boolean(),
      status: historyStatus,
      /** Of a deduction that the bank returned, and that is tried once more: that day. */
      second_attempt_on: z.optional(day),
      /** Of a deduction that was paid, and that the bank took back: that day. */
      taken_back_on: z.optional(day),
      reference_id: z.nullable(z.string()),
      utilities_internal_transactions: z.array(transactionPart).check(z.maxLength(MOST_PARTS_OF_ROW)),
      undivided_between: undividedBetween,
      returned: returnedPayment,
      settled_bills: z.array(settledBill),
    }),
  ),
  since: completeSince,
});
export type HistoryReply = z.output<typeof historyReply>;

/** GET /v2/payables?account_numbers=…: every account asked for; negative is a credit. */
const payablesReply = z.strictObject({
  /** Their sum. */
  own: z.strictObject({
    amount: cents,
    checking: underReview,
    /** The amount less what is being checked, never negative. */
    to_pay: cents,
  }),
  utilities: z.array(
    z.strictObject({
      account_number: paymentNumber,
      amount: cents,
      due: z.nullable(day),
      dues: z.array(dueShare),
      checking: cents,
      to_pay: cents,
      giro_enabled: z.boolean(),
      deductions: z.array(deductionByGiro),
      recurring_enabled: z.boolean(),
    }),
  ),
  /** Composition of the sum, as in bills:outstandingPayment. */
  composition: z.array(chargePart),
});
export type PayablesReply = z.output<typeof payablesReply>;

const MOST_NUMBERS = 500;

const texts = z.optional(z.union([z.string(), z.array(z.string())]));

/** The numbers as a query has them: once with commas, or once for each, with or without brackets. */
export const numbersTexts = { account_numbers: texts, 'account_numbers[]': texts };
export const splitNumbers = ({
  account_numbers: plain = [],
  'account_numbers[]': bracketed = [],
}: Partial<Record<keyof typeof numbersTexts, string | string[] | undefined>>): string[] =>
  [plain, bracketed].flat().flatMap((text) => text.split(','));
/** Every spelling of a number is taken. */
export const numbersInput = z.array(accountNo).check(z.minLength(1), z.maxLength(MOST_NUMBERS));

const numbersQuery = z.pipe(
  z.pipe(
    z.object(numbersTexts),
    z.transform((query) => ({ numbers: splitNumbers(query) })),
  ),
  z.object({ numbers: numbersInput }),
);

export const history = rest({
  method: 'get',
  path: restPaths.history,
  summary:
    'Payments to the given accounts, newest first; the numbers of the caller’s own, with commas between',
  caller: 'holder',
  effect: 'read',
  input: { query: numbersQuery },
  output: historyReply,
  errors: [],
  examples: [
    {
      input: { query: { account_numbers: '008934521670' } },
      output: { transactions: [], since: '2024-11-01' },
    },
  ],
});

export const payables = rest({
  method: 'get',
  path: restPaths.payables,
  summary: 'What the given accounts owe, together and one by one',
  caller: 'holder',
  effect: 'read',
  input: { query: numbersQuery },
  output: payablesReply,
  errors: [],
  examples: [{ input: { query: { account_numbers: '008934521670' } } }],
});

const pdf = { kind: 'file', contentType: 'application/pdf' } as const;

export const billDownload = rest({
  method: 'post',
  path: restPaths.billDownload,
  summary: 'The PDF of a bill by its sealed reference',
  caller: 'holder',
  effect: 'read',
  input: { body: billDownloadRequest },
  output: pdf,
  errors: [],
  examples: [{ input: { body: { encPdf: '2611.c2VhbGVk', period: 'Nov 2026', accountNo: '8934521670' } } }],
});

export const receiptDownload = rest({
  method: 'post',
  path: restPaths.receiptDownload,
  summary: 'The receipt of an order',
  caller: 'holder',
  effect: 'read',
  input: { body: receiptInput },
  output: pdf,
  errors: [],
  examples: [{ input: { body: { orderId: 'PN-2610-010101' } } }],
});
