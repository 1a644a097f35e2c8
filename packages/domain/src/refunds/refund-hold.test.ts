import { expect, it } from 'vitest';
import { sgDay } from '../sg-time.ts';
import { findHeldUntil } from './refund-hold.ts';

it.each([
  ['linked and set up today', '2026-11-20', '2026-11-20', '2026-12-04'],
  [
    'linked today, set up yesterday by a login that is linked no longer',
    '2026-11-19',
    '2026-11-20',
    '2026-12-03',
  ],
  ['linked a week ago and set up today', '2026-11-20', '2026-11-13', null],
  ['linked six days ago and set up today', '2026-11-20', '2026-11-14', '2026-11-28'],
  ['never linked and set up today', '2026-11-20', null, '2026-12-04'],
  ['linked for long and set up today', '2026-11-20', '2026-01-01', null],
  ['linked today and set up long ago', '2022-08-01', '2026-11-20', null],
  ['never linked and set up long ago', '2022-08-01', null, null],
])(
  'a bank account that is %s holds a refund beyond its check of 27 Nov until: %s %s %s',
  (_what, since, linkedOn, until) => {
    const bank = { since: sgDay(since), linkedOn: linkedOn === null ? null : sgDay(linkedOn) };
    expect(findHeldUntil(bank, sgDay('2026-11-27'))).toBe(until);
  },
);
