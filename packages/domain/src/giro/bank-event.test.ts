import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  authorisationEvents,
  type BankWord,
  findFirstWord,
  findNewestWord,
  findStanding,
  judgeAuthorisationEvent,
  judgeEndingEvent,
  judgeRequestEvent,
} from './bank-event.ts';
import type { AuthorisationStatus } from './giro-status.ts';

describe('an event of the bank', () => {
  const creation = (state: string, event: 'submitted' | 'approved' | 'completed' | 'failed') =>
    judgeRequestEvent('CREATION', state, event).outcome;
  const events = ['submitted', 'approved', 'completed'] as const;
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const;

  it.each(orders)('leads to ACTIVE in the order %i %i %i, doubled as well', (...order) => {
    let state = 'PENDING_SETUP';
    for (const index of order.flatMap((each) => [each, each])) {
      const verdict = judgeRequestEvent('CREATION', state, events[index] ?? 'completed');
      if (verdict.outcome === 'applied') state = verdict.to;
    }
    expect(state).toBe('ACTIVE');
  });

  it.each([
    ['ACTIVE', 'completed', 'repeated'],
    ['ACTIVE', 'approved', 'late'],
    ['ACTIVE', 'failed', 'contradicts'],
    ['INCOMPLETE_FLOW', 'completed', 'contradicts'],
    ['INCOMPLETE_FLOW', 'submitted', 'late'],
    ['FAIL', 'failed', 'repeated'],
    ['PENDING_SETUP_EGIRO', 'submitted', 'late'],
    ['PENDING_SETUP_PGIRO', 'completed', 'applied'],
  ] as const)('on a set-up that is %s: %s is %s', (state, event, outcome) => {
    expect(creation(state, event)).toBe(outcome);
  });

  it('refuses a termination, and the authorisation goes on', () => {
    expect(judgeRequestEvent('CANCELLATION', 'PENDING_TERMINATION', 'failed', 'REJECTED_SETUP')).toEqual({
      outcome: 'applied',
      to: 'ACTIVE',
    });
  });
});

describe('an approval of a termination', () => {
  it.each([
    ['PENDING_TERMINATION', 'approved', false, { outcome: 'applied', to: 'PENDING_TERMINATION' }],
    [
      'PENDING_APPROVAL_TERMINATION',
      'approved',
      false,
      { outcome: 'applied', to: 'PENDING_APPROVAL_TERMINATION' },
    ],
    ['PENDING_TERMINATION', 'approved', true, { outcome: 'repeated' }],
    ['PENDING_TERMINATION', 'submitted', true, { outcome: 'late' }],
    ['PENDING_TERMINATION', 'submitted', false, { outcome: 'applied', to: 'PENDING_APPROVAL_TERMINATION' }],
    ['PENDING_TERMINATION', 'completed', true, { outcome: 'applied', to: 'TERMINATED' }],
    ['PENDING_TERMINATION', 'failed', true, { outcome: 'applied', to: 'FAIL' }],
    ['TERMINATED', 'approved', false, { outcome: 'late' }],
    ['INCOMPLETE_FLOW', 'approved', false, { outcome: 'late' }],
  ] as const)(
    'counts once and leaves the state as it is: %s, %s, %s',
    (state, event, isApproved, verdict) => {
      expect(judgeEndingEvent(state, event, 'FAIL', isApproved)).toEqual(verdict);
    },
  );
});

type Known = Parameters<typeof judgeAuthorisationEvent>[0];

/** As the gateway keeps it. */
function hear(known: Known, told: BankWord): Known {
  const verdict = judgeAuthorisationEvent(known, told);
  const word = findNewestWord(known.word, told);
  const status = verdict.outcome === 'applied' && verdict.to !== null ? verdict.to : known.status;
  return { ...known, word, status };
}

/** The bank confirms the set-up: what it said of it before counts from then on. */
function confirm(known: Known, at: number): Known {
  const word = findFirstWord(known.word, at);
  return {
    ...known,
    word,
    status: word.event === 'terminated' ? 'TERMINATED' : findStanding({ ...known, word }),
  };
}

describe('the word of a bank about an authorisation', () => {
  const set: Known = { status: 'ACTIVE', word: { event: 'resumed', at: 10 }, heldSince: null };

  it.each([
    ['ACTIVE', 'suspended', 11, 'applied', 'SUSPENDED'],
    ['ACTIVE', 'suspended', 9, 'late', undefined],
    ['ACTIVE', 'resumed', 10, 'repeated', undefined],
    ['ACTIVE', 'resumed', 12, 'repeated', undefined],
    ['ACTIVE', 'terminated', 11, 'applied', 'TERMINATED'],
    // An end counts whatever its time: the customer may have asked for it here a minute later.
    ['ACTIVE', 'terminated', 9, 'applied', 'TERMINATED'],
    ['PENDING_TERMINATION', 'terminated', 9, 'applied', 'TERMINATED'],
    ['PENDING_APPROVAL_TERMINATION', 'suspended', 11, 'applied', 'SUSPENDED'],
    ['PENDING_SETUP', 'terminated', 11, 'applied', null],
    ['PENDING_SETUP_PGIRO', 'suspended', 11, 'applied', null],
    ['TERMINATED', 'terminated', 11, 'repeated', undefined],
    ['TERMINATED', 'resumed', 11, 'late', undefined],
    ['REJECTED_SETUP', 'terminated', 11, 'late', undefined],
  ] as const)(
    'on one that is %s since 10: %s of %i is %s and leads to %s',
    (status, event, at, outcome, to) => {
      const verdict = judgeAuthorisationEvent({ ...set, status }, { event, at });
      expect(verdict).toEqual(to === undefined ? { outcome } : { outcome, to });
    },
  );

  it('counts in the order in which it comes where the bank names one instant', () => {
    const suspended = hear(set, { event: 'suspended', at: 10 });
    expect(suspended.status).toBe('SUSPENDED');
    expect(hear(suspended, { event: 'resumed', at: 10 }).status).toBe('ACTIVE');
    expect(findFirstWord({ event: 'suspended', at: 10 }, 10).event).toBe('suspended');
  });

  it('moves on when it repeats what is known, so that an older one no longer counts', () => {
    const resumed = hear(set, { event: 'resumed', at: 59 });
    expect(hear(resumed, { event: 'suspended', at: 50 }).status).toBe('ACTIVE');
  });

  const words = fc.uniqueArray(
    fc.record({ event: fc.constantFrom(...authorisationEvents), at: fc.integer({ min: 11, max: 20 }) }),
    { selector: ({ at }) => at, minLength: 1, maxLength: 6 },
  );
  /** Each once or several times, in any order. */
  const heard = words.chain((all) =>
    fc.record({
      all: fc.constant(all),
      told: fc
        .array(fc.constantFrom(...all), { maxLength: 6 })
        .chain((copies) =>
          fc.shuffledSubarray([...all, ...copies], { minLength: all.length + copies.length }),
        ),
    }),
  );
  const findNewest = (all: readonly BankWord[]): AuthorisationStatus => {
    if (all.some(({ event }) => event === 'terminated')) return 'TERMINATED';
    return all.toSorted((one, other) => other.at - one.at)[0]?.event === 'suspended' ? 'SUSPENDED' : 'ACTIVE';
  };

  it('ends in the state of the newest one, in any order and doubled', () => {
    fc.assert(
      fc.property(heard, ({ all, told }) => {
        expect(told.reduce(hear, set).status).toBe(findNewest(all));
      }),
    );
  });

  it('ends there as well when the set-up is confirmed in between, late', () => {
    fc.assert(
      fc.property(heard, fc.nat({ max: 12 }), ({ all, told }, place) => {
        const pending: Known = { status: 'PENDING_SETUP_EGIRO', word: null, heldSince: null };
        const before = told.slice(0, place).reduce(hear, pending);
        expect(before.status).toBe('PENDING_SETUP_EGIRO');
        expect(told.slice(place).reduce(hear, confirm(before, 10)).status).toBe(findNewest(all));
      }),
    );
  });
});

describe('a suspension', () => {
  it.each([
    ['nothing was said', null, null, 'ACTIVE'],
    ['the bank suspended it', { event: 'suspended', at: 20 }, null, 'SUSPENDED'],
    ['both deductions came back', { event: 'resumed', at: 10 }, 20, 'SUSPENDED'],
    ['the bank resumed it after they came back', { event: 'resumed', at: 21 }, 20, 'ACTIVE'],
    ['the bank suspended it after they came back', { event: 'suspended', at: 21 }, 20, 'SUSPENDED'],
  ] as const)('stands by both reasons for it: %s', (_what, word, heldSince, expected) => {
    expect(findStanding({ word, heldSince })).toBe(expected);
  });
});
