/**
 * The frame around every keyed call: what a reply looks like and how much one body may ask for.
 * Knows no operation.
 */
import * as z from 'zod/mini';

/** At most so many operations in one body of POST /api. */
export const MOST_KEYS = 20;

export const headers = {
  idToken: 'x-id-token',
  idempotencyKey: 'idempotency-key',
} as const;

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
