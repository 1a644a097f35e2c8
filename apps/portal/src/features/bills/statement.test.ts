import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { mockOutstanding, mockPartlyOverdue, mockUnderReview, novemberBill, owing } from './bills.mocks.ts';
import { buildStatement, listDeductionDays } from './statement.ts';

const today = sgDay('2026-11-20');
const statement = (over: Parameters<typeof mockOutstanding>[0] = {}) =>
  buildStatement(mockOutstanding(over).outstanding.data, today);

describe('the statement', () => {
  it('a customer who owes reads by when, how many days that is, and what the sum is made of', () => {
    expect(statement()).toMatchObject({ kind: 'due', total: 12_845, due: '2026-12-03', daysLeft: 13 });
    expect(statement()).toMatchObject({ lines: novemberBill });
  });

  it('is due on the due day itself and overdue the day after', () => {
    expect(statement(owing(100, '2026-11-20'))).toMatchObject({ kind: 'due', daysLeft: 0 });
    expect(statement(owing(100, '2026-11-19'))).toMatchObject({ kind: 'overdue', daysLeft: -1 });
  });

  it('follows the earliest due day among the accounts that owe', () => {
    const account = (accountNo: string, amount: number, due: string | null) => ({
      accountNo,
      amount,
      due,
      isGiroEnable: false,
      isRecurringEnable: false,
    });
    const outstandingPayments = [
      account('1', 500, '2026-12-08'),
      account('2', 500, '2026-12-03'),
      account('3', -200, '2026-11-01'),
    ];
    expect(statement({ total: 800, outstandingPayments })).toMatchObject({ due: '2026-12-03' });
  });

  it('says which part is overdue and since when, and when the rest is due', () => {
    expect(statement(mockPartlyOverdue)).toMatchObject({
      kind: 'overdue',
      dueParts: [
        { kind: 'overdue', amount: 20_000, day: '2026-11-03' },
        { kind: 'due', amount: 12_845, day: '2026-12-03' },
      ],
    });
    expect(statement()).toMatchObject({ dueParts: [] });
  });

  it('adds up the days of several accounts, whatever they are', () => {
    const shares = [3_001, 1_999, 4_567, 433];
    const days = ['2026-09-21', '2026-10-21', '2026-11-20', '2026-12-08'];
    const outstandingPayments = shares.map((amount, index) => ({
      accountNo: String(index),
      amount,
      due: days[index] ?? null,
    }));
    expect(statement({ total: 10_000, outstandingPayments })).toMatchObject({
      dueParts: [
        { kind: 'overdue', amount: 5_000, day: '2026-09-21' },
        { kind: 'due', amount: 4_567, day: '2026-11-20' },
        { kind: 'later', amount: 433, day: '2026-12-08' },
      ],
    });
  });

  it('says what is being checked, and what is still to pay', () => {
    expect(statement(mockUnderReview(6_000))).toMatchObject({
      total: 12_845,
      checking: { amount: 6_000 },
      toPay: 6_845,
    });
  });

  it('draws charges only into the bar, and rebates as lines', () => {
    const due = statement();
    expect('stretches' in due && due.stretches.map(({ utility }) => utility)).toEqual([
      'electricity',
      'water',
      'gas',
    ]);
  });

  it('tells nothing to pay from a credit', () => {
    expect(statement({ total: 0 })).toMatchObject({ kind: 'nothing', nextBillAround: '2026-12-18' });
    expect(statement({ total: -21_240 })).toMatchObject({ kind: 'credit', total: -21_240 });
  });
});

describe('the days on which something is taken without the customer', () => {
  const dues = [
    { due: null, amount: 50 },
    { due: '2026-11-14', amount: 100 },
    { due: '2026-11-15', amount: 200 },
    { due: '2026-11-20', amount: 300 },
    { due: '2026-12-03', amount: 400 },
  ];
  const list = (over: object) => {
    const [payment] = mockOutstanding({
      outstandingPayments: [{ amount: 1_050, due: '2026-11-14', dues, ...over }],
    }).outstanding.data.outstandingPayments;
    return payment && listDeductionDays(payment, today).map(({ on, amount }) => [on, amount]);
  };

  it.each([
    [
      'GIRO takes what the gateway says, also where its day has passed',
      {
        isGiroEnable: true,
        deductions: [
          { on: '2026-11-18', amount: 200 },
          { on: '2026-12-03', amount: 400 },
        ],
      },
      [
        ['2026-11-18', 200],
        ['2026-12-03', 400],
      ],
    ],
    [
      'a card is charged on the due date alone',
      { isRecurringEnable: true },
      [
        ['2026-11-20', 300],
        ['2026-12-03', 400],
      ],
    ],
    ['nothing is taken of an account that the customer pays', {}, []],
    ['nothing is taken of a credit', { isGiroEnable: true, amount: -100 }, []],
  ])('%s', (_, over, days) => {
    expect(list(over)).toEqual(days);
  });
});
