import { sgDay } from '@portal/domain/sg-time';
import { describe, expect, it } from 'vitest';
import { type AccountOwed, splitOwed } from './giro.rules.ts';

const today = sgDay('2026-11-20');
const dues = [
  { due: null, amount: 100 },
  { due: '2026-11-17', amount: 200 },
  { due: '2026-11-20', amount: 300 },
  { due: '2026-12-03', amount: 400 },
];

const byCustomer = {
  overdue: { amount: 300, since: '2026-11-17' },
  bills: [
    { on: '2026-11-20', amount: 300 },
    { on: '2026-12-03', amount: 400 },
  ],
};

describe('the amounts that a new GIRO may come too late for', () => {
  it.each<[string, AccountOwed['by'], object]>([
    [
      'the customer pays what is overdue, and a bill of today or later while GIRO is not active',
      null,
      byCustomer,
    ],
    ['the customer of a recurring card pays what the card has not paid', 'card', byCustomer],
    [
      'a bill that the present GIRO still tries to deduct is not overdue',
      'giro',
      {
        overdue: { amount: 100, since: null },
        bills: [
          { on: '2026-11-17', amount: 200 },
          { on: '2026-11-20', amount: 300 },
          { on: '2026-12-03', amount: 400 },
        ],
      },
    ],
  ])('%s', (_, by, expected) => {
    expect(splitOwed({ by, dues }, today)).toEqual(expected);
  });

  it('there are none where nothing is owed', () => {
    expect(splitOwed({ by: null, dues: [] }, today)).toEqual({ overdue: null, bills: [] });
  });
});
