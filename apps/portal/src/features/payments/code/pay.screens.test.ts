import { cents } from '@portal/domain/money';
import { describe, expect, it } from 'vitest';
import { toAmountRows } from '../amounts/amounts.rules.ts';
import { mockOne, mockOrderId } from '../payments.mocks.ts';
import {
  after,
  amounts,
  checking,
  confirming,
  covered,
  ended,
  getFigures,
  getNews,
  insisted,
  one,
  opening,
  parts,
  regenerating,
  shown,
  underReview,
} from '../test/pay-states.ts';
import type { PayState } from './pay.machine.ts';
import { getScreen } from './pay.screens.ts';

type Facts = Omit<Parameters<typeof getScreen>[1], 'rows'>;
const on = { state: 'on', message: null, isKnown: true } as const;
const waiting: Facts = { accounts: one, hasExpired: false, maintenance: on };
const late = { ...waiting, hasExpired: true };
const paidUp = { ...waiting, accounts: mockOne({ amount: cents(0) }) };
const bySlip = { ...waiting, accounts: covered };
const timed = (hasTime: boolean) => after(ended, { type: 'timeCame', orderId: mockOrderId, hasTime });
const known = after(checking, getFigures(checking, true));

describe('the dialog', () => {
  it.each<[string, PayState, Partial<Facts>, object]>([
    ['shows the amounts', amounts, {}, { kind: 'amounts', isChanging: false }],
    ['says that nothing is owed', amounts, paidUp, { kind: 'nothing' }],
    ['says that money under review covers all', amounts, bySlip, { kind: 'covered' }],
    [
      'shows the amounts beside covering money on demand',
      after(amounts, insisted),
      bySlip,
      { kind: 'amounts' },
    ],
    ['asks before a code for money under review', confirming, {}, { kind: 'confirming', parts }],
    ['waits for the first code of a plain bill', opening, {}, { kind: 'opening' }],
    [
      'shows maintenance instead of the first code',
      opening,
      { maintenance: { ...on, state: 'off' } },
      { kind: 'maintenance' },
    ],
    ['shows a code that waits', shown, {}, { kind: 'payable' }],
    ['keeps an ended code while its replacement is made', regenerating, {}, { kind: 'ended' }],
    [
      'shows the end of a code at its last second, before the gateway says so',
      shown,
      late,
      { kind: 'ended', reason: 'expired' },
    ],
    [
      'gives no reason for an end until the gateway sends its time',
      ended,
      {},
      { kind: 'ended', reason: null },
    ],
    [
      'shows the end before its time of a code that another one replaced',
      timed(true),
      {},
      { kind: 'ended', reason: 'closed' },
    ],
    [
      'gives no reason where the gateway does not answer',
      timed(false),
      {},
      { kind: 'ended', reason: 'unknown' },
    ],
    ['says that a code has ended because nothing is owed', ended, paidUp, { kind: 'settled' }],
    ['says that other money under review covers an ended code', ended, bySlip, { kind: 'covered' }],
    ['shows money that came after the end as under review', checking, late, { kind: 'checking' }],
    [
      'shows money as under review though nothing is owed',
      known,
      paidUp,
      { kind: 'checking', hasRest: false },
    ],
    [
      'offers the rest beside money under review',
      known,
      { accounts: underReview },
      { kind: 'checking', hasRest: true },
    ],
    [
      'offers no rest before the figures include the payment',
      checking,
      { accounts: underReview },
      { kind: 'checking', hasRest: false },
    ],
    ['shows a payment, whatever the clock says', after(shown, getNews('SUCCESS')), late, { kind: 'paid' }],
  ])('%s', (_, state, facts, screen) => {
    const all: Facts = { ...waiting, ...facts };
    expect(getScreen(state, { ...all, rows: toAmountRows(all.accounts, state.draft) })).toMatchObject(screen);
  });
});
