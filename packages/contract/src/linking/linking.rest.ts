/** The REST calls of linking (S1 §7); their paths stand in http.ts. Each takes an Idempotency-Key and a bearer token. */
import * as z from 'zod/mini';
import { accountNo, idFragment, postalCode, sourceLabel, uenInput } from '../values.ts';

/** POST {yd-api}/linkIndividual */
export const linkIndividualRequest = z.strictObject({
  accountNo,
  postal: postalCode,
  nric: idFragment,
  source: z.optional(sourceLabel),
});

/** POST {yd-api}/linkCompanyMyInfo: the UEN must be the one that this person has just retrieved. */
export const linkCompanyMyInfoRequest = z.strictObject({
  uen: uenInput,
  source: z.optional(sourceLabel),
  /** Of the earlier payload; taken, never sent by our page. */
  userType: z.optional(z.literal('C')),
});

/**
 * POST {yd-api}/linkCompanyManual: part `params` of a multipart body, or four plain fields, beside the part `file`.
 * After 'pending_document' the values of the application count, whatever is said.
 */
export const linkCompanyManualParams = z.strictObject({
  accountNo,
  postal: postalCode,
  uen: uenInput,
  source: z.optional(sourceLabel),
  userType: z.optional(z.literal('C')),
});

/** What all three answer: 'Success' is the only one; anything else is an error with a code. */
export const linkReply = z.strictObject({
  status: z.literal('Success'),
  /** Of the application that a company sent by hand. */
  reference: z.optional(z.string()),
});
export type LinkReply = z.output<typeof linkReply>;
