import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { sgDay } from '../sg-time.ts';
import { judgeWaiver, type LateCharge, mayWaiveCharge } from './waiver.ts';

const today = sgDay('2026-11-20');
const home = { system: 'EBS', type: 'DOM' } as const;
const charge: LateCharge = { chargedOn: sgDay('2026-11-03'), amount: cents(1_090), isWaived: false };

describe('a late charge', () => {
  it.each([
    ['of this month', {}, true],
    ['of today', { chargedOn: today }, true],
    ['of the first day of the third month before', { chargedOn: sgDay('2026-08-01') }, true],
    ['of the day before that', { chargedOn: sgDay('2026-07-31') }, false],
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
    ['a home with an old charge alone', home, [{ ...charge, chargedOn: sgDay('2026-07-31') }], 'NONE'],
    ['a contestable account with a charge', { system: 'MSSL', type: 'NON' }, [charge], 'NOT_ELIGIBLE'],
    ['a contestable account without one', { system: 'MSSL', type: 'NON' }, [], 'NOT_ELIGIBLE'],
    ['a home of system MSSL', { system: 'MSSL', type: 'DOM' }, [charge], 'ELIGIBLE'],
    ['a company of system EBS', { system: 'EBS', type: 'NON' }, [charge], 'ELIGIBLE'],
  ] as const)('is judged for %s', (_what, account, charges, status) => {
    expect(judgeWaiver(account, charges, today)).toBe(status);
  });
});
