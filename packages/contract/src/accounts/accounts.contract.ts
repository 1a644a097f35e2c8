/** Accounts by premises, one account, the features of an account. */
import { featureKeys } from '@portal/domain/availability/features';
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, bpNo, day, premiseNo, service, system } from '../values.ts';

const address = z.strictObject({
  block: z.string(),
  unit: z.string(),
  floor: z.string(),
  street_name: z.string(),
  country: z.string(),
  postal_code: z.string(),
  /** One line with unit, as a title: 'Blk 145 Lorong 2 Toa Payoh #08-21'. */
  address: z.string(),
  /** The written form with country and postal code in capitals. */
  address_text: z.string(),
});

const account = z.strictObject({
  accountNo: z.string(),
  bpNo,
  premiseNo,
  system,
  type: z.string(),
  status: z.enum(['Active', 'Inactive']),
  services: z.array(service),
  utilities: z.array(z.string()),
  utilities_label: z.string(),
  eligibility: z.strictObject({
    payment_arrangement: z.boolean(),
    pink_waiver: z.boolean(),
    refund: z.boolean(),
  }),
});

const premises = z.strictObject({
  premiseNo,
  address,
  accounts: z.array(z.string()),
  bp_type: z.enum(['1', '2']),
  bp_name: z.string(),
  bp_no: bpNo,
  subSystem: z.nullable(z.string()),
  /** Name of the dwelling in comparisons: 'HDB 4-room'. */
  premise_type: z.string(),
  /** Everything supplied there, by its accounts. Left out where another gateway knows it only once it is fetched. */
  services: z.optional(z.array(service)),
  /** Active with at least one active account; left out as above. */
  status: z.optional(z.enum(['Active', 'Inactive'])),
  default: z.boolean(),
  /** Of a premises that its holder lets the person see; null: the person's own. */
  shared: z.nullable(
    z.strictObject({
      until: day,
      /** Of the access, for giving it up. */
      delegateId: z.optional(z.int()),
    }),
  ),
  /** false with version v2: accounts of this premises come from user:getAccount. */
  fetched: z.boolean(),
});

const linkStatus = z.enum(['active', 'in_progress', 'pending_document']);

const meiLinPremises = {
  premiseNo: '6100145021',
  address: {
    block: '145',
    unit: '21',
    floor: '08',
    street_name: 'Lorong 2 Toa Payoh',
    country: 'Singapore',
    postal_code: '310145',
    address: 'Blk 145 Lorong 2 Toa Payoh #08-21',
    address_text: 'BLK 145 LORONG 2 TOA PAYOH #08-21 SINGAPORE 310145',
  },
  accounts: ['8934521670'],
  bp_type: '1' as const,
  bp_name: 'Tan Mei Lin',
  bp_no: '1000145021',
  subSystem: null,
  premise_type: 'HDB 4-room',
  services: ['electricity' as const, 'water' as const, 'gas' as const],
  status: 'Active' as const,
  default: true,
  shared: null,
  fetched: true,
};

const meiLinAccount = {
  accountNo: '8934521670',
  bpNo: '1000145021',
  premiseNo: '6100145021',
  system: 'EBS' as const,
  type: 'DOM',
  status: 'Active' as const,
  services: ['electricity' as const, 'water' as const, 'gas' as const],
  utilities: ['Electricity', 'Water', 'Gas'],
  utilities_label: 'Electricity, Water & Gas',
  eligibility: { payment_arrangement: false, pink_waiver: false, refund: false },
};

export const getAccounts = operation({
  name: 'user:getAccounts',
  summary: 'The accounts response: every premises linked to the person, and the accounts of those fetched.',
  effect: 'read',
  input: z.strictObject({}),
  output: z.strictObject({
    userId: z.string(),
    master: z.boolean(),
    status: linkStatus,
    /** I: an individual, C: a company. */
    linkType: z.enum(['I', 'C']),
    uen: z.nullable(z.string()),
    nric: z.nullable(z.string()),
    version: z.enum(['v1', 'v2']),
    premises: z.array(premises),
    accounts: z.array(account),
  }),
  errors: ['account_not_found', 'not_linked', 'account_in_progress', 'no_active_utilities_account'],
  examples: [
    {
      input: {},
      output: {
        userId: 'b7b9d6a2-0000-4000-8000-000000000001',
        master: false,
        status: 'active',
        linkType: 'I',
        uen: null,
        nric: '567D',
        version: 'v1',
        premises: [meiLinPremises],
        accounts: [meiLinAccount],
      },
    },
  ],
});

export const getAccount = operation({
  name: 'user:getAccount',
  summary: 'One account with its premises; also how a premises of version v2 is fetched when it is selected.',
  effect: 'read',
  input: z.strictObject({ accountNo }),
  output: z.strictObject({ premises, accounts: z.array(account) }),
  errors: [],
  examples: [
    { input: { accountNo: '008934521670' }, output: { premises: meiLinPremises, accounts: [meiLinAccount] } },
  ],
});

export const featureKey = z.enum(featureKeys);

export const listFeatures = operation({
  name: 'features:list',
  summary: 'Per-account feature flags of the given accounts; a failure never blocks the page.',
  effect: 'read',
  input: z.strictObject({ accountNos: z.array(accountNo).check(z.minLength(1), z.maxLength(5000)) }),
  output: z.strictObject({ features: z.array(z.strictObject({ key: featureKey, state: z.boolean() })) }),
  errors: [],
  examples: [
    {
      input: { accountNos: ['8934521670'] },
      output: { features: featureKey.options.map((key) => ({ key, state: key !== 'refund' })) },
    },
  ],
});
