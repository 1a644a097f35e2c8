import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { addDays, sgDay } from '../sg-time.ts';
import { chooseOverdueLetter, getDueDays, overdueLetters } from './overdue-letter.ts';

const due = sgDay('2026-11-03');
const choose = (days: number, open = 12_845) =>
  chooseOverdueLetter({ due, open: cents(open) }, addDays(due, days));

describe('the letter about a bill that is not paid', () => {
  it.each([
    [-1, null],
    [0, null],
    // A bank may still make its second attempt.
    [5, null],
    [6, null],
    [7, 'bill-reminder'],
    [13, 'bill-reminder'],
    [14, null],
    [20, null],
    [21, 'pink-notice'],
    [27, 'pink-notice'],
    // An installation that starts with years of old debts writes nobody about them.
    [28, null],
    [400, null],
  ] as const)('%i days after the due day is %s', (days, letter) => {
    expect(choose(days)).toBe(letter);
  });

  it('a bill that is paid gets none, one with a single cent open does', () => {
    for (const days of [7, 21]) expect(choose(days, 0)).toBeNull();
    expect(choose(7, 1)).toBe('bill-reminder');
  });

  it('the job looks at exactly the due days whose letter is due', () => {
    for (const letter of overdueLetters) {
      const { from, to } = getDueDays(letter, sgDay('2026-11-24'));
      const chosen = (on: string) =>
        chooseOverdueLetter({ due: sgDay(on), open: cents(1) }, sgDay('2026-11-24'));
      expect([addDays(from, -1), from, to, addDays(to, 1)].map(chosen)).toEqual([null, letter, letter, null]);
    }
  });
});
