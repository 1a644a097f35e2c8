/** How accounts come to belong to a sign-in: the company by its identity, the company by hand, what became of it. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, instant, postalCode, uenInput } from '../values.ts';

export const startCompanyDetails = operation({
  name: 'reg:startCompanyDetails',
  summary: 'Begins the way to the business registry. Told once: a repeat under its key is refused.',
  effect: 'write',
  input: z.strictObject({}),
  output: z.strictObject({ redirectUrl: z.string() }),
  errors: ['SK_LINK_1003', 'SK_LINK_1002', 'account_in_progress', 'account_not_found'],
  examples: [
    {
      input: {},
      output: { redirectUrl: 'https://registry.example/biz/v2/authorise?client_id=portal&state=Jq3k' },
    },
  ],
});

export const companyDetails = operation({
  name: 'reg:companyDetails',
  summary:
    'The company that the registry named, by what its redirect brought. The state must be of this person, unused, at most ten minutes old; what was retrieved is kept for the link that follows.',
  effect: 'write',
  input: z.strictObject({
    /** The query parameter `code`; empty when the registry sent an error instead. */
    authCode: z.string().check(z.maxLength(4096)),
    state: z.optional(z.string().check(z.maxLength(4096))),
    iss: z.optional(z.string().check(z.maxLength(2048))),
    error: z.optional(z.string().check(z.maxLength(256))),
  }),
  output: z.strictObject({ uen: z.string(), companyName: z.string(), retrievedAt: instant }),
  errors: ['SK_LINK_1003'],
  examples: [
    {
      input: { authCode: 'f3a1', state: 'Jq3k' },
      output: {
        uen: '201900042H',
        companyName: 'Sin Ming Baking Supplies Pte Ltd',
        retrievedAt: '2026-11-20T07:42:00.000Z',
      },
    },
  ],
});

export const validateCustomerDetails = operation({
  name: 'reg:validateCustomerDetails',
  summary:
    'Step 1 of a company by hand: whether the three belong together. `nric` carries the UEN. Right details are remembered for step 2 of this person.',
  effect: 'write',
  input: z.strictObject({ accountNo, postalCode, nric: uenInput }),
  output: z.strictObject({
    accountNo: z.string(),
    postalCode: z.string(),
    uen: z.string(),
    companyName: z.string(),
  }),
  errors: [
    'SK_LINK_1001',
    'SK_LINK_1002',
    'SK_LIMIT_1001',
    'account_in_progress',
    'account_not_found',
    'no_active_utilities_account',
  ],
  examples: [
    {
      input: { accountNo: '8920031174', postalCode: '573968', nric: '201900042h' },
      output: {
        accountNo: '8920031174',
        postalCode: '573968',
        uen: '201900042H',
        companyName: 'Sin Ming Baking Supplies Pte Ltd',
      },
    },
  ],
});

/**
 * The person's own application for a company. `validated`: step 1 is done, nothing was sent; `in_progress`: under
 * review; `pending_document`: another form is asked for.
 */
const companyApplicationOf = z.strictObject({
  status: z.enum(['validated', 'in_progress', 'pending_document']),
  accountNo: z.string(),
  postalCode: z.string(),
  uen: z.string(),
  companyName: z.string(),
  /** Of the profile: shown, never sent (readings §5). */
  name: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  /** Null until it was sent. */
  reference: z.nullable(z.string()),
  receivedAt: z.nullable(instant),
  fileName: z.nullable(z.string()),
  /** Note of the staff about the last document; null unless another is asked for. */
  note: z.nullable(z.string()),
});

export const companyApplication = operation({
  name: 'reg:companyApplication',
  summary: 'The own open application for a company, or what was validated for one; null: neither.',
  effect: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ application: z.nullable(companyApplicationOf) }),
  errors: [],
  examples: [
    {
      input: {},
      output: {
        application: {
          status: 'in_progress',
          accountNo: '8920031174',
          postalCode: '573968',
          uen: '201900042H',
          companyName: 'Sin Ming Baking Supplies Pte Ltd',
          name: 'Nur Aisyah Rahman',
          email: 'aisyah@sinmingbaking.example',
          mobileNumber: '90001122',
          reference: 'LC-2611-0418',
          receivedAt: '2026-11-20T07:42:00.000Z',
          fileName: 'link-form-signed.pdf',
          note: null,
        },
      },
    },
  ],
});
