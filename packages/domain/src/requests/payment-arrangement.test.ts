import { describe, expect, it } from 'vitest';
import { addCents, cents } from '../money.ts';
import { sgDay, sgMonth } from '../sg-time.ts';
import {
  type ArrangementFacts,
  findArrangementState,
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
  it.each([
    ['nothing has come yet', 'PENDING', 0, '2026-11-20', null],
    ['it is the last day of the partial payment', 'PENDING', 0, '2026-11-27', null],
    ['that day has passed', 'PENDING', 0, '2026-11-28', 'ENDED'],
    ['a cent is missing when it has passed', 'PENDING', 8_639, '2026-11-28', 'ENDED'],
    ['the partial payment has come', 'PENDING', 8_640, '2026-11-21', 'IN_PROGRESS'],
    ['it came, and the day has passed', 'PENDING', 8_640, '2026-11-28', 'IN_PROGRESS'],
    ['everything was paid at once', 'PENDING', 28_640, '2026-11-21', 'COMPLETED'],
    ['the instalments are still to come', 'IN_PROGRESS', 8_640, '2027-01-01', null],
    ['the last cent has come', 'IN_PROGRESS', 28_640, '2027-02-07', 'COMPLETED'],
    ['it is the last day', 'IN_PROGRESS', 28_639, '2027-02-07', null],
    ['the last day has passed', 'IN_PROGRESS', 28_639, '2027-02-08', 'ENDED'],
  ] as const)('is told by its payments and the day: %s', (_what, state, paid, today, reached) => {
    expect(findArrangementState({ state, plan, paid: cents(paid), today: sgDay(today) })).toBe(reached);
  });
});

describe('the next instalment', () => {
  const plan = planArrangement(cents(28_641), cents(8_640), schedule);
  it.each([
    ['nothing has come', 0, 0],
    ['the partial payment has come', 8_640, 0],
    ['a cent of the first instalment is missing', 18_640, 0],
    ['the first instalment has come, with its odd cent', 18_641, 1],
    ['a cent of the last one is missing', 28_640, 1],
    ['everything has come', 28_641, undefined],
  ])('is the first that is not covered: %s', (_what, paid, index) => {
    const expected = index === undefined ? null : plan.instalments[index];
    expect(findNextInstalment(plan, cents(paid))).toEqual(expected);
  });
});
