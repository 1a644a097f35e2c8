import { describe, expect, it } from 'vitest';
import { addCents, cents } from '../money.ts';
import { sgDay, sgMonth } from '../sg-time.ts';
import {
  type ArrangementFacts,
  findArrangementState,
  findLastDay,
  findMinimumPayment,
  findNextInstalment,
  findPartialPaymentProblem,
  judgeArrangement,
  planArrangement,
  scheduleArrangement,
} from './payment-arrangement.ts';

const overdueHome: ArrangementFacts = {
  system: 'EBS',
  type: 'DOM',
  overdue: cents(28_640),
  isPending: false,
};
const contestable = { system: 'MSSL', type: 'NON' } as const;

describe('whether an account may ask for an arrangement', () => {
  it.each([
    ['an overdue home', {}, 'ELIGIBLE', null],
    ['one cent overdue', { overdue: cents(1) }, 'ELIGIBLE', null],
    ['nothing overdue', { overdue: cents(0) }, 'NOT_ELIGIBLE', 'no-overdue'],
    ['an arrangement under way', { isPending: true }, 'PENDING', 'pending'],
    ['one under way and nothing overdue', { isPending: true, overdue: cents(0) }, 'PENDING', 'pending'],
    ['a contestable account', contestable, 'NOT_ELIGIBLE', 'assistance'],
    [
      'a contestable account that owes nothing',
      { ...contestable, overdue: cents(0) },
      'NOT_ELIGIBLE',
      'assistance',
    ],
    ['a company of system EBS', { type: 'NON' }, 'ELIGIBLE', null],
    ['a home of system MSSL', { system: 'MSSL' }, 'ELIGIBLE', null],
  ] as const)('%s is answered with its status and reason', (_what, facts, status, reason) => {
    expect(judgeArrangement({ ...overdueHome, ...facts })).toEqual({ status, reason });
  });
});

describe('the partial payment', () => {
  it.each([
    [28_640, 5_000],
    [5_000, 5_000],
    [4_999, 4_999],
    [1, 1],
    [1_000_000, 5_000],
  ])('a partial payment on %i cents overdue is at least %i cents', (overdue, minimum) => {
    expect(findMinimumPayment(cents(overdue))).toBe(minimum);
  });

  it.each([
    [4_999, 'below-minimum'],
    [5_000, null],
    [28_640, null],
    [28_641, 'above-overdue'],
    [0, 'below-minimum'],
    [-1, 'below-minimum'],
  ] as const)('a partial payment of %i cents is judged against 50.00 and 286.40', (payment, problem) => {
    expect(findPartialPaymentProblem(cents(payment), { minimum: cents(5_000), overdue: cents(28_640) })).toBe(
      problem,
    );
  });
});

const today = sgDay('2026-11-20');
const newestBill = { month: sgMonth('2026-11'), dueOn: sgDay('2026-12-07') };
const schedule = scheduleArrangement(today, newestBill);

describe('the plan of an arrangement', () => {
  it('is the one of the picture: 86.40 now, 100.00 with the December bill and with the January bill', () => {
    expect(planArrangement(cents(28_640), cents(8_640), schedule)).toEqual({
      partial: { amount: 8_640, dueOn: '2026-11-27' },
      instalments: [
        { amount: 10_000, month: '2026-12', dueOn: '2027-01-07' },
        { amount: 10_000, month: '2027-01', dueOn: '2027-02-07' },
      ],
    });
  });

  it.each([
    [28_641, 8_640, [10_001, 10_000]],
    [28_639, 8_640, [10_000, 9_999]],
    [5_003, 5_000, [2, 1]],
    [5_001, 5_000, [1]],
    [5_000, 5_000, []],
    [1, 1, []],
    [99_999_999, 5_000, [49_997_500, 49_997_499]],
  ])(
    'a plan for %i cents after %i now has its odd cent in the first instalment',
    (overdue, payment, amounts) => {
      const plan = planArrangement(cents(overdue), cents(payment), schedule);
      expect(plan.instalments.map(({ amount }) => amount)).toEqual(amounts);
      expect(addCents(plan.partial.amount, ...plan.instalments.map(({ amount }) => amount))).toBe(overdue);
    },
  );

  it.each([
    ['2026-01-31', '2026-01-20', ['2026-02-28', '2026-03-31']],
    ['2028-01-31', '2028-01-20', ['2028-02-29', '2028-03-31']],
    ['2026-12-31', '2026-12-20', ['2027-01-31', '2027-02-28']],
    ['2026-12-07', '2027-01-01', ['2027-02-07', '2027-03-07']],
    ['2026-12-07', '2026-12-30', ['2027-01-07', '2027-02-07']],
    ['2026-12-07', '2026-12-31', ['2027-02-07', '2027-03-07']],
  ])('after a newest bill due %s, asked for on %s, has dates that exist', (dueOn, day, dates) => {
    const bill = { month: sgMonth(dueOn.slice(0, 7)), dueOn: sgDay(dueOn) };
    expect(scheduleArrangement(sgDay(day), bill).bills.map((each) => each.dueOn)).toEqual(dates);
  });

  it('never asks for an instalment before the partial payment, however old the newest bill is', () => {
    const old = { month: sgMonth('2026-08'), dueOn: sgDay('2026-09-07') };
    expect(scheduleArrangement(today, old)).toEqual({
      partialDueOn: '2026-11-27',
      bills: [
        { month: '2026-11', dueOn: '2026-12-07' },
        { month: '2026-12', dueOn: '2027-01-07' },
      ],
    });
  });
});

describe('how far an arrangement is', () => {
  const plan = planArrangement(cents(28_640), cents(8_640), schedule);
  const all = [8_640, 10_000, 10_000];
  const rest = [0, 10_000, 10_000];
  const find = (
    state: 'PENDING' | 'IN_PROGRESS',
    at: string,
    {
      left,
      leftInTime = left,
      missing = leftInTime,
    }: { left: number[]; leftInTime?: number[]; missing?: number[] },
  ) => {
    const [now, inTime, expected] = [left, leftInTime, missing].map((each) => each.map(cents));
    if (!now || !inTime || !expected) throw new Error('three lists');
    return findArrangementState({
      state,
      plan,
      left: now,
      leftInTime: inTime,
      missing: expected,
      now: Date.parse(`${at}+08:00`),
    });
  };

  it.each([
    ['nothing has come yet', 'PENDING', all, '2026-11-20T10:00', null],
    ['it is the last day of the partial payment', 'PENDING', all, '2026-11-27T23:59:59', null],
    ['banks may still tell of that day', 'PENDING', all, '2026-11-28T05:59:59', null],
    ['they have told', 'PENDING', all, '2026-11-28T06:00', 'ENDED'],
    ['a cent is missing then', 'PENDING', [1, 10_000, 10_000], '2026-11-28T06:00', 'ENDED'],
    ['the partial payment has come', 'PENDING', rest, '2026-11-21T10:00', 'IN_PROGRESS'],
    ['it came, and the day has passed', 'PENDING', rest, '2026-11-28T10:00', 'IN_PROGRESS'],
    ['everything was paid at once', 'PENDING', [0, 0, 0], '2026-11-21T10:00', 'COMPLETED'],
    ['the instalments are still to come', 'IN_PROGRESS', rest, '2027-01-01T10:00', null],
    ['the first of them is late', 'IN_PROGRESS', rest, '2027-01-09T10:00', null],
    ['the last cent has come', 'IN_PROGRESS', [0, 0, 0], '2027-02-07T10:00', 'COMPLETED'],
    ['it is the last day', 'IN_PROGRESS', [0, 0, 1], '2027-02-07T23:59:59', null],
    ['banks may still tell of the last day', 'IN_PROGRESS', [0, 0, 1], '2027-02-08T05:59:59', null],
    ['the last day has passed', 'IN_PROGRESS', [0, 0, 1], '2027-02-08T06:00', 'ENDED'],
  ] as const)('is told by what is left and the day: %s', (_what, state, left, at, reached) => {
    expect(find(state, at, { left: [...left] })).toBe(reached);
  });

  it('a partial payment of the day after does not start it', () => {
    expect(find('PENDING', '2026-11-28T05:00', { left: rest, leftInTime: all })).toBeNull();
    expect(find('PENDING', '2026-11-28T06:00', { left: rest, leftInTime: all })).toBe('ENDED');
  });

  it('waits for money that was paid in time and is being checked', () => {
    expect(find('PENDING', '2026-12-03T10:00', { left: all, missing: rest })).toBeNull();
    expect(find('IN_PROGRESS', '2027-02-20T10:00', { left: [0, 0, 9], missing: [0, 0, 0] })).toBeNull();
  });

  it('is complete when the rest is paid before it has ended, though after the last day', () => {
    const leftInTime = [0, 0, 9];
    expect(find('IN_PROGRESS', '2027-02-08T09:00', { left: [0, 0, 0], leftInTime })).toBe('COMPLETED');
  });

  it('a plan without instalments waits for its one payment alone', () => {
    const one = planArrangement(cents(5_000), cents(5_000), schedule);
    expect([findLastDay(one, 'PENDING'), findLastDay(one, 'IN_PROGRESS')]).toEqual([
      '2026-11-27',
      '2026-11-27',
    ]);
    expect([findLastDay(plan, 'PENDING'), findLastDay(plan, 'IN_PROGRESS')]).toEqual([
      '2026-11-27',
      '2027-02-07',
    ]);
  });
});

describe('the next instalment', () => {
  const plan = planArrangement(cents(28_641), cents(8_640), schedule);
  it.each([
    ['nothing has come', [8_640, 10_001, 10_000], 0],
    ['the partial payment has come', [0, 10_001, 10_000], 0],
    ['a cent of the first instalment is missing', [0, 1, 10_000], 0],
    ['the first instalment has come', [0, 0, 10_000], 1],
    ['a cent of the last one is missing', [0, 0, 1], 1],
    ['everything has come', [0, 0, 0], undefined],
  ])('is the first of which something is left: %s', (_what, left, index) => {
    const expected = index === undefined ? null : plan.instalments[index];
    expect(findNextInstalment(plan, left.map(cents))).toEqual(expected);
  });
});
