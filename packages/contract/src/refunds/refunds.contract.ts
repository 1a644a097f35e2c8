/** Refunds of a credit: what may be asked for, asking, and changing the method (S2 §3 §4 §7, readings §12). */
import { findSuffixProblem, suffixTexts } from '@portal/domain/refunds/paynow-suffix';
import { eligibilityCodes } from '@portal/domain/refunds/refund-eligibility';
import { proxyTypes, refundMethodCodes } from '@portal/domain/refunds/refund-method';
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, cents, day } from '../values.ts';

/** The state of an account: what it may do, and its newest refund. */
const refundAccount = z.strictObject({
  accountNo: z.string(),
  /** The whole credit; negative. 0: none. */
  creditAmount: cents,
  /** Of the refund under way, or the one that was paid last; 0: there was none. */
  amount: cents,
  requestId: z.nullable(z.string()),
  createDate: z.nullable(day),
  /** '09' also where there is no refund. */
  refundMethod: z.enum(refundMethodCodes),
  proxyType: z.nullable(z.enum(proxyTypes)),
  /** 'In Progress' until it is paid, then 'Refunded'; '' where there is none. */
  refundRetrieveStatus: z.enum(['In Progress', 'Refunded', '']),
  /** 100: an open account; 101: it has been finalized. */
  refundRetrieveCode: z.enum(['100', '101']),
  /** 100: may ask; else the code of the text to show. */
  refundEligCheckCode: z.enum(eligibilityCodes),
  /** The method may still be changed. */
  isEditable: z.boolean(),
  /** The day by which the next step is promised. */
  nextBy: z.nullable(day),
  /** The bank account that GIRO uses; null: none. */
  bankId: z.nullable(z.string()),
  bankDesc: z.nullable(z.string()),
  /** Its last four digits. */
  bankAccountNo: z.nullable(z.string()),
  /** A refund to it is held until that day, as it and a link of the account are new; null: no longer than the check takes. */
  bankHeldUntil: z.nullable(day),
  /** Accounts of the same holder that may receive a transfer. */
  refundRetrieveCheckItems: z.array(z.string()),
  /** Overdue on other accounts of the holder. */
  arrears: cents,
  customerType: z.enum(['Personal', 'Business']),
  /** Last four characters of the holder's ID; null: none on record, or a company. */
  nric: z.nullable(z.string()),
  uen: z.nullable(z.string()),
  /** Last four digits of the holder's number; null: none, or it is not valid. */
  mobileNo: z.nullable(z.string()),
  /** When the mailing address last changed: no cheque goes to a new one. */
  addressChangedOn: z.nullable(day),
});
export type RefundAccount = z.output<typeof refundAccount>;

const exampleAccount: RefundAccount = {
  accountNo: '8934530018',
  creditAmount: -21240,
  amount: 0,
  requestId: null,
  createDate: null,
  refundMethod: '09',
  proxyType: null,
  refundRetrieveStatus: '',
  refundRetrieveCode: '100',
  refundEligCheckCode: '100',
  isEditable: false,
  nextBy: null,
  bankId: '1',
  bankDesc: 'Demo Bank',
  bankAccountNo: '2208',
  bankHeldUntil: null,
  refundRetrieveCheckItems: ['8934530034'],
  arrears: 0,
  customerType: 'Personal',
  nric: '284J',
  uen: null,
  mobileNo: '4417',
  addressChangedOn: null,
};

export const checkRefund = operation({
  name: 'refund:check',
  summary:
    'The credit of each account, its refund and what it may be refunded by. Outside 8am to 6pm there is no account in the answer.',
  effect: 'read',
  input: z.strictObject({ accountNos: z.array(accountNo).check(z.minLength(1), z.maxLength(100)) }),
  output: z.strictObject({ serviceAvailable: z.boolean(), accounts: z.array(refundAccount) }),
  errors: ['SK_FEATURE_1001'],
  examples: [
    {
      input: { accountNos: ['8934530018'] },
      output: { serviceAvailable: true, accounts: [exampleAccount] },
    },
  ],
});

const suffix = z.string().check(
  z.maxLength(64),
  z.refine((value) => findSuffixProblem(value) !== 'characters', suffixTexts.signedIn.characters),
  z.refine((value) => findSuffixProblem(value) !== 'length', suffixTexts.signedIn.length),
);

const refundAmount = z.int().check(z.gte(0));
const noAccount = z.literal('');

/** All keys are sent; one that the method does not need is '' or null. */
const choice = {
  accountNo,
  /** 04 alone. */
  transferToAccount: z.union([noAccount, accountNo]),
  /** A label that decides nothing; a kiosk sends W. */
  source: z.enum(['M', 'W']),
  refundMethod: z.enum(refundMethodCodes),
  /** 03 alone. */
  bankId: z.nullable(z.string().check(z.maxLength(64))),
  /** Of PayNow: NRIC or MSISDN of a person, UEN of a company. */
  identifier: z.union([noAccount, z.enum(proxyTypes)]),
  suffix,
};

const exampleChoice = {
  accountNo: '8934530018',
  transferToAccount: '',
  source: 'W',
  refundMethod: '08',
  bankId: null,
  identifier: 'NRIC',
  suffix: '',
} as const;

export const createRefund = operation({
  name: 'refund:create',
  summary:
    'Asks for a refund of the whole credit. The amount is the ledger’s; `refundAmount` decides nothing.',
  effect: 'write',
  input: z.strictObject({ ...choice, refundAmount }),
  output: z.strictObject({ refundCreated: z.boolean(), requestId: z.string() }),
  errors: [
    'SK_FEATURE_1001',
    'SK_HOURS_1001',
    'SK_REFUND_1001',
    'SK_REFUND_1003',
    'SK_REFUND_1004',
    'SK_REFUND_1005',
    'SK_REFUND_1006',
  ],
  examples: [
    {
      input: { ...exampleChoice, refundAmount: 21240 },
      output: { refundCreated: true, requestId: 'RF-2611-1183' },
    },
  ],
});

export const updateRefund = operation({
  name: 'refund:update',
  summary:
    'Changes the method of the refund under way. Where the new method cannot be had, the request is cancelled and the return code is SK_REFUND_1002.',
  effect: 'write',
  // As of the request; it decides nothing.
  input: z.strictObject({ ...choice, refundAmount: z.optional(refundAmount) }),
  output: z.strictObject({ returnCode: z.enum(['100', 'SK_REFUND_1002']), requestId: z.string() }),
  errors: ['SK_FEATURE_1001', 'SK_HOURS_1001', 'SK_REFUND_1001', 'SK_REFUND_1007'],
  examples: [{ input: exampleChoice, output: { returnCode: '100', requestId: 'RF-2611-1183' } }],
});
