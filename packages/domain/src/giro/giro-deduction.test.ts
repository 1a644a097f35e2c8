import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { sgDay } from '../sg-time.ts';
import {
  boundPaidAt,
  type GiroDebt,
  judgeDeductionEvent,
  judgeUnsent,
  type MadeAttempt,
  mayResume,
  planDeductions,
  type ReturnReason,
} from './giro-deduction.ts';

const charge = (billId: string | null, due: string, open: number, part: number | null = null) => ({
  billId,
  due: sgDay(due),
  billedDue: sgDay(due),
  open: cents(open),
  part,
});
const debt = (over: Partial<GiroDebt> = {}): GiroDebt => ({
  charges: [charge('B', '2026-12-03', 12_845)],
  undated: cents(0),
  checking: cents(0),
  activeSince: sgDay('2026-11-20'),
  limit: null,
  attempts: [],
  ...over,
});
const made = (over: Partial<MadeAttempt> = {}): MadeAttempt => ({
  billId: 'B',
  attempt: 1,
  status: 'RETURNED',
  reason: over.status === undefined || over.status === 'RETURNED' ? 'INSUFFICIENT_FUNDS' : null,
  amount: cents(12_845),
  orderedOn: sgDay('2026-12-03'),
  ...over,
});
const plan = (over: Partial<GiroDebt>, today = '2026-11-25') => {
  const { running, next } = planDeductions(debt(over), sgDay(today));
  return [
    running && `${running.billId} ${running.amount} on ${running.on}`,
    ...next.map(({ billId, amount, on, attempt }) => `${billId} ${amount} on ${on}, attempt ${attempt}`),
  ];
};
const late = charge(null, '2026-12-01', 1_000);
const next = charge('C', '2027-01-05', 9_000);

describe('the deductions of an account', () => {
  it.each<[string, Partial<GiroDebt>, string, readonly (string | null)[]]>([
    ['take a bill on its day', {}, '2026-11-25', [null, 'B 12845 on 2026-12-03, attempt 1']],
    [
      'take what is due before the bill with it, so that nothing of the bill stays open',
      { charges: [late, charge('B', '2026-12-03', 12_845)] },
      '2026-11-25',
      [null, 'B 13845 on 2026-12-03, attempt 1'],
    ],
    ['take no late charge by itself', { charges: [late] }, '2026-11-25', [null]],
    ['take nothing that has no due day', { charges: [], undated: cents(500) }, '2026-11-25', [null]],
    [
      'leave to the customer what was due before GIRO',
      { charges: [charge('A', '2026-11-03', 700), charge('B', '2026-12-03', 12_845)] },
      '2026-11-25',
      [null, 'B 12845 on 2026-12-03, attempt 1'],
    ],
    [
      'take less while money is being checked',
      { checking: cents(2_845) },
      '2026-12-03',
      [null, 'B 10000 on 2026-12-03, attempt 1'],
    ],
    ['take nothing while all of it is being checked', { checking: cents(12_845) }, '2026-12-03', [null]],
    [
      'count money that is being checked against what has no due day first',
      { checking: cents(500), undated: cents(500) },
      '2026-12-03',
      [null, 'B 12845 on 2026-12-03, attempt 1'],
    ],
    [
      'take no bill of an arrangement by itself',
      {
        attempts: [made()],
        charges: [charge('B', '2026-12-12', 5_000, 0), charge('B', '2027-01-03', 7_845, 1)],
      },
      '2026-12-08',
      [null],
    ],
    [
      'take an instalment with the bill of its day, as it is a line of that bill',
      { charges: [charge('B', '2027-01-05', 7_845, 1), next, charge('B', '2027-02-05', 7_845, 2)] },
      '2026-12-20',
      [null, 'C 16845 on 2027-01-05, attempt 1'],
    ],
    [
      'leave to the customer what an arrangement asks for before their day',
      { charges: [charge('B', '2027-01-04', 7_845, 1), next] },
      '2027-01-04',
      [null, 'C 9000 on 2027-01-05, attempt 1'],
    ],
    [
      'take an instalment that was not paid on its day, so that the bill after it is paid',
      { charges: [charge('B', '2027-01-04', 7_845, 1), next] },
      '2027-01-05',
      [null, 'C 16845 on 2027-01-05, attempt 1'],
    ],
    [
      'take the partial payment with a bill of its week',
      { charges: [charge('A', '2026-12-08', 5_000, 0), charge('B', '2026-12-03', 12_845)] },
      '2026-12-01',
      [null, 'B 17845 on 2026-12-03, attempt 1'],
    ],
    [
      'name the day of the second attempt once the first one came back',
      { attempts: [made()] },
      '2026-12-04',
      [null, 'B 12845 on 2026-12-08, attempt 2'],
    ],
    [
      'keep the second attempt of a bill when another bank takes over',
      { attempts: [made()], activeSince: sgDay('2026-12-05') },
      '2026-12-05',
      [null, 'B 12845 on 2026-12-08, attempt 2'],
    ],
    [
      'name the one that is with the bank, whatever has become of the authorisation and the day',
      { attempts: [made({ attempt: 2, status: 'IN_PROGRESS' })], activeSince: null },
      '2026-12-20',
      ['B 12845 on 2026-12-03'],
    ],
    [
      'come after the one that is with the bank',
      { attempts: [made({ status: 'IN_PROGRESS' })], charges: [...debt().charges, next] },
      '2026-12-20',
      ['B 12845 on 2026-12-03', 'C 9000 on 2027-01-05, attempt 1'],
    ],
    [
      'take a bill that waits for its second attempt with the next one, once',
      { attempts: [made()], charges: [...debt().charges, charge('C', '2026-12-05', 9_000)] },
      '2026-12-04',
      [null, 'C 21845 on 2026-12-05, attempt 1'],
    ],
    [
      'do not take more of a bill that was paid',
      { attempts: [made({ status: 'PAID' })] },
      '2026-12-05',
      [null],
    ],
    [
      'do not take a bill again whose money waits for staff',
      { attempts: [made({ status: 'PARKED' })] },
      '2026-12-05',
      [null],
    ],
    [
      'have a second attempt where no bank took the order for the first one',
      { attempts: [made({ status: 'WITHDRAWN' })] },
      '2026-12-05',
      [null, 'B 12845 on 2026-12-08, attempt 2'],
    ],
  ])('%s', (_what, over, today, expected) => expect(plan(over, today)).toEqual(expected));

  it.each<[string, number | null, number, boolean]>([
    ['as much again', null, 12_845, false],
    ['less than came back', null, 4_000, true],
    ['more than the limit', 5_000, 12_845, false],
    ['an amount up to the limit', 5_000, 5_000, true],
  ])('above the limit of the payer: %s', (_what, limit, open, isTried) => {
    const reason: ReturnReason = 'ABOVE_LIMIT';
    const over = {
      attempts: [made({ reason })],
      limit: limit === null ? null : cents(limit),
      charges: [charge('B', '2026-12-03', open), next],
    };
    const second = isTried ? [`B ${open} on 2026-12-08, attempt 2`] : [];
    expect(plan(over, '2026-12-04')).toEqual([null, ...second, 'C 9000 on 2027-01-05, attempt 1']);
  });
});

describe('an attempt that no bank has', () => {
  const begun = made({ status: 'IN_PROGRESS' });
  it.each<[string, Partial<GiroDebt>, string, number | null, boolean]>([
    ['is ordered with what is open', {}, '2026-12-04', 12_845, false],
    [
      'is ordered with what a payment has left',
      { charges: [charge('B', '2026-12-03', 2_845)] },
      '2026-12-04',
      2_845,
      false,
    ],
    ['is withdrawn once nothing is open', { charges: [] }, '2026-12-04', null, false],
    ['is withdrawn while the money is being checked', { checking: cents(12_845) }, '2026-12-04', null, false],
    ['is withdrawn once its authorisation has ended', { activeSince: null }, '2026-12-04', null, false],
    [
      'is withdrawn for an arrangement',
      { charges: [charge('B', '2026-12-11', 5_000, 0), charge('B', '2027-01-03', 7_845, 1)] },
      '2026-12-04',
      null,
      false,
    ],
    ['leaves the bill to the customer after the last day', {}, '2026-12-09', null, true],
  ])('%s', (_what, over, today, amount, isLeftToCustomer) =>
    expect(judgeUnsent(debt({ attempts: [begun], ...over }), begun, sgDay(today))).toEqual({
      amount,
      isLeftToCustomer,
    }),
  );
});

describe('a GIRO that was suspended for returned deductions', () => {
  it.each<[string, Partial<GiroDebt>, boolean]>([
    ['begins again on the due day of a bill', {}, true],
    ['waits while a bill is overdue', { charges: [charge('B', '2026-12-02', 1)] }, false],
    ['waits while something has no due day', { undated: cents(1) }, false],
    ['waits until an arrangement is paid', { charges: [charge('B', '2027-01-03', 1, 2)] }, false],
    [
      'begins again once all that is overdue is being checked',
      {
        charges: [charge('A', '2026-12-02', 700), ...debt().charges],
        undated: cents(10),
        checking: cents(710),
      },
      true,
    ],
    [
      'waits while a cent is neither paid nor being checked',
      { charges: [charge('A', '2026-12-02', 700)], undated: cents(10), checking: cents(709) },
      false,
    ],
  ])('%s', (_what, over, expected) => expect(mayResume(debt(over), sgDay('2026-12-03'))).toBe(expected));
});

it.each([
  [5, 10],
  [15, 15],
  [25, 20],
])('a payment told of %i is entered at %i, between the order and now', (told, expected) =>
  expect(boundPaidAt(told, { orderedAt: 10, now: 20 })).toBe(expected),
);

describe('the bank’s word about a deduction', () => {
  const [orderedAt, toldAt] = [100, 200];
  it.each([
    ['IN_PROGRESS', 'paid', 150, 'applied'],
    ['IN_PROGRESS', 'returned', 150, 'applied'],
    ['PAID', 'paid', 250, 'repeated'],
    // Taken back after it was paid: the bill is owed again.
    ['PAID', 'returned', 250, 'applied'],
    ['PAID', 'returned', 201, 'applied'],
    // Of one instant, in both orders.
    ['PAID', 'returned', 200, 'contradicts'],
    ['PAID', 'returned', 199, 'contradicts'],
    ['RETURNED', 'returned', 250, 'repeated'],
    // Both came in the other order.
    ['RETURNED', 'paid', 150, 'late'],
    ['RETURNED', 'paid', 200, 'contradicts'],
    ['RETURNED', 'paid', 250, 'contradicts'],
    ['RETURNED', 'paid', 99, 'contradicts'],
    ['PARKED', 'paid', 250, 'contradicts'],
    ['WITHDRAWN', 'returned', 250, 'contradicts'],
  ] as const)('in %s, that it was %s at %i, is judged: %s', (status, event, at, expected) => {
    const paidAgainAt = null;
    expect(judgeDeductionEvent({ status, orderedAt, toldAt, paidAgainAt }, event, at)).toBe(expected);
  });

  it.each([
    [200, 'repeated'],
    [250, 'repeated'],
    [300, 'contradicts'],
    [350, 'contradicts'],
  ] as const)(
    'is for staff where a return of %i follows a payment of after the first return: %s',
    (at, expected) => {
      const deduction = { status: 'RETURNED', orderedAt, toldAt, paidAgainAt: 300 } as const;
      expect(judgeDeductionEvent(deduction, 'returned', at)).toBe(expected);
    },
  );

  it('counts as newer where nobody knows when the bank decided', () => {
    const unknown = { orderedAt, toldAt: null, paidAgainAt: null };
    expect(judgeDeductionEvent({ ...unknown, status: 'PAID' }, 'returned', 1)).toBe('applied');
    expect(judgeDeductionEvent({ ...unknown, status: 'RETURNED' }, 'paid', 150)).toBe('contradicts');
  });
});
