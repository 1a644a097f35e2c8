/** Sub-accounts under the master accounts of a company: which masters there are, and a page of one's list (S3 §3.1, §7.1). */
import { subAccountSorts, subAccountStatuses } from '@portal/domain/sub-accounts/sub-account-order';
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, bpNo, utility } from '../values.ts';

export const listMasterAccounts = operation({
  name: 'subAccount:masterAccounts',
  summary: 'The master accounts of a business partner.',
  effect: 'read',
  input: z.strictObject({ bpNo }),
  output: z.strictObject({ masterAccounts: z.array(z.strictObject({ accountNo: z.string() })) }),
  errors: ['SK_FEATURE_1001'],
  examples: [{ input: { bpNo: '2000014410' }, output: { masterAccounts: [{ accountNo: '8920014410' }] } }],
});

const count = z.int().check(z.minimum(0));

const subAccount = z.strictObject({
  subAccountNo: z.string(),
  deviceNo: z.string(),
  premiseAddress: z.string(),
  utilityType: utility,
  status: z.enum(subAccountStatuses),
});

export const listSubAccounts = operation({
  name: 'subAccount:list',
  summary:
    'A page of the sub-accounts of a master account, filtered and in order; after the last page the last one.',
  effect: 'read',
  input: z.strictObject({
    masterAccount: accountNo,
    utilityType: z.enum(['all', ...utility.options]),
    page: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    size: z.int().check(z.minimum(1), z.maximum(100)),
    sortBy: z.enum(subAccountSorts),
    direction: z.enum(['ASC', 'DESC']),
  }),
  output: z.strictObject({
    accounts: z.array(subAccount),
    /** The page that is sent. */
    page: count,
    size: count,
    /** With the filter. */
    totalItems: count,
    totalPages: count,
    /** Of the master account, whatever the filter. */
    counts: z.strictObject({ all: count, electricity: count, water: count, gas: count, active: count }),
  }),
  errors: ['SK_ACCESS_1001', 'SK_FEATURE_1001'],
  examples: [
    {
      input: {
        masterAccount: '8920014410',
        utilityType: 'all',
        page: 5,
        size: 10,
        sortBy: 'subAccountNo',
        direction: 'ASC',
      },
      output: {
        accounts: [
          {
            subAccountNo: '8920105320',
            deviceNo: 'E40218833',
            premiseAddress: '12 Joo Chiat Terrace #01-03 Singapore 427205',
            utilityType: 'electricity',
            status: 'active',
          },
        ],
        page: 5,
        size: 10,
        totalItems: 240,
        totalPages: 24,
        counts: { all: 240, electricity: 106, water: 96, gas: 38, active: 231 },
      },
    },
  ],
});
