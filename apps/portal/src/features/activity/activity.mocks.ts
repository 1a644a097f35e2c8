/** Typed builders of activity for states and tests: that of Tan Mei Lin. */
import { exampleOf } from '../../gallery/example.ts';
import type { ActivityAnswer, ActivityRow } from './activity.query.ts';

const mockRow = (at: string, over: Partial<ActivityRow> = {}): ActivityRow => ({
  ...(exampleOf('user:activity').rows[0] as ActivityRow),
  at,
  day: at.slice(0, 10),
  ...over,
});

const staff = { who: 'staff' as const, name: 'Amelia D’Souza' };
const decided = mockRow('2026-11-18T03:31:00.000Z', {
  ...staff,
  kind: 'setReadingAside',
  isChange: true,
  reason: 'The reading is lower than the one before.',
});

export const mockRows: readonly ActivityRow[] = [
  mockRow('2026-11-20T01:40:00.000Z', { times: 3 }),
  mockRow('2026-11-19T07:05:00.000Z', { who: 'you', name: null, kind: 'invited', isChange: true }),
  decided,
  mockRow('2026-11-18T03:26:00.000Z', { ...staff, kind: 'lookedAtReading' }),
  mockRow('2026-11-17T04:20:00.000Z', {
    who: 'holder',
    name: 'Tan Wei Jie',
    kind: 'changedAddress',
    isChange: true,
  }),
  mockRow('2026-11-17T00:51:00.000Z', { who: 'you', name: null, kind: 'sentReadings', isChange: true }),
  mockRow('2026-11-12T05:17:00.000Z', { kind: 'lookedAtUsage', months: [] }),
  mockRow('2026-11-11T12:02:00.000Z', {
    who: 'you',
    name: null,
    kind: 'changedMobile',
    isChange: true,
    accountNo: null,
  }),
];

export const mockActivity = (over: Partial<ActivityAnswer> = {}): ActivityAnswer => ({
  rows: [...mockRows],
  counts: { all: 24, you: 14, invited: 5, holder: 1, staff: 4 },
  staff: { looks: 2, changes: 1, latest: decided },
  today: '2026-11-20',
  ...over,
});
