import { describe, expect, it, test } from 'vitest';
import { sgDay, sgMonth } from '../sg-time.ts';
import {
  formatRequestId,
  isOpenState,
  mayCancel,
  mayFollow,
  type RequestKindRules,
  requestKindNames,
  requestKinds,
  statesBefore,
  statesCorrectedTo,
  writeBy,
} from './request-kinds.ts';

describe.each(requestKindNames)('a request of kind %s', (kind) => {
  const rules: RequestKindRules = requestKinds[kind];
  const states = Object.keys(rules.next);

  it('begins in one of its states, and every state is reached from it', () => {
    const reached = new Set([rules.first, ...(rules.otherFirst ?? [])]);
    for (const state of reached) for (const next of rules.next[state] ?? []) reached.add(next);
    expect([...reached].sort()).toEqual([...states].sort());
  });

  it('is cancelled only by a change of state that its kind allows', () => {
    for (const from of rules.cancel?.from ?? [])
      expect([from, mayFollow(kind, from, rules.cancel?.to ?? '')]).toEqual([from, true]);
    expect(states.filter((state) => mayCancel(kind, state))).toEqual(rules.cancel?.from ?? []);
  });

  it('is put right only from one final state to another', () => {
    for (const to of states)
      for (const from of statesCorrectedTo(kind, to))
        expect([from, to, isOpenState(kind, from), isOpenState(kind, to)]).toEqual([from, to, false, false]);
  });

  it('ends somewhere', () => {
    expect(states.some((state) => !isOpenState(kind, state))).toBe(true);
  });
});

test('two kinds never share the beginning of their references', () => {
  const prefixes = requestKindNames.map((kind) => requestKinds[kind].prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

describe('a payment arrangement', () => {
  it('is open until it is completed, ended or cancelled', () => {
    const open = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'ENDED', 'CANCELLED'].filter((state) =>
      isOpenState('payment-arrangement', state),
    );
    expect(open).toEqual(['PENDING', 'IN_PROGRESS']);
  });

  it('cannot be cancelled once the partial payment has come', () => {
    expect(mayCancel('payment-arrangement', 'PENDING')).toBe(true);
    expect(mayCancel('payment-arrangement', 'IN_PROGRESS')).toBe(false);
    expect(statesBefore('payment-arrangement', 'CANCELLED')).toEqual(['PENDING']);
  });

  it('leaves out states that no change leads to', () => {
    expect(statesBefore('payment-arrangement', 'PENDING')).toEqual([]);
    expect(statesCorrectedTo('payment-arrangement', 'COMPLETED')).toEqual([]);
  });

  it('never comes back from a state that it has ended in', () => {
    for (const state of ['COMPLETED', 'ENDED', 'CANCELLED'])
      expect(mayFollow('payment-arrangement', state, 'IN_PROGRESS')).toBe(false);
  });
});

test('a waiver is decided when it is made, and nobody takes it back', () => {
  expect(isOpenState('pink-waiver', 'APPROVED')).toBe(false);
  expect(mayCancel('pink-waiver', 'APPROVED')).toBe(false);
});

test('a state that no kind has is not open and leads nowhere', () => {
  expect(isOpenState('pink-waiver', 'PENDING')).toBe(false);
  expect(mayFollow('pink-waiver', 'PENDING', 'APPROVED')).toBe(false);
});

describe('the reference of a request', () => {
  it('says its kind and month, and has at least four digits', () => {
    expect(formatRequestId('payment-arrangement', sgMonth('2026-11'), 92)).toBe('PA-2611-0092');
    expect(formatRequestId('pink-waiver', sgMonth('2027-01'), 123_456)).toBe('WV-2701-123456');
  });

  it.each([0, -1, 1.5, Number.NaN])('is never made of %s', (number) => {
    expect(() => formatRequestId('pink-waiver', sgMonth('2026-11'), number)).toThrow(RangeError);
  });
});

test('a customer is written to within three days of a promise that was not kept', () => {
  expect(writeBy(sgDay('2026-11-24'))).toBe('2026-11-27');
});

test('a refund is put right between paid and refused, and never once it is cancelled', () => {
  expect(statesCorrectedTo('request-refund', 'REFUSED')).toEqual(['REFUNDED']);
  expect(statesCorrectedTo('request-refund', 'REFUNDED')).toEqual(['REFUSED']);
  expect(statesCorrectedTo('request-refund', 'CANCELLED')).toEqual([]);
  expect(mayFollow('request-refund', 'REFUNDED', 'REFUSED')).toBe(false);
});
