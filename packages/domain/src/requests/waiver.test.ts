import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { sgDay } from '../sg-time.ts';
import { firstWaiverDay, judgeWaiver, type LateCharge, mayWaiveCharge } from './waiver.ts';

const today = sgDay('2026-11-20');
const home = { system: 'EBS', type: 'DOM', status: 'Active' } as const;
const contestable = { system: 'MSSL', type: 'NON', status: 'Active' } as const;
const charge: LateCharge = { chargedOn: sgDay('2026-11-03'), amount: cents(1_090), isWaived: false };

describe('a late charge', () => {
  it.each([
    ['of this month', {}, true],
    ['of today', { chargedOn: today }, true],
    ['of the same day of the third month before', { chargedOn: sgDay('2026-08-20') }, true],
    ['of the day before that', { chargedOn: sgDay('2026-08-19') }, false],
    ['of tomorrow', { chargedOn: sgDay('2026-11-21') }, false],
    ['that was waived', { isWaived: true }, false],
    ['of one cent', { amount: cents(1) }, true],
    ['of nothing', { amount: cents(0) }, false],
  ] as const)('%s may be waived or not', (_what, changed, may) => {
    expect(mayWaiveCharge({ ...charge, ...changed }, today)).toBe(may);
  });
});

describe('the waiver of an account', () => {
  it.each([
    ['a home with a charge', home, [charge], 'ELIGIBLE'],
    ['a home without one', home, [], 'NONE'],
    ['a home whose only charge was waived', home, [{ ...charge, isWaived: true }], 'NONE'],
    ['a home with an old charge alone', home, [{ ...charge, chargedOn: sgDay('2026-08-19') }], 'NONE'],
    ['a contestable account with a charge', contestable, [charge], 'NOT_ELIGIBLE_FOR_FEATURE'],
    ['a contestable account without one', contestable, [], 'NOT_ELIGIBLE_FOR_FEATURE'],
    ['a closed account with a charge', { ...home, status: 'Inactive' }, [charge], 'NOT_ELIGIBLE'],
    ['a closed account without one', { ...home, status: 'Inactive' }, [], 'NONE'],
    ['a home of system MSSL', { ...home, system: 'MSSL' }, [charge], 'ELIGIBLE'],
    ['a company of system EBS', { ...home, type: 'NON' }, [charge], 'ELIGIBLE'],
  ] as const)('is judged for %s', (_what, account, charges, status) => {
    const hasCharge = charges.some((each) => mayWaiveCharge(each, today));
    expect(judgeWaiver(account, hasCharge)).toBe(status);
  });
});

it.each([
  ['2026-11-20', '2026-08-20'],
  ['2027-05-31', '2027-02-28'],
  ['2027-01-01', '2026-10-01'],
])('the past 3 months of %s begin on %s', (day, first) => {
  expect(firstWaiverDay(sgDay(day))).toBe(first);
});
