/** What the payments service answers about histories and dues (S2 §3, §7): the same truth as the keyed calls. */
import * as z from 'zod/mini';
import { cents, day, instant } from '../values.ts';
import { beingChecked, chargePart, dueShare } from './bills.contract.ts';
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
export const historyReply = z.strictObject({
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
export const payablesReply = z.strictObject({
  /** What they come to together. */
  own: z.strictObject({
    amount: cents,
    checking: beingChecked,
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
      recurring_enabled: z.boolean(),
    }),
  ),
  /** What they are made of together, as bills:outstandingPayment tells it. */
  composition: z.array(chargePart),
});
export type PayablesReply = z.output<typeof payablesReply>;
