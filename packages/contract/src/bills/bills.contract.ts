/** Amounts owed. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { cents, day, partError, utility } from '../values.ts';
import { billedAccount } from './billed-account.ts';

/** A share of what is owed, by the day to pay by; null: it has none. Payments settle the earliest first. */
export const dueShare = z.strictObject({ due: z.nullable(day), amount: cents });

/** A deduction by GIRO that is with the bank or to come: together at most what GIRO collects of the amount owed. */
export const deductionByGiro = z.strictObject({ on: day, amount: cents });

/** Money that has come for the accounts and that nobody could match yet: no amount is lowered by it. */
export const underReview = z.strictObject({
  amount: cents,
  /** Of that, each payment that nobody could divide between its accounts: no account's own has it. */
  undivided: z.array(z.strictObject({ amount: cents, accounts: z.int() })),
});

const outstandingPayment = z.strictObject({
  accountNo: z.string(),
  amount: cents,
  /** The earliest day by which something of it must be paid; null when nothing is due. */
  due: z.nullable(day),
  /** The amount by due day, the earliest first; none of a credit. */
  dues: z.array(dueShare),
  /** Money for this account alone that is being checked; the amount is not lowered by it. */
  checking: cents,
  /** The amount less what is being checked, never negative. */
  toPay: cents,
  /** Something of it is with the bank, or will be deducted: `deductions` is not empty. */
  isGiroEnable: z.boolean(),
  /** By GIRO, the soonest first; what they leave of `toPay` is paid by hand. */
  deductions: z.array(deductionByGiro),
  isRecurringEnable: z.boolean(),
});

/**
 * Composition of the amount: the newest bill's charges per utility, its rebates and what was paid of it ('payment'),
 * what is left of earlier bills, and late payment charges that are still to be paid, which are on no bill.
 */
export const chargePart = z.strictObject({
  kind: z.enum(['utility', 'rebate', 'earlier', 'late', 'payment']),
  utility: z.nullable(utility),
  /** In the unit; null where there is no quantity. Thousandths, so 14.6 Cu M is 14600. */
  quantityMilli: z.nullable(z.int()),
  unit: z.nullable(z.enum(['kWh', 'Cu M'])),
  amount: cents,
  estimated: z.boolean(),
});

export const outstanding = operation({
  name: 'bills:outstandingPayment',
  summary: 'What the given accounts owe, by account and in total.',
  effect: 'read',
  input: z.strictObject({ accounts: z.array(billedAccount).check(z.minLength(1), z.maxLength(5000)) }),
  output: z.strictObject({
    outstanding: z.strictObject({
      data: z.optional(
        z.strictObject({
          total: cents,
          checking: underReview,
          /** The total less what is being checked, never negative. */
          toPay: cents,
          outstandingPayments: z.array(outstandingPayment),
          composition: z.array(chargePart),
          /** Newest bill of the accounts: when the next one is expected. */
          nextBillAround: z.nullable(day),
          /** The newest payment that came in, for 'nothing to pay'. */
          lastPayment: z.nullable(z.strictObject({ amount: cents, paidOn: day, channel: z.string() })),
        }),
      ),
      error: z.optional(partError),
    }),
  }),
  errors: [],
  examples: [
    {
      input: {
        accounts: [{ bpNo: '1000145021', accountNo: '8934521670', system: 'EBS', premiseNo: '6100145021' }],
      },
      output: {
        outstanding: {
          data: {
            total: 12845,
            checking: { amount: 0, undivided: [] },
            toPay: 12845,
            outstandingPayments: [
              {
                accountNo: '8934521670',
                amount: 12845,
                due: '2026-12-03',
                dues: [{ due: '2026-12-03', amount: 12845 }],
                checking: 0,
                toPay: 12845,
                isGiroEnable: false,
                deductions: [],
                isRecurringEnable: false,
              },
            ],
            composition: [
              {
                kind: 'utility',
                utility: 'electricity',
                quantityMilli: 352000,
                unit: 'kWh',
                amount: 10970,
                estimated: false,
              },
              {
                kind: 'utility',
                utility: 'water',
                quantityMilli: 14600,
                unit: 'Cu M',
                amount: 5148,
                estimated: false,
              },
              {
                kind: 'utility',
                utility: 'gas',
                quantityMilli: 54000,
                unit: 'kWh',
                amount: 1371,
                estimated: false,
              },
              {
                kind: 'rebate',
                utility: null,
                quantityMilli: null,
                unit: null,
                amount: -4644,
                estimated: false,
              },
            ],
            nextBillAround: '2026-12-18',
            lastPayment: { amount: 13210, paidOn: '2026-11-02', channel: 'PAYNOW' },
          },
        },
      },
    },
  ],
});
