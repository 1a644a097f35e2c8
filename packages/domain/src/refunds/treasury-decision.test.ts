import { expect, test } from 'vitest';
import {
  findLedgerEffect,
  listTreasuryDecisions,
  type PayoutState,
  type TreasuryDecision,
} from './treasury-decision.ts';

test.each<[PayoutState, readonly TreasuryDecision[]]>([
  ['unknown', ['unchanged']],
  ['ordered', ['paid', 'refused', 'unchanged']],
  ['paid', ['refused', 'unchanged']],
  ['refused', ['paid', 'unchanged']],
])('a payout that is %s can be settled as %j', (payout, decisions) => {
  expect(listTreasuryDecisions(payout)).toEqual(decisions);
});

test.each<[PayoutState, TreasuryDecision, 'credited' | 'debited' | null]>([
  ['unknown', 'unchanged', null],
  ['ordered', 'paid', null],
  ['ordered', 'refused', 'credited'],
  ['ordered', 'unchanged', null],
  ['paid', 'refused', 'credited'],
  ['paid', 'unchanged', null],
  ['refused', 'paid', 'debited'],
  ['refused', 'unchanged', null],
])('the ledger follows when a payout that is %s was %s: %s', (payout, decision, effect) => {
  expect(findLedgerEffect(payout, decision)).toBe(effect);
});
