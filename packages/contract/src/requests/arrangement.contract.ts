/** Payment arrangement: whether an account may ask for one, and the request (S2 §7, the older variant). */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, cents, day, sourceLabel } from '../values.ts';
import { requestId } from './requests.contract.ts';

const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

export const arrangementCheckReply = z.strictObject({
  account_no: z.string(),
  status: z.enum(['ELIGIBLE', 'PENDING', 'NOT_ELIGIBLE']),
  /** Null: it is eligible. */
  reason: z.nullable(z.enum(['assistance', 'pending', 'no-overdue'])),
  /** Null where nothing is overdue. */
  bill: z.nullable(
    z.strictObject({
      overdue_amount: cents,
      /** The earliest day by which a part of it was due; null: it has no day. */
      due_date: z.nullable(day),
      minimum_amount: cents,
    }),
  ),
  /** The parts of the overdue amount, the earliest first. */
  charges: z.array(
    z.strictObject({
      /** Null: a late charge. */
      bill_id: z.nullable(z.string()),
      due_date: day,
      amount: cents,
    }),
  ),
  /** The days of a request that is made today; null where none can be made. */
  schedule: z.nullable(
    z.strictObject({
      partial_due: day,
      bills: z.array(z.strictObject({ month, due_date: day })).check(z.length(2)),
    }),
  ),
  /** Of the arrangement that is under way. */
  request_id: z.nullable(requestId),
});
export type ArrangementCheck = z.output<typeof arrangementCheckReply>;

export const eligibleExample = {
  account_no: '8934520026',
  status: 'ELIGIBLE' as const,
  reason: null,
  bill: { overdue_amount: 28640, due_date: '2026-09-07', minimum_amount: 5000 },
  charges: [{ bill_id: 'B2608-100201', due_date: '2026-09-07', amount: 28640 }],
  schedule: {
    partial_due: '2026-11-27',
    bills: [
      { month: '2026-12', due_date: '2027-01-07' },
      { month: '2027-01', due_date: '2027-02-07' },
    ],
  },
  request_id: null,
};

export const checkArrangement = operation({
  name: 'paymentArrangement:check',
  summary: 'Whether an account may pay its overdue amount in parts, from which amount on, and by which days.',
  effect: 'read',
  input: z.strictObject({ accountNo, source: sourceLabel }),
  output: arrangementCheckReply,
  errors: [],
  examples: [{ input: { accountNo: '8934520026', source: 'W' }, output: eligibleExample }],
});

export const createArrangement = operation({
  name: 'paymentArrangement:create',
  summary:
    'Asks for a payment arrangement: a partial payment within 7 days, the rest with the next two bills.',
  effect: 'write',
  /** Positive cents. */
  input: z.strictObject({ accountNo, paymentAmount: cents, source: sourceLabel }),
  output: z.array(z.strictObject({ statusCode: z.literal('SUCCESS'), requestId })).check(z.length(1)),
  errors: ['SK_PA_1001', 'SK_PA_1002', 'SK_PA_1003'],
  examples: [
    {
      input: { accountNo: '8934520026', paymentAmount: 8640, source: 'W' },
      output: [{ statusCode: 'SUCCESS', requestId: 'PA-2611-1001' }],
    },
  ],
});
