/** The frame around every keyed call: what a reply looks like. Knows no operation. */
import * as z from 'zod/mini';

/** Why a key, or a whole body, was refused. */
export const wireError = z.strictObject({
  code: z.string(),
  message: z.string(),
  /** Finds the log line of an unexpected failure. */
  reference: z.optional(z.string()),
  /** Which fields of the input were refused, and in which words. */
  details: z.optional(z.array(z.strictObject({ field: z.string(), message: z.string() }))),
});
export type WireError = z.output<typeof wireError>;

/** One key of a reply. */
export type Answer<Data = unknown> =
  | { readonly data: Data; readonly error?: never }
  | { readonly error: WireError; readonly data?: never };

/** A reply: exactly the keys of the request. */
export type Reply = Readonly<Record<string, Answer>>;
