/** Values that the calls of usage share. */
import * as z from 'zod/mini';
import { day, instant } from '../values.ts';

export const unit = z.enum(['kWh', 'Cu M']);

export const monthInput = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

/** Partial: half hours are missing; Missing: all of them. Of several accounts the least sure one counts. */
export const periodStatus = z.enum(['Actual', 'Estimated', 'Partial', 'Missing']);

/** The mean of up to eight earlier same weekdays that are complete, in the unit; null where there are fewer than three. */
export const usualDays = z.array(z.strictObject({ period: day, value: z.nullable(z.number()) }));

/** The day that is not over, up to its last measured half hour; null: nothing of it has come, or it is not among the days. */
export const runningDay = z.nullable(
  z.strictObject({
    period: day,
    dataTo: instant,
    /** Of its half hours up to then. */
    status: z.enum(['Actual', 'Estimated', 'Partial']),
    /** Of the usual day in the same half hours, in the unit; null where there is no usual day. */
    usual: z.nullable(z.number()),
  }),
);
