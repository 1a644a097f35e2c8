/**
 * The queues of staff, a decision in any of them, and the account numbers locked for linking. The calls of one queue
 * stand in its own file beside this one.
 */
import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { accountNo, instant } from '../values.ts';
import { decideEgiroInput, egiroQueue } from './egiro-notices.contract.ts';
import { applicationQueue, applicationStatus, decideApplicationInput } from './link-applications.contract.ts';
import { decideReadingInput, readingQueue } from './meter-readings.contract.ts';
import { decideParkedInput, parkedQueue } from './parked-payments.contract.ts';
import { decideTreasuryInput, treasuryQueue } from './treasury-notices.contract.ts';

const queueName = z.enum([
  'linkApplications',
  'parkedPayments',
  'meterReadings',
  'treasuryNotices',
  'egiroNotices',
]);

export const staffQueues = operation({
  name: 'staff:queues',
  summary: 'The queues that the caller may decide in, with how many wait in each.',
  effect: 'read',
  input: z.strictObject({}),
  output: z.strictObject({ queues: z.array(z.strictObject({ name: queueName, waiting: z.int() })) }),
  errors: [],
  examples: [
    {
      input: {},
      output: {
        queues: [
          { name: 'linkApplications', waiting: 7 },
          { name: 'parkedPayments', waiting: 2 },
          { name: 'treasuryNotices', waiting: 1 },
          { name: 'egiroNotices', waiting: 1 },
          { name: 'meterReadings', waiting: 1 },
        ],
      },
    },
  ],
});

export const staffQueue = operation({
  name: 'staff:queue',
  summary:
    'A queue: what waits, the oldest last, and what was decided today (Singapore). Applications are searched by company, UEN or account number, payments by reference, order or account number, notices of the treasury and of the banks of eGIRO by reference or account number, readings by account number or meter.',
  effect: 'read',
  input: z.strictObject({
    name: queueName,
    search: z.optional(z.string().check(z.maxLength(64))),
    /** Of the decided ones, from 1. */
    page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  }),
  output: z.discriminatedUnion('name', [
    applicationQueue,
    parkedQueue,
    readingQueue,
    treasuryQueue,
    egiroQueue,
  ]),
  errors: ['SK_ACCESS_1001'],
  examples: [
    {
      input: { name: 'linkApplications' },
      output: {
        name: 'linkApplications',
        waiting: [
          {
            itemId: 'LC-2611-0418',
            companyName: 'Sin Ming Baking Supplies Pte Ltd',
            uen: '201900042H',
            receivedAt: '2026-11-20T07:42:00.000Z',
            differing: 1,
            documentNo: 1,
          },
        ],
        waitingCount: 1,
        oldestAt: '2026-11-20T07:42:00.000Z',
        decided: [],
        decidedCount: 0,
      },
    },
    {
      input: { name: 'parkedPayments' },
      output: {
        name: 'parkedPayments',
        waiting: [
          {
            itemId: 'EV-20261120-0007',
            reference: '008934521670P2611204817',
            amount: 12000,
            currency: 'SGD',
            reason: 'short',
            asked: 12845,
            paidAt: '2026-11-20T06:12:00.000Z',
            receivedAt: '2026-11-20T06:12:04.000Z',
            holder: 'Tan Mei Lin',
            accountNos: ['8934521670'],
          },
        ],
        waitingCount: 1,
        oldestAt: '2026-11-20T06:12:04.000Z',
        decided: [],
        decidedCount: 0,
      },
    },
    {
      input: { name: 'meterReadings' },
      output: {
        name: 'meterReadings',
        waiting: [
          {
            itemId: 'MR-1000',
            accountNo: '8934521670',
            utilityType: 'water',
            deviceNo: 'W20418837',
            reading: '1258.9',
            receivedAt: '2026-11-20T07:12:00.000Z',
            unusual: 'muchMore',
            hasPhoto: true,
          },
        ],
        waitingCount: 1,
        oldestAt: '2026-11-20T07:12:00.000Z',
        decided: [],
        decidedCount: 0,
      },
    },
    {
      input: { name: 'treasuryNotices' },
      output: {
        name: 'treasuryNotices',
        waiting: [
          {
            itemId: 'TR-20261120-0007',
            reference: 'RF-2611-1183',
            event: 'refused',
            amount: 21240,
            currency: 'SGD',
            reason: 'contradicts',
            receivedAt: '2026-11-20T06:12:04.000Z',
            holder: 'Bernard Lim',
          },
        ],
        waitingCount: 1,
        oldestAt: '2026-11-20T06:12:04.000Z',
        decided: [],
        decidedCount: 0,
      },
    },
    {
      input: { name: 'egiroNotices' },
      output: {
        name: 'egiroNotices',
        waiting: [
          {
            itemId: 'egiro-0007',
            reference: 'GR-2611-1003',
            event: 'completed',
            reason: 'contradicts',
            receivedAt: '2026-11-20T06:12:04.000Z',
            holder: 'Halim Bakar',
          },
        ],
        waitingCount: 1,
        oldestAt: '2026-11-20T06:12:04.000Z',
        decided: [],
        decidedCount: 0,
      },
    },
  ],
});

export const staffDecide = operation({
  name: 'staff:decide',
  summary:
    'Decides on an application (approve, reject, newDocument: a note is needed unless it approves) on a payment (post, return: always with a note), on a notice of the treasury (paid, refused, unchanged: always with a note), on one of a bank of eGIRO (replayed, discarded: always with a note) or on a reading while its window is open (accept, or setAside with a note to the customer). Only what the caller has opened can be decided, and once: who comes second is told so.',
  effect: 'write',
  input: z.discriminatedUnion('queue', [
    decideApplicationInput,
    decideParkedInput,
    decideReadingInput,
    decideTreasuryInput,
    decideEgiroInput,
  ]),
  output: z.strictObject({
    status: z.enum([
      ...applicationStatus.options,
      'posted',
      'returned',
      'accepted',
      'setAside',
      'paid',
      'refused',
      'unchanged',
      'replayed',
      'discarded',
    ]),
  }),
  errors: [
    'SK_ACCESS_1001',
    'SK_STAFF_1001',
    'SK_STAFF_1002',
    'SK_STAFF_1003',
    'SK_STAFF_1004',
    'SK_STAFF_1005',
    'SK_STAFF_1006',
    'SK_STAFF_1007',
    'SK_STAFF_1008',
    'SK_STAFF_1009',
    'SK_STAFF_1010',
    'SK_STAFF_1011',
    'SK_STAFF_1012',
    'SK_STAFF_1013',
    'SK_STAFF_1014',
    'SK_STAFF_1015',
    'SK_METER_1002',
  ],
  examples: [
    {
      input: { queue: 'linkApplications', itemId: 'LC-2611-0418', documentNo: 1, decision: 'approve' },
      output: { status: 'approved' },
    },
    {
      input: {
        queue: 'parkedPayments',
        itemId: 'EV-20261120-0007',
        decision: 'post',
        parts: [{ accountNo: '8934521670', amount: 12000 }],
        note: 'The payer called: S$120.00 of the bill, the rest follows.',
      },
      output: { status: 'posted' },
    },
    {
      input: { queue: 'meterReadings', itemId: 'MR-1000', decision: 'accept' },
      output: { status: 'accepted' },
    },
    {
      input: {
        queue: 'treasuryNotices',
        itemId: 'TR-20261120-0007',
        decision: 'refused',
        note: 'The treasury called: the bank sent the money back.',
      },
      output: { status: 'refused' },
    },
    {
      input: {
        queue: 'egiroNotices',
        itemId: 'egiro-0007',
        decision: 'replayed',
        note: 'The bank confirmed that it has ended the GIRO.',
      },
      output: { status: 'replayed' },
    },
  ],
});

export const linkLocks = operation({
  name: 'staff:linkLocks',
  summary: 'Account numbers that nobody can link at the moment, after five wrong tries; the newest first.',
  effect: 'read',
  input: z.strictObject({}),
  output: z.strictObject({
    locks: z.array(z.strictObject({ accountNo: z.string(), wrongTries: z.int(), lockedUntil: instant })),
  }),
  errors: [],
  examples: [
    {
      input: {},
      output: {
        locks: [{ accountNo: '8934601011', wrongTries: 5, lockedUntil: '2026-11-21T07:42:00.000Z' }],
      },
    },
  ],
});

export const liftLinkLock = operation({
  name: 'staff:liftLinkLock',
  summary: 'Lets an account number be linked again at once. The reason is kept.',
  effect: 'write',
  input: z.strictObject({ accountNo, reason: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.strictObject({ lifted: z.boolean() }),
  errors: [],
  examples: [
    {
      input: { accountNo: '8934601011', reason: 'The holder called and was identified' },
      output: { lifted: true },
    },
  ],
});
