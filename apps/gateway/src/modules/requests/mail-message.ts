/** The outbox message of a mail about a request: ids alone, the rest is looked up when it leaves. */
import * as z from 'zod/mini';

export const REQUEST_MAIL = 'mail:request';

export const requestMailMessage = z.strictObject({
  /** The recipient. */
  customerId: z.int(),
  requestId: z.string(),
  eventNo: z.int(),
});
