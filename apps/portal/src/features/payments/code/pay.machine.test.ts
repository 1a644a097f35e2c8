import { cents } from '@portal/domain/money';
import { describe, expect, it } from 'vitest';
import { toAmountRows } from '../amounts/amounts.rules.ts';
import { mockOne, mockOrderId, mockSeveral } from '../payments.mocks.ts';
import {
  account,
  after,
  again,
  amounts,
  checking,
  code,
  confirming,
  ended,
  failed,
  getFigures,
  getNews,
  insisted,
  money,
  one,
  opening,
  parts,
  regenerating,
  requesting,
  shown,
  submitted,
  underReview,
} from '../test/pay-states.ts';
import { type PayEvent, type PayState, reducePay } from './pay.machine.ts';

describe('the PayNow machine', () => {
  it.each<[string, PayState, PayEvent, object]>([
    [
      'keeps what the customer typed',
      amounts,
      { type: 'touched', account, touched: { typed: '50' } },
      { draft: { [account]: { typed: '50' } } },
    ],
    [
      'requests the code of a plain bill',
      opening,
      { type: 'opened', parts, stored: null },
      { step: { kind: 'opening' }, request: { parts, replaces: false } },
    ],
    [
      'shows the kept code of a plain bill',
      opening,
      { type: 'opened', parts, stored: code },
      { step: { kind: 'code', code }, request: null },
    ],
    [
      'requests a code for the submitted amounts',
      { ...amounts, failure: 'cut' },
      submitted,
      { request: { parts, replaces: false }, failure: null, draft: { [account]: { isLeft: true } } },
    ],
    [
      'shows the kept code for the submitted amounts',
      amounts,
      { ...submitted, stored: code },
      { step: { kind: 'code', code }, request: null },
    ],
    [
      'requests nothing for an amount that is wrong',
      amounts,
      { ...submitted, rows: toAmountRows(one, { [account]: { typed: '0' } }) },
      { step: { kind: 'amounts' }, request: null, draft: { [account]: { isLeft: true } } },
    ],
    [
      'asks before money under review is paid again',
      amounts,
      { ...submitted, rows: again },
      { step: { kind: 'confirming', parts }, request: null },
    ],
    [
      'requests the code that the customer confirmed',
      confirming,
      insisted,
      { step: { kind: 'confirming' }, request: { parts } },
    ],
    [
      'shows the kept code that the customer confirmed',
      confirming,
      { ...insisted, stored: code },
      { step: { kind: 'code', code } },
    ],
    [
      'shows the amounts although all is under review',
      amounts,
      insisted,
      { step: { kind: 'amounts', insists: true } },
    ],
    [
      'leaves an ended code for the amounts on demand',
      ended,
      insisted,
      { step: { kind: 'amounts', insists: true } },
    ],
    [
      'returns from the question to the rest',
      { ...confirming, draft: { [account]: { typed: '128.45' } } },
      { type: 'restWanted' },
      { step: { kind: 'amounts', isChanging: true }, draft: {} },
    ],
    [
      'returns from money under review to the rest',
      checking,
      { type: 'restWanted' },
      { step: { kind: 'amounts', isChanging: true }, draft: {} },
    ],
    [
      'returns from a code to its amounts',
      { ...shown, draft: { [account]: { typed: '128.45' } } },
      { type: 'changed' },
      { step: { kind: 'amounts', isChanging: true }, draft: { [account]: { typed: '128.45' } } },
    ],
    [
      'replaces an ended code, which stays in place meanwhile',
      ended,
      { type: 'regenerated', accounts: one },
      { step: { kind: 'code', code }, request: { parts, replaces: true } },
    ],
    [
      'leads to the rest where part was paid another way',
      ended,
      { type: 'regenerated', accounts: mockOne({ amount: cents(5_000) }) },
      { step: { kind: 'amounts', isChanging: true }, request: null },
    ],
    [
      'leads to the rest where part is under review',
      ended,
      { type: 'regenerated', accounts: underReview },
      { step: { kind: 'amounts' }, request: null },
    ],
    [
      'leads to the rest where the account owes nothing here',
      ended,
      { type: 'regenerated', accounts: mockSeveral() },
      { step: { kind: 'amounts' }, request: null },
    ],
    [
      'shows the code that was made',
      requesting,
      { type: 'answered', code },
      {
        step: { kind: 'code', code, order: { status: 'PENDING', figures: 'before', hasTime: null } },
        request: null,
      },
    ],
    [
      'follows the new order of a replaced code',
      regenerating,
      { type: 'answered', code: { ...code, orderId: 'PN-2611-204818' } },
      { step: { code: { orderId: 'PN-2611-204818' }, order: { status: 'PENDING' } }, request: null },
    ],
    [
      'shows the amounts again after a failure',
      requesting,
      failed,
      { step: { kind: 'amounts' }, request: null, failure: 'Exceeded Amount' },
    ],
    [
      'shows the amounts after a failed replacement',
      regenerating,
      failed,
      { step: { kind: 'amounts' }, request: null, failure: 'Exceeded Amount' },
    ],
    [
      'marks the only account by the field amount',
      requesting,
      { ...failed, details: [{ field: 'amount', message: 'Too much' }] },
      { draft: { [account]: { isLeft: true, refused: 'Too much' } } },
    ],
    [
      'marks an account by its place',
      requesting,
      { ...failed, details: [{ field: 'accounts.0.amount', message: 'Too much' }] },
      { draft: { [account]: { refused: 'Too much' } } },
    ],
    [
      'marks an account by its number',
      requesting,
      { ...failed, details: [{ field: `00${account}`, message: 'Too much' }] },
      { draft: { [account]: { refused: 'Too much' } } },
    ],
    [
      'marks no account by an unknown field',
      requesting,
      { ...failed, details: [{ field: 'accounts.7', message: 'Too much' }] },
      { draft: {} },
    ],
    [
      'shows no words where the session has ended',
      requesting,
      { type: 'failed', text: null, details: [{ field: 'amount', message: 'x' }] },
      { step: { kind: 'amounts' }, request: null, failure: null, draft: {} },
    ],
    [
      'refreshes the figures after a payment',
      shown,
      getNews('SUCCESS'),
      { step: { order: { status: 'SUCCESS', figures: 'refreshing' } } },
    ],
    [
      'refreshes the figures after an end',
      shown,
      getNews('EXPIRED'),
      { step: { order: { status: 'EXPIRED', figures: 'refreshing' } } },
    ],
    [
      'refreshes the figures after a decision of staff',
      after(checking, getFigures(checking, true)),
      getNews('PENDING', [{ ...money, status: 'RETURNED' }]),
      { step: { order: { status: 'PENDING', figures: 'refreshing' } } },
    ],
    [
      'refreshes nothing while no money has come',
      shown,
      getNews('PENDING'),
      { step: { order: { figures: 'before' } } },
    ],
    [
      'refreshes nothing twice for the same news',
      after(checking, getFigures(checking, true)),
      getNews('CHECKING', [money]),
      { step: { order: { figures: 'after' } } },
    ],
    [
      'trusts figures that were refreshed',
      checking,
      getFigures(checking, true),
      { step: { order: { figures: 'after' } } },
    ],
    [
      'trusts no figures that could not be refreshed',
      checking,
      getFigures(checking, false),
      { step: { order: { figures: 'failed' } } },
    ],
    [
      'notices a portal out of reach',
      shown,
      { type: 'reached', orderId: mockOrderId, isReached: false },
      { step: { order: { isReached: false } } },
    ],
    [
      'notices the time of the gateway',
      ended,
      { type: 'timeCame', orderId: mockOrderId, hasTime: false },
      { step: { order: { hasTime: false } } },
    ],
  ])('%s', (_, state, event, expected) => {
    expect(reducePay(state, event)).toMatchObject(expected);
  });

  it.each<[string, PayState, PayEvent]>([
    ['a second submission while a request is under way', requesting, submitted],
    ['a submission beside a code', shown, submitted],
    [
      'a second opening while a request is under way',
      { ...opening, request: requesting.request },
      { type: 'opened', parts, stored: null },
    ],
    ['an opening that comes after the amounts', amounts, { type: 'opened', parts, stored: null }],
    [
      'a second confirmation while a request is under way',
      { ...confirming, request: requesting.request },
      insisted,
    ],
    ['a confirmation while the dialog opens', opening, insisted],
    ['a change without a code', amounts, { type: 'changed' }],
    ['the rest while the dialog opens', opening, { type: 'restWanted' }],
    [
      'a second replacement while a request is under way',
      regenerating,
      { type: 'regenerated', accounts: one },
    ],
    ['a replacement without a code', amounts, { type: 'regenerated', accounts: one }],
    ['an answer without a request', amounts, { type: 'answered', code }],
    ['a failure without a request', shown, failed],
    ['news without a code', amounts, getNews('SUCCESS')],
    [
      'news of another order',
      shown,
      { type: 'newsCame', orderId: 'PN-2611-204818', news: { status: 'SUCCESS', unmatched_payments: [] } },
    ],
    ['the reach of another order', shown, { type: 'reached', orderId: 'PN-2611-204818', isReached: false }],
    ['figures for earlier news', checking, getFigures(shown, true)],
    ['figures without a code', amounts, { type: 'figuresCame', newsKey: '', isKnown: true }],
    ['the time for another order', shown, { type: 'timeCame', orderId: 'PN-2611-204818', hasTime: true }],
  ])('ignores %s', (_, state, event) => {
    expect(reducePay(state, event)).toBe(state);
  });
});
