/** The activity of a person's accounts: who looked at or changed something, newest first. */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { monthInput } from '../usage/usage-values.ts';
import { day, instant } from '../values.ts';

const activityFilter = z.enum(['all', 'you', 'invited', 'holder', 'staff']);

const activityKind = z.enum([
  'lookedAtBills',
  'lookedAtBill',
  'lookedAtPayments',
  'lookedAtUsage',
  'lookedAtMeters',
  'lookedAtReading',
  'lookedAtApplication',
  'acceptedReading',
  'setReadingAside',
  'decidedApplication',
  'sentReadings',
  'removedPhoto',
  'startedPayment',
  'askedForArrangement',
  'askedForWaiver',
  'askedForRefund',
  'changedRefund',
  'cancelledRequest',
  'startedGiro',
  'endedGiro',
  'confirmedContact',
  'invited',
  'openedInvitation',
  'tookBack',
  'gaveUpAccess',
  'linkedAccounts',
  'sentApplication',
  'changedMobile',
  'changedEmail',
  'changedAddress',
  'changedPreferences',
  'askedForPassword',
  'explainedLeak',
  'changedAlerts',
  'switchedAlertOff',
]);

const row = z.strictObject({
  at: instant,
  day,
  /** you; invited: somebody who may see the premises; holder: another login with the account; staff. */
  who: z.enum(['you', 'invited', 'holder', 'staff']),
  /** null for the caller, and where the identity provider has no name. */
  name: z.nullable(z.string()),
  kind: activityKind,
  isChange: z.boolean(),
  /** How often on that day; 1 for a change. */
  times: z.int(),
  /** The months whose bills were looked at, newest first; left out: it was no bill, or the months were not kept. */
  months: z.optional(z.array(monthInput)),
  /** null: about the person, or about several accounts. */
  accountNo: z.nullable(z.string()),
  /** The reason that staff gave. */
  reason: z.nullable(z.string()),
});

export const activity = operation({
  name: 'user:activity',
  summary:
    'Looks at and changes of the caller’s accounts in the past 12 months, newest first, with counts for each filter.',
  effect: 'read',
  input: z.strictObject({
    page: z.int().check(z.minimum(1), z.maximum(100_000)),
    size: z.int().check(z.minimum(1), z.maximum(50)),
    who: z.optional(activityFilter),
  }),
  output: z.strictObject({
    rows: z.array(row),
    counts: z.strictObject({ all: z.int(), you: z.int(), invited: z.int(), holder: z.int(), staff: z.int() }),
    /** Staff in the past 30 days; `latest` is their newest change. */
    staff: z.strictObject({ looks: z.int(), changes: z.int(), latest: z.nullable(row) }),
    today: day,
  }),
  errors: [],
  examples: [
    {
      input: { page: 1, size: 10 },
      output: {
        rows: [
          {
            at: '2026-11-20T01:40:00.000Z',
            day: '2026-11-20',
            who: 'invited',
            name: 'Daniel Tan',
            kind: 'lookedAtBill',
            isChange: false,
            times: 1,
            months: ['2026-11'],
            accountNo: '8934521670',
            reason: null,
          },
        ],
        counts: { all: 24, you: 14, invited: 5, holder: 1, staff: 4 },
        staff: { looks: 2, changes: 0, latest: null },
        today: '2026-11-20',
      },
    },
  ],
});
