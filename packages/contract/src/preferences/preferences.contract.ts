/**
 * Mailing address, bill delivery and retailer access of accounts (S3 §2.3 §2.4 §3.3 §7.1). The two writes are one group:
 * stored together or not at all.
 */
import { LONGEST_PART } from '@portal/domain/preferences/mailing-address';
import * as z from 'zod/mini';
import { MOST_PREFERENCES } from '../http.ts';
import { operation } from '../operation.ts';
import { accountNo, bpNo, day, system } from '../values.ts';

const GROUP = { group: 'preferences', groupFailure: 'SK_PREF_1001' } as const;

const mailAddress = z.strictObject({
  block: z.string(),
  unit: z.string(),
  floor: z.string(),
  street: z.string(),
  postalCode: z.string(),
  /** Null: it is the address of the premises and was never changed. */
  effectiveDate: z.nullable(day),
  /** As on an envelope: 'Blk 145 Lorong 2 Toa Payoh #08-21'. */
  title: z.string(),
});

const accountPreference = z.strictObject({
  accountNo: z.string(),
  currentMailAddress: mailAddress,
  pendingMailAddress: z.nullable(mailAddress),
  isSoftCopy: z.boolean(),
  isHardCopy: z.boolean(),
  isRetailerAccessDisallowed: z.boolean(),
  /** The hard copy cannot be opted out of. */
  isWholesale: z.boolean(),
  /** Why the account cannot be edited; null: it can. */
  editBlock: z.nullable(z.enum(['INACTIVE', 'TYPE'])),
  closedOn: z.nullable(day),
  /** Sent back with a change, so that a change made elsewhere meanwhile is not overwritten unseen. */
  addressRevision: z.int(),
  preferenceRevision: z.int(),
});

const pictured = {
  accountNo: '8934521670',
  currentMailAddress: {
    block: '145',
    unit: '21',
    floor: '08',
    street: 'Lorong 2 Toa Payoh',
    postalCode: '310145',
    effectiveDate: null,
    title: 'Blk 145 Lorong 2 Toa Payoh #08-21',
  },
  pendingMailAddress: {
    block: '9',
    unit: '02',
    floor: '03',
    street: 'Jalan Rajah',
    postalCode: '320009',
    effectiveDate: '2026-12-01',
    title: 'Blk 9 Jalan Rajah #03-02',
  },
  isSoftCopy: true,
  isHardCopy: false,
  isRetailerAccessDisallowed: false,
  isWholesale: false,
  editBlock: null,
  closedOn: null,
  addressRevision: 1,
  preferenceRevision: 1,
};

export const preference = operation({
  name: 'account:preference',
  summary: 'The mailing address, now and to come, bill delivery and retailer access of accounts.',
  effect: 'read',
  input: z.strictObject({
    accounts: z
      .array(z.strictObject({ accountNo, system, bpNo }))
      .check(z.minLength(1), z.maxLength(MOST_PREFERENCES)),
  }),
  output: z.strictObject({ accounts: z.array(accountPreference) }),
  errors: [],
  examples: [
    {
      input: { accounts: [{ accountNo: '8934521670', system: 'EBS', bpNo: '1000145021' }] },
      output: {
        accounts: [pictured],
      },
    },
  ],
});

export const holderPreference = operation({
  name: 'account:holderPreference',
  summary:
    'The same of every account that a change of all accounts reaches: of the holder of an account, linked to the caller, editable.',
  effect: 'read',
  input: z.strictObject({ accountNo }),
  output: z.strictObject({
    accounts: z.array(
      z.strictObject({
        ...accountPreference.shape,
        bpNo: z.string(),
        system: z.enum(['EBS', 'MSSL']),
        services: z.array(z.string()),
      }),
    ),
  }),
  errors: ['SK_FEATURE_1001'],
  examples: [
    {
      input: { accountNo: '8934521670' },
      output: {
        accounts: [
          { ...pictured, bpNo: '1000145021', system: 'EBS', services: ['electricity', 'water', 'gas'] },
        ],
      },
    },
  ],
});

/** Judged by the rule of the domain, which the page uses too: its messages name the part. */
const part = z.string().check(z.maxLength(2 * LONGEST_PART));
const lookedUp = { block: part, floor: part, unit: part, postalCode: part };

export const premiseRetrieval = operation({
  name: 'account:premiseRetrieval',
  summary: 'The street of a postal code and block, as the address directory has it.',
  effect: 'read',
  input: z.strictObject(lookedUp),
  output: z.strictObject({
    street: z.string(),
    building: z.nullable(z.string()),
    /** Houses of this postal code have numbers: an address without one is not complete. */
    needsBlock: z.boolean(),
    /** The house stands in each of these, and `street` is ''; the one that is chosen is sent with the change. */
    streets: z.optional(z.array(z.string())),
  }),
  errors: ['SK_PREF_1002'],
  examples: [
    {
      input: { floor: '07', block: '102', postalCode: '460102', unit: '55' },
      output: { street: 'Bedok North Avenue 4', building: null, needsBlock: true },
    },
  ],
});

const numberOrNone = z.union([z.literal(''), accountNo]);
const revision = z.optional(z.int());

export const updateMailAddress = operation({
  name: 'account:updateMailAddress',
  summary:
    'A new mailing address from a day on; it replaces a pending one. The street is the directory’s; a sent one counts only where the directory has the block in several streets or does not know it.',
  effect: 'write',
  ...GROUP,
  input: z
    .strictObject({
      ebsAccountNo: numberOrNone,
      msslAccountNo: numberOrNone,
      /** Every account of the same holder that is linked to the caller and may be edited. */
      isApplyAll: z.boolean(),
      address: z.strictObject({ ...lookedUp, street: z.optional(part), effectiveDate: part }),
      /** A label that decides nothing; a kiosk sends W. */
      source: z.enum(['W', 'M']),
      /** `addressRevision` of the account as it was shown. */
      revision,
      /** With isApplyAll: the accounts as they were shown. Others by now, or another revision, refuse the change. */
      shown: z.optional(
        z
          .array(z.strictObject({ accountNo, revision: z.int() }))
          .check(z.minLength(1), z.maxLength(MOST_PREFERENCES)),
      ),
    })
    .check(z.refine(({ ebsAccountNo, msslAccountNo }) => ebsAccountNo !== '' || msslAccountNo !== '')),
  output: z.strictObject({ accountNos: z.array(z.string()), effectiveDate: day }),
  errors: ['SK_FEATURE_1001', 'SK_PREF_1001', 'SK_PREF_1002', 'SK_PREF_1003'],
  examples: [
    {
      input: {
        ebsAccountNo: '8934521670',
        msslAccountNo: '',
        isApplyAll: false,
        address: {
          block: '102',
          unit: '55',
          floor: '07',
          postalCode: '460102',
          effectiveDate: '2026-12-07',
        },
        source: 'W',
      },
      output: { accountNos: ['8934521670'], effectiveDate: '2026-12-07' },
    },
  ],
});

export const updatePreference = operation({
  name: 'account:updatePreference',
  summary: 'Bill delivery and retailer access of accounts.',
  effect: 'write',
  ...GROUP,
  input: z.strictObject({
    accounts: z
      .array(
        z.strictObject({
          accountNo,
          bpNo,
          system,
          isSoftCopy: z.boolean(),
          isHardCopy: z.boolean(),
          isRetailerAccessDisallowed: z.boolean(),
          /** `preferenceRevision` of the account as it was shown. */
          revision,
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_PREFERENCES)),
  }),
  output: z.strictObject({ accountNos: z.array(z.string()) }),
  errors: ['SK_FEATURE_1001', 'SK_PREF_1001', 'SK_PREF_1003'],
  examples: [
    {
      input: {
        accounts: [
          {
            accountNo: '8934521670',
            bpNo: '1000145021',
            system: 'EBS',
            isSoftCopy: true,
            isHardCopy: true,
            isRetailerAccessDisallowed: false,
          },
        ],
      },
      output: { accountNos: ['8934521670'] },
    },
  ],
});
