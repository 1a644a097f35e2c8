/** Keyed calls of GIRO: the older variant of the list, ending a paper GIRO, and deductions (S2 §3 §7, readings §13 §21). */
import { returnReasons, toldDeductionStatuses } from '@portal/domain/giro/giro-deduction';
import { giroTypes, olderCodes, PENDING_TERMINATION_CODE } from '@portal/domain/giro/giro-status';
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, cents, day, documentNo } from '../values.ts';

const olderGiro = z.strictObject({
  accountNo: z.string(),
  /** '' without GIRO. */
  bankDesc: z.string(),
  /** Web address of the bank; null: without GIRO, or a bank that we do not know. */
  bankHomePage: z.nullable(z.string()),
  /** Its last four digits; '' while the bank has not confirmed. */
  bankAccountNo: z.string(),
  /** '' none, 02 pending bank approval, 07 active, 08 suspended. */
  status: z.enum(olderCodes),
  /** Since when it is active. */
  effectiveDate: z.nullable(day),
  /** 902: pending termination. */
  returnCode: z.enum(['', PENDING_TERMINATION_CODE]),
  /** Reference of a running deduction; '' for none. */
  paymentOrder: z.string(),
  /** null: no GIRO. */
  type: z.nullable(z.enum(giroTypes)),
});
export type OlderGiro = z.output<typeof olderGiro>;

export const giroStatusRetrieval = operation({
  name: 'giro:giroStatusRetrieval',
  summary:
    'The GIRO of each account as the older variant has it, one row an account. Accounts without the feature are left out.',
  effect: 'read',
  input: z.strictObject({ accountNos: z.array(accountNo).check(z.minLength(1), z.maxLength(100)) }),
  output: z.array(olderGiro),
  errors: ['SK_FEATURE_1001'],
  examples: [
    {
      input: { accountNos: ['8934520034'] },
      output: [
        {
          accountNo: '8934520034',
          bankDesc: 'Cempaka Bank',
          bankHomePage: 'https://www.cempaka-bank.example/',
          bankAccountNo: '2208',
          status: '07',
          effectiveDate: '2024-03-18',
          returnCode: '',
          paymentOrder: '',
          type: 'EGIRO',
        },
      ],
    },
  ],
});

export const terminateGiro = operation({
  name: 'giro:terminate',
  summary:
    'Asks the bank to end the paper GIRO of an account, 8am to 6pm, which takes up to 2 working days. An eGIRO is ended by the termination call.',
  effect: 'write',
  input: z.strictObject({ accountNo, source: z.enum(['M', 'W']) }),
  output: z.strictObject({ terminated: z.boolean() }),
  errors: ['SK_FEATURE_1001', 'SK_HOURS_1001', 'SK_GIRO_1001', 'SK_GIRO_1002', 'SK_GIRO_1003'],
  examples: [{ input: { accountNo: '8934520018', source: 'W' }, output: { terminated: true } }],
});

/** The next attempt to deduct a bill. */
export const nextDeduction = z.strictObject({
  billId: documentNo,
  /** Of the bill, and of what was due before it; positive cents. */
  amount: cents,
  /** The day of the attempt: the due date of the bill, or that of the second attempt. */
  on: day,
  attempt: z.union([z.literal(1), z.literal(2)]),
  /** By when it is tried once more; equals `on` for the second attempt. */
  secondBy: day,
});
export type NextDeduction = z.output<typeof nextDeduction>;

const deduction = z.strictObject({
  /** Also the order id of the payment that came of it. */
  reference: documentNo,
  billId: documentNo,
  amount: cents,
  attempt: z.union([z.literal(1), z.literal(2)]),
  on: day,
  status: z.enum(toldDeductionStatuses),
  /** Of a returned one. */
  reason: z.nullable(z.enum(returnReasons)),
  /** Day of the second attempt, where one follows. */
  nextOn: z.nullable(day),
  /** Of a returned one that had been paid: when the bank took its money back. */
  takenBackOn: z.nullable(day),
  bankName: z.string(),
  bankAccountNo: z.string(),
});

export const giroDeductions = operation({
  name: 'giro:deductions',
  summary: 'The next deduction of an account, and those of the past, newest first, 100 at most.',
  effect: 'read',
  input: z.strictObject({ accountNo }),
  output: z.strictObject({
    next: z.nullable(nextDeduction),
    deductions: z.array(deduction).check(z.maxLength(100)),
  }),
  errors: ['SK_FEATURE_1001'],
  examples: [
    {
      input: { accountNo: '8934520034' },
      output: {
        next: { billId: 'B2611-100203', amount: 4830, on: '2026-12-07', attempt: 1, secondBy: '2026-12-12' },
        deductions: [
          {
            reference: 'GD-2611-1001',
            billId: 'B2610-100203',
            amount: 4655,
            attempt: 1,
            on: '2026-11-07',
            status: 'RETURNED',
            reason: 'INSUFFICIENT_FUNDS',
            nextOn: '2026-11-12',
            takenBackOn: null,
            bankName: 'Cempaka Bank',
            bankAccountNo: '2208',
          },
        ],
      },
    },
  ],
});
