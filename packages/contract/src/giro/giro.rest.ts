/** The njord and spg calls of eGIRO (S2 §3 §4 §7, readings §13 §21) and the form. Their paths stand in http.ts. */
import { giroSetupStatuses } from '@portal/domain/giro/giro-eligibility';
import { bankSegments, giroProperties, giroRequestTypes } from '@portal/domain/giro/giro-request';
import { giroFailures, giroStatuses, giroTypes } from '@portal/domain/giro/giro-status';
import * as z from 'zod/mini';
import { numbersInput, numbersTexts, splitNumbers } from '../bills/bills.rest.ts';
import { restPaths } from '../http.ts';
import { rest } from '../rest-call.ts';
import { accountNo, cents, day, instant } from '../values.ts';
import { nextDeduction } from './giro.contract.ts';

/** Ours, of an authorisation: 'DDA-2611-0077'. */
const ddaRefNo = z.string().check(z.regex(/^DDA-\d{4}-\d{4,8}$/));
/** Ours, of one request about it: 'GR-2611-1003', also the number of the request in the request kit. */
const txnRefNo = z.string().check(z.regex(/^GR-\d{4}-\d{4,8}$/));
/** BIC. */
const bankCode = z.string().check(z.regex(/^[A-Z0-9]{8,11}$/));
const bankName = z.string().check(z.regex(/^[\x20-\x7e]{1,60}$/));
const segment = z.enum(bankSegments);
/** A label that decides nothing. */
const channel = z.optional(z.literal('UPORTAL'));

const openRequest = z.strictObject({
  dda_ref_no: ddaRefNo,
  txn_ref_no: txnRefNo,
  request_type: z.enum(giroRequestTypes),
  /** When the time at the bank, or its answer, is over; null: no time is set. */
  expires_at: z.nullable(instant),
});

const giroRecord = z.strictObject({
  /** The `egiro_id` of termination: equals its dda_ref_no. */
  id: ddaRefNo,
  account_number: z.string(),
  bank_code: z.nullable(z.string()),
  bank_name: z.string(),
  /** Web address of the bank; null: an old form on paper whose bank we do not know. */
  bank_home_page: z.nullable(z.string()),
  /** '' while the bank has not confirmed. */
  bank_account_number_last_four: z.string(),
  status: z.enum(giroStatuses),
  /** Reference of a running deduction; '' for none. */
  payment_order: z.string(),
  type: z.enum(giroTypes),
  bank_segment: z.nullable(segment),
  /** Since when it is active; null: not yet. */
  effective_date: z.nullable(day),
  ended_on: z.nullable(day),
  /** Of a SUSPENDED one: both deductions of a bill came back, or the bank did it. null: it is not suspended. */
  suspended_by: z.nullable(z.enum(['returns', 'bank'])),
  /** The payer's limit a deduction at the bank, in cents; null: none. */
  limit: z.nullable(cents),
  /** The request that is under way. */
  request: z.nullable(openRequest),
  /** Of an ACTIVE one with a bill to come. */
  next_deduction: z.nullable(nextDeduction),
});
export type GiroRecord = z.output<typeof giroRecord>;

const exampleRecord: GiroRecord = {
  id: 'DDA-2403-1001',
  account_number: '8934520034',
  bank_code: 'CMPKSGS0XXX',
  bank_name: 'Cempaka Bank',
  bank_home_page: 'https://www.cempaka-bank.example/',
  bank_account_number_last_four: '2208',
  status: 'ACTIVE',
  payment_order: '',
  type: 'EGIRO',
  bank_segment: 'RETAIL',
  effective_date: '2024-03-18',
  ended_on: null,
  suspended_by: null,
  limit: null,
  request: null,
  next_deduction: {
    billId: 'B2611-100203',
    amount: 4830,
    on: '2026-12-07',
    attempt: 1,
    secondBy: '2026-12-12',
  },
};

export const giroDetails = rest({
  method: 'get',
  path: restPaths.giroDetails,
  summary:
    'The authorisations of the given accounts: those in force or under way, else the newest that has ended; an account without one has no row. While the bank is changed an account has two.',
  caller: 'holder',
  effect: 'read',
  input: {
    query: z.pipe(
      z.pipe(
        z.object({ ...numbersTexts, reference_id: z.optional(z.string().check(z.maxLength(64))) }),
        z.transform(({ reference_id, ...query }) => ({
          numbers: splitNumbers(query),
          reference: reference_id ?? null,
        })),
      ),
      z.object({ numbers: numbersInput, reference: z.nullable(z.string()) }),
    ),
  },
  output: z.array(giroRecord),
  errors: ['SK_FEATURE_1001'],
  examples: [{ input: { query: { account_numbers: '8934520034' } }, output: [exampleRecord] }],
});

const eligibility = z.strictObject({
  account_number: z.string(),
  giro_setup_status: z.enum(giroSetupStatuses),
  /** The account is charged to a card by itself. */
  recurring_setup: z.boolean(),
});
export type GiroEligibility = z.output<typeof eligibility>;

export const giroEligibility = rest({
  method: 'post',
  path: restPaths.giroEligibility,
  summary:
    'Whether eGIRO can be set up for each account. An Inactive account is judged like the others; accounts without the feature are left out.',
  caller: 'holder',
  effect: 'read',
  input: {
    body: z.strictObject({
      account_numbers: z.array(accountNo).check(z.minLength(1), z.maxLength(100)),
    }),
  },
  output: z.array(eligibility),
  errors: ['SK_FEATURE_1001'],
  examples: [
    {
      input: { body: { account_numbers: ['8934521670'] } },
      output: [
        {
          account_number: '8934521670',
          giro_setup_status: 'ELIGIBLE_WITHOUT_EXISTING_GIRO',
          recurring_setup: false,
        },
      ],
    },
  ],
});

const bank = z.strictObject({
  bank_code: bankCode,
  bank_name: bankName,
  bank_segment: segment,
  bank_home_page: z.string(),
  status: z.enum(['ACTIVE', 'INACTIVE']),
});

export const giroBanks = rest({
  method: 'get',
  path: restPaths.giroBanks,
  summary: 'The banks of eGIRO, one row a bank and segment, by name',
  caller: 'public',
  effect: 'read',
  input: {},
  output: z.strictObject({ banks: z.array(bank) }),
  errors: ['SK_FEATURE_1001'],
  examples: [
    {
      input: {},
      output: {
        banks: [
          {
            bank_code: 'CMPKSGS0XXX',
            bank_name: 'Cempaka Bank',
            bank_segment: 'RETAIL',
            bank_home_page: 'https://www.cempaka-bank.example/',
            status: 'ACTIVE',
          },
        ],
      },
    },
  ],
});

/** Where the bank sends the customer afterwards: 'internal' the pages of staff. */
const returnTo = z.optional(z.enum(['portal', 'internal']));

const references = { dda_ref_no: ddaRefNo, txn_ref_no: txnRefNo };

const setupReply = z.strictObject({
  /** Set-up succeeds only on SETUP_PENDING. */
  status: z.literal('SETUP_PENDING'),
  /** Page of the bank. */
  redirect_url: z.string(),
  ...references,
});
export type GiroSetupReply = z.output<typeof setupReply>;

const setupErrors = [
  'SK_FEATURE_1001',
  'SK_GIRO_1003',
  'SK_GIRO_1004',
  'SK_GIRO_1005',
  'SK_GIRO_1006',
] as const;

export const giroSetup = rest({
  method: 'post',
  path: restPaths.giroSetup,
  summary:
    'Starts setting up eGIRO. The same account, bank and segment again, while the customer has not answered at the bank, is the same request.',
  caller: 'holder',
  effect: 'external',
  input: {
    body: z.strictObject({
      bank_code: bankCode,
      bank_name: bankName,
      account_number: accountNo,
      bank_segment: segment,
      channel,
      /** Accepted and ignored: no bank account number is ever typed. */
      bankAccount: z.optional(z.string().check(z.maxLength(64))),
      return_to: returnTo,
    }),
  },
  output: setupReply,
  errors: setupErrors,
  examples: [
    {
      input: {
        body: {
          bank_code: 'CMPKSGS0XXX',
          bank_name: 'Cempaka Bank',
          account_number: '8934521670',
          bank_segment: 'RETAIL',
          channel: 'UPORTAL',
        },
      },
    },
  ],
});

const terminationReply = z.strictObject({
  /** Termination succeeds only on SUCCESS. */
  status: z.literal('SUCCESS'),
  /** Page of the bank where the customer confirms. */
  redirect_url: z.string(),
  ...references,
});
export type GiroTerminationReply = z.output<typeof terminationReply>;

const terminationErrors = [
  'SK_ACCESS_1001',
  'SK_FEATURE_1001',
  'SK_GIRO_1002',
  'SK_GIRO_1003',
  'SK_GIRO_1006',
] as const;

export const giroTermination = rest({
  method: 'post',
  path: restPaths.giroTermination,
  summary: 'Starts ending an eGIRO: the customer confirms at the bank',
  caller: 'holder',
  effect: 'external',
  input: {
    body: z.strictObject({ egiro_id: ddaRefNo, account_number: accountNo, channel, return_to: returnTo }),
  },
  output: terminationReply,
  errors: terminationErrors,
  examples: [
    {
      input: { body: { egiro_id: 'DDA-2403-1001', account_number: '8934520034', channel: 'UPORTAL' } },
    },
  ],
});

export const giroCancellation = rest({
  method: 'post',
  path: restPaths.giroCancellation,
  summary: 'Asks again for a termination that was not successful, or not finished',
  caller: 'holder',
  effect: 'external',
  input: { body: z.strictObject({ id: ddaRefNo, accountNo, channel, return_to: returnTo }) },
  output: terminationReply,
  errors: terminationErrors,
  examples: [{ input: { body: { id: 'DDA-2403-1001', accountNo: '8934520034', channel: 'UPORTAL' } } }],
});

const withdrawalReply = z.strictObject({
  /** WITHDRAWN, or APPROVED: the bank has the approval, and the set-up goes on. */
  status: z.enum(['WITHDRAWN', 'APPROVED']),
});
export type GiroWithdrawalReply = z.output<typeof withdrawalReply>;

export const giroWithdrawal = rest({
  method: 'post',
  path: restPaths.giroWithdrawal,
  summary:
    'Gives up the set-up of an eGIRO that is under way: it ends here, and its page at the bank closes. Again, it is the same.',
  caller: 'holder',
  effect: 'external',
  input: { body: z.strictObject({ egiro_id: ddaRefNo, account_number: accountNo, channel }) },
  output: withdrawalReply,
  errors: ['SK_ACCESS_1001', 'SK_FEATURE_1001', 'SK_GIRO_1006', 'SK_GIRO_1007'],
  examples: [
    {
      input: { body: { egiro_id: 'DDA-2611-1077', account_number: '8934521670', channel: 'UPORTAL' } },
      output: { status: 'WITHDRAWN' },
    },
  ],
});

const statusReply = z.strictObject({
  ...references,
  /** The truth about this very request; of a set-up that succeeded, TERMINATED or SUSPENDED where its GIRO is so now. */
  status: z.enum([...giroStatuses, ...giroFailures]),
  request_type: z.enum(giroRequestTypes),
  property: z.enum(giroProperties),
  account_number: z.string(),
  bank_name: z.string(),
  bank_account_number_last_four: z.string(),
  bank_segment: z.nullable(segment),
  /** Page of the bank, while the customer can still answer there. */
  redirect_url: z.nullable(z.string()),
  /** When the time at the bank, or its answer, is over. */
  expires_at: z.nullable(instant),
  /** Of a set-up that succeeded: the first bill that will be deducted, if there is one already. */
  first_deduction: z.nullable(nextDeduction),
});
export type GiroStatusReply = z.output<typeof statusReply>;

export const giroStatus = rest({
  method: 'get',
  path: restPaths.giroStatus,
  summary: 'The state of one request about eGIRO',
  caller: 'holder',
  effect: 'read',
  input: { query: z.object({ dda_ref_no: ddaRefNo, txn_ref_no: txnRefNo }) },
  output: statusReply,
  errors: ['SK_ACCESS_1001', 'SK_FEATURE_1001'],
  examples: [{ input: { query: { dda_ref_no: 'DDA-2611-1077', txn_ref_no: 'GR-2611-1003' } } }],
});

export const giroDownload = rest({
  method: 'post',
  path: restPaths.giroDownload,
  summary: 'The form for GIRO on paper, filled in for an account',
  caller: 'holder',
  effect: 'read',
  input: { body: z.strictObject({ accountNo }) },
  output: { kind: 'file', contentType: 'application/pdf' },
  errors: ['SK_FEATURE_1001'],
  examples: [{ input: { body: { accountNo: '8934521670' } } }],
});
