import { describe, expect, test } from 'vitest';
import { type SgDay, sgDay } from '../sg-time.ts';
import {
  computeOpenBy,
  computePassedPart,
  type DelegateDays,
  findEndDay,
  findUntilProblem,
  getDelegateState,
  getUntilRange,
  isCurrent,
  toEmailKey,
  untilTexts,
} from './delegate-access.ts';

const today = sgDay('2026-11-20');
const days = (change: Partial<Record<keyof DelegateDays, string | null>> = {}): DelegateDays => {
  const text = { until: '2027-02-28', openBy: '2026-11-26', openedOn: null, takenBackOn: null, ...change };
  const read = (day: string | null): SgDay | null => (day === null ? null : sgDay(day));
  return {
    until: sgDay(text.until ?? ''),
    openBy: sgDay(text.openBy ?? ''),
    openedOn: read(text.openedOn),
    takenBackOn: read(text.takenBackOn),
  };
};

describe('an invitation', () => {
  test('works on its own day and the seven after it', () => {
    expect(computeOpenBy(sgDay('2026-11-19'), sgDay('2027-02-20'))).toBe('2026-11-26');
  });

  test('never works after the last day of the access', () => {
    expect(computeOpenBy(today, sgDay('2026-11-22'))).toBe('2026-11-22');
  });

  test.each([
    ['2026-11-20', 'invited', null],
    ['2026-11-26', 'invited', null],
    ['2026-11-27', 'expired', '2026-11-26'],
    ['2027-03-01', 'expired', '2026-11-26'],
  ])('on %s is %s and ended on %s', (on, state, ended) => {
    expect(getDelegateState(days(), sgDay(on))).toBe(state);
    expect(findEndDay(days(), sgDay(on))).toBe(ended);
  });

  test('is over once it is taken back, opened or not', () => {
    const takenBack = days({ takenBackOn: '2026-11-21' });
    expect(getDelegateState(takenBack, today)).toBe('takenBack');
    expect(findEndDay(takenBack, today)).toBe('2026-11-21');
    expect(getDelegateState(days({ openedOn: '2026-11-20', takenBackOn: '2026-11-21' }), today)).toBe(
      'takenBack',
    );
  });
});

describe('an access', () => {
  const opened = days({ openedOn: '2026-11-20' });

  test.each([
    ['2026-11-20', 'active', null],
    ['2027-02-28', 'active', null],
    ['2027-03-01', 'ended', '2027-02-28'],
  ])('on %s is %s and ended on %s', (on, state, ended) => {
    expect(getDelegateState(opened, sgDay(on))).toBe(state);
    expect(findEndDay(opened, sgDay(on))).toBe(ended);
  });

  test('counts with its invitation until either ends', () => {
    expect(['invited', 'active'].every((state) => isCurrent(state as 'invited'))).toBe(true);
    expect(['expired', 'ended', 'takenBack'].some((state) => isCurrent(state as 'ended'))).toBe(false);
  });
});

describe('the last day of an access', () => {
  test('is tomorrow at the earliest and one year ahead at the latest', () => {
    expect(getUntilRange(today)).toEqual({ first: '2026-11-21', last: '2027-11-20' });
    expect(getUntilRange(sgDay('2028-02-29')).last).toBe('2029-02-28');
  });

  test.each([
    ['2026-11-19', untilTexts.early],
    ['2026-11-20', untilTexts.early],
    ['2026-11-21', null],
    ['2027-11-20', null],
    ['2027-11-21', untilTexts.late],
  ])('%s gets the answer %s', (until, problem) => {
    expect(findUntilProblem(sgDay(until), today)).toBe(problem);
  });
});

test('the line of an access shows the part of its days that has passed', () => {
  const [from, until] = [sgDay('2026-11-10'), sgDay('2026-11-30')];
  expect(computePassedPart(from, until, today)).toBe(0.5);
  expect(computePassedPart(from, until, sgDay('2026-11-01'))).toBe(0);
  expect(computePassedPart(from, until, sgDay('2026-12-24'))).toBe(1);
  expect(computePassedPart(today, today, today)).toBe(1);
});

test('addresses are compared without regard to case and to spaces around them', () => {
  expect(toEmailKey(' Daniel.Tan@Example.COM ')).toBe('daniel.tan@example.com');
});
