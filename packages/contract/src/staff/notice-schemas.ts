/** Parts that the queues of parked notices share: of the treasury, and of the banks of eGIRO. */
import * as z from 'zod/mini';
import { STAFF_NOTE_LENGTH } from '../http.ts';
import { instant } from '../values.ts';

export const noticeItemId = z.string().check(z.maxLength(100));
/** unknown: nothing of ours has its reference; amount: another one, or another currency; contradicts: another end. */
export const noticeReason = z.enum(['unknown', 'amount', 'contradicts']);
export const staffNote = z.string().check(z.trim(), z.minLength(1), z.maxLength(STAFF_NOTE_LENGTH));

/** A queue of them: the oldest last, and what was decided today (Singapore). */
export const noticeQueue = <
  Name extends string,
  Notice extends z.core.$ZodLooseShape,
  Decision extends z.ZodMiniType,
>(
  name: Name,
  notice: Notice,
  decision: Decision,
) =>
  z.strictObject({
    name: z.literal(name),
    /** At most 100. */
    waiting: z.array(
      z.strictObject({
        ...notice,
        reason: noticeReason,
        receivedAt: instant,
        /** Holder of the account that it is about; null: of none of ours. */
        holder: z.nullable(z.string()),
      }),
    ),
    waitingCount: z.int(),
    oldestAt: z.nullable(instant),
    decided: z.array(z.strictObject({ ...notice, decidedAt: instant, decision })),
    decidedCount: z.int(),
  });

/** A decision that was taken. */
export const noticeDecision = <Decision extends z.ZodMiniType>(decision: Decision) =>
  z.strictObject({
    decision,
    decidedAt: instant,
    /** The officer who decided; null where the provider knows no name. */
    by: z.nullable(z.string()),
    /** Whether that was the caller. */
    isOwn: z.boolean(),
    note: z.string(),
  });
