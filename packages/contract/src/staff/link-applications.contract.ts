/** Companies that applied to link their accounts: what an officer sees of one, and the decision. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { instant } from '../values.ts';

const applicationDecision = z.enum(['approve', 'reject', 'newDocument']);
export const applicationStatus = z.enum(['in_progress', 'pending_document', 'approved', 'rejected']);

/** Of staff:queue for linkApplications; the oldest last, and what was decided today (Singapore). */
export const applicationQueue = z.strictObject({
  name: z.literal('linkApplications'),
  waiting: z.array(
    z.strictObject({
      itemId: z.string(),
      companyName: z.string(),
      uen: z.string(),
      receivedAt: instant,
      /** How many of its details differ from our records. */
      differing: z.int(),
      /** 2 and more: sent again after another document was asked for. */
      documentNo: z.int(),
    }),
  ),
  /** All that match the search; `waiting` holds at most 200 of them. */
  waitingCount: z.int(),
  oldestAt: z.nullable(instant),
  decided: z.array(
    z.strictObject({
      itemId: z.string(),
      companyName: z.string(),
      decidedAt: instant,
      decision: applicationDecision,
    }),
  ),
  decidedCount: z.int(),
});

export const linkApplication = operation({
  name: 'staff:linkApplication',
  summary: 'One application beside our records. That it was opened, and by whom, is recorded.',
  effect: 'write',
  input: z.strictObject({ itemId: z.string().check(z.maxLength(64)) }),
  output: z.strictObject({
    itemId: z.string(),
    status: applicationStatus,
    companyName: z.string(),
    uen: z.string(),
    receivedAt: instant,
    source: z.enum(['K', 'M', 'W']),
    /**
     * Details of the applicant beside ours: `recorded` is null where we have nothing. `account`: recorded is
     * the UEN of its holder, or 'Inactive', where that is what differs. `logins`: how many of the company are linked.
     */
    records: z.array(
      z.strictObject({
        field: z.enum(['uen', 'company', 'account', 'postalCode', 'mobile', 'logins']),
        said: z.string(),
        recorded: z.nullable(z.string()),
        isSame: z.boolean(),
      }),
    ),
    applicant: z.strictObject({ name: z.string(), email: z.string(), emailVerified: z.boolean() }),
    document: z.strictObject({
      name: z.string(),
      type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
      bytes: z.int(),
      pages: z.nullable(z.int()),
      documentNo: z.int(),
    }),
    decision: z.nullable(
      z.strictObject({ decision: applicationDecision, decidedAt: instant, note: z.nullable(z.string()) }),
    ),
    /** When the caller opened it now. */
    openedAt: instant,
    /** The officer who had it open last, within half an hour; the name is null where the provider knows none. */
    alsoOpenedBy: z.nullable(z.strictObject({ name: z.nullable(z.string()), at: instant })),
    /** The caller's own application: somebody else decides. */
    isOwn: z.boolean(),
  }),
  errors: ['SK_ACCESS_1001'],
  examples: [
    {
      input: { itemId: 'LC-2611-0418' },
      output: {
        itemId: 'LC-2611-0418',
        status: 'in_progress',
        companyName: 'Sin Ming Baking Supplies Pte Ltd',
        uen: '201900042H',
        receivedAt: '2026-11-20T07:42:00.000Z',
        source: 'W',
        records: [
          { field: 'uen', said: '201900042H', recorded: '201900042H', isSame: true },
          { field: 'mobile', said: '90001122', recorded: '90001188', isSame: false },
        ],
        applicant: { name: 'Nur Aisyah Rahman', email: 'aisyah@sinmingbaking.example', emailVerified: true },
        document: {
          name: 'link-form-signed.pdf',
          type: 'application/pdf',
          bytes: 3_800_000,
          pages: 1,
          documentNo: 1,
        },
        decision: null,
        openedAt: '2026-11-20T07:54:00.000Z',
        alsoOpenedBy: null,
        isOwn: false,
      },
    },
  ],
});

export const decideApplicationInput = z.strictObject({
  queue: z.literal('linkApplications'),
  itemId: z.string().check(z.maxLength(64)),
  /** The document that was looked at: who decides when another one has come is told so. */
  documentNo: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  decision: applicationDecision,
  note: z.optional(z.string().check(z.maxLength(1000))),
});
