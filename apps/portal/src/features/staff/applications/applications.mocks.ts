/** Typed builders of the staff area for states and tests: the queue of the pictures. */

import { exampleOf } from '../../../gallery/example.ts';
import type { LinkLock } from '../locks/locks.query.ts';
import type { Application, ApplicationQueue, ComparedRecord, WaitingApplication } from './application.ts';

/** 3:54 PM of the pictured day. */
export const STAFF_NOW = '2026-11-20T07:54:00.000Z';

const waits = (
  itemId: string,
  companyName: string,
  uen: string,
  receivedAt: string,
  over: Partial<WaitingApplication> = {},
): WaitingApplication => ({ itemId, companyName, uen, receivedAt, differing: 0, documentNo: 1, ...over });

export const mockWaiting: readonly WaitingApplication[] = [
  waits('LC-2611-0418', 'Sin Ming Baking Supplies Pte Ltd', '201900042H', '2026-11-20T07:42:00.000Z', {
    differing: 1,
  }),
  waits('LC-2611-0417', 'Kallang Print Works', '53312345X', '2026-11-20T07:06:00.000Z'),
  waits('LC-2611-0416', 'Pelangi Childcare Pte Ltd', '202100118W', '2026-11-20T06:34:00.000Z', {
    differing: 1,
  }),
  waits('LC-2611-0415', 'Defu Metal Trading', '52988010K', '2026-11-20T04:49:00.000Z'),
  waits('LC-2611-0411', 'Hougang Eye Clinic LLP', 'T18LL0042A', '2026-11-20T02:13:00.000Z', {
    documentNo: 2,
  }),
  waits('LC-2611-0409', 'Tanah Merah Logistics Pte Ltd', '201700553D', '2026-11-19T07:01:00.000Z', {
    differing: 1,
  }),
  waits('LC-2611-0408', 'Serangoon Tuition Hub', '53400871B', '2026-11-19T06:40:00.000Z'),
];

const decided: ApplicationQueue['decided'] = [
  {
    itemId: 'LC-2611-0407',
    companyName: 'Bedok Fishery Pte Ltd',
    decidedAt: '2026-11-20T06:18:00.000Z',
    decision: 'approve',
  },
  {
    itemId: 'LC-2611-0405',
    companyName: 'Jurong Tool & Die',
    decidedAt: '2026-11-20T03:47:00.000Z',
    decision: 'newDocument',
  },
  {
    itemId: 'LC-2611-0402',
    companyName: 'Simei Laundry',
    decidedAt: '2026-11-20T02:05:00.000Z',
    decision: 'reject',
  },
];

export const mockQueue = (over: Partial<ApplicationQueue> = {}): ApplicationQueue => ({
  name: 'linkApplications',
  waiting: [...mockWaiting],
  waitingCount: mockWaiting.length,
  oldestAt: '2026-11-19T06:40:00.000Z',
  decided,
  decidedCount: 19,
  ...over,
});

export const emptyQueue: ApplicationQueue = {
  name: 'linkApplications',
  waiting: [],
  waitingCount: 0,
  oldestAt: null,
  decided: [],
  decidedCount: 0,
};

const same = (field: ComparedRecord['field'], text: string): ComparedRecord => ({
  field,
  said: text,
  recorded: text,
  isSame: true,
});

export const mockApplication = (over: Partial<Application> = {}): Application => ({
  ...exampleOf('staff:linkApplication'),
  records: [
    same('uen', '201900042H'),
    same('company', 'Sin Ming Baking Supplies Pte Ltd'),
    same('account', '8920031174'),
    same('postalCode', '573968'),
    { field: 'mobile', said: '90001122', recorded: '90001188', isSame: false },
    { field: 'logins', said: '1', recorded: null, isSame: true },
  ],
  openedAt: STAFF_NOW,
  ...over,
});

export const mockLocks: readonly LinkLock[] = [
  { accountNo: '8934601011', wrongTries: 5, lockedUntil: '2026-11-21T07:42:00.000Z' },
  { accountNo: '8920031190', wrongTries: 5, lockedUntil: '2026-11-21T01:05:00.000Z' },
];
