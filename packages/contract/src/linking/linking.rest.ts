/** The REST calls of linking (S1 §7); their paths stand in http.ts. Each takes an Idempotency-Key and a bearer token. */
import * as z from 'zod/mini';
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';
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

/** Answer of all three: 'Success' is the only one; anything else is an error with a code. */
const linkReply = z.strictObject({
  status: z.literal('Success'),
  /** Of the application that a company sent by hand. */
  reference: z.optional(z.string()),
});
export type LinkReply = z.output<typeof linkReply>;

export const linkIndividual = rest({
  method: 'post',
  path: restPaths.linkIndividual,
  summary: 'Links the accounts of the partner whose details are given',
  caller: 'verified',
  effect: 'write',
  input: { body: linkIndividualRequest },
  output: linkReply,
  errors: [
    'SK_LINK_1001',
    'SK_LINK_1002',
    'account_not_found',
    'account_in_progress',
    'no_active_utilities_account',
  ],
  examples: [
    {
      input: { body: { accountNo: '8934521670', postal: '310145', nric: '567A', source: 'W' } },
      output: { status: 'Success' },
    },
  ],
});

export const linkCompanyMyInfo = rest({
  method: 'post',
  path: restPaths.linkCompanyMyInfo,
  summary: 'Links the company that the caller has just retrieved from the business registry',
  caller: 'verified',
  effect: 'write',
  input: { body: linkCompanyMyInfoRequest },
  output: linkReply,
  errors: [
    'SK_LINK_1001',
    'SK_LINK_1002',
    'SK_LINK_1004',
    'account_not_found',
    'account_in_progress',
    'no_active_utilities_account',
  ],
  examples: [{ input: { body: { uen: '201900042H', source: 'W' } }, output: { status: 'Success' } }],
});

export const linkCompanyManual = rest({
  method: 'post',
  path: restPaths.linkCompanyManual,
  summary: 'Applies for the accounts of a company with a signed form',
  caller: 'verified',
  effect: 'write',
  input: { body: { kind: 'multipart', fields: linkCompanyManualParams } },
  output: linkReply,
  errors: [
    'SK_LINK_1001',
    'SK_LINK_1002',
    'SK_FILE_1001',
    'SK_FILE_1002',
    'SK_FILE_1003',
    'SK_FILE_1004',
    'account_not_found',
    'account_in_progress',
  ],
  examples: [
    {
      input: { body: { accountNo: '8920031174', postal: '573968', uen: '201900042H', source: 'W' } },
      output: { status: 'Success', reference: 'LA-2611-001003' },
    },
  ],
});

export const companyForm = rest({
  method: 'get',
  path: restPaths.companyForm,
  summary: 'The form to be signed, with what is known of the company',
  caller: 'verified',
  effect: 'read',
  input: {},
  output: { kind: 'file', contentType: 'application/pdf' },
  errors: [],
  examples: [],
});
