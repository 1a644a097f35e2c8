/**
 * Paying by PayNow as one state machine: amounts, the request for a code, the code, and its outcome. Pure: usePay
 * runs the effects.
 */
import { type AccountNo, canonicalAccountNo } from '@portal/domain/account-number';
import type { PaymentPart } from '@portal/domain/payment-parts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import {
  type AmountRow,
  type Draft,
  firstProblem,
  listPaymentParts,
  paysAgain,
  type Touched,
} from '../amounts/amounts.rules.ts';
import type { PayAccount } from '../pay-account.ts';
import type { OrderNews } from './follow-order.ts';
import type { PaynowCode } from './paynow-code.ts';

export type Parts = readonly PaymentPart[];

/** Progress of the order behind a code. */
export interface Order {
  readonly status: OrderNews['status'];
  /** Payments that did not match the code, newest first. */
  readonly unmatched: OrderNews['unmatched_payments'];
  /** false: the portal does not answer just now, and is polled. */
  readonly isReached: boolean;
  /** Whether the figures on the page include all news of the order. */
  readonly figures: 'before' | 'refreshing' | 'after' | 'failed';
  /** Whether the gateway has sent its time since the code ended; null: no answer yet. */
  readonly hasTime: boolean | null;
}

export type PayStep =
  | {
      readonly kind: 'amounts';
      /** The customer wants another amount than the code's. */
      readonly isChanging: boolean;
      /** The amounts are shown although all that is owed is under review. */
      readonly insists: boolean;
    }
  /** These parts would pay again for money under review: a question comes first. */
  | { readonly kind: 'confirming'; readonly parts: Parts }
  /** The first code of a plain bill. */
  | { readonly kind: 'opening' }
  | { readonly kind: 'code'; readonly code: PaynowCode; readonly order: Order };

export interface PayState {
  readonly step: PayStep;
  readonly draft: Draft;
  /** The request for a code that is under way; the step stays in place until its answer. */
  readonly request: { readonly parts: Parts; readonly replaces: boolean } | null;
  /** The words of the last failure; null for none, and where the session has ended. */
  readonly failure: string | null;
}

export type PayEvent =
  | { readonly type: 'touched'; readonly account: AccountNo; readonly touched: Touched }
  /** The plain bill opens with its code. `stored` is a code for the same parts that may still be paid. */
  | { readonly type: 'opened'; readonly parts: Parts; readonly stored: PaynowCode | null }
  | { readonly type: 'submitted'; readonly rows: readonly AmountRow[]; readonly stored: PaynowCode | null }
  | { readonly type: 'insisted'; readonly stored: PaynowCode | null }
  | { readonly type: 'changed' }
  /** To the amounts with the rest that is still to pay, whatever was typed. */
  | { readonly type: 'restWanted' }
  | { readonly type: 'regenerated'; readonly accounts: readonly PayAccount[] }
  | { readonly type: 'answered'; readonly code: PaynowCode }
  | { readonly type: 'failed'; readonly text: string | null; readonly details: ApiError['details'] }
  | { readonly type: 'newsCame'; readonly orderId: string; readonly news: OrderNews }
  | { readonly type: 'reached'; readonly orderId: string; readonly isReached: boolean }
  | { readonly type: 'figuresCame'; readonly newsKey: string; readonly isKnown: boolean }
  | { readonly type: 'timeCame'; readonly orderId: string; readonly hasTime: boolean };

export const startPay = (isPlain: boolean, draft: Draft = {}): PayState => ({
  step: isPlain ? { kind: 'opening' } : amounts({}),
  draft,
  request: null,
  failure: null,
});

export function reducePay(state: PayState, event: PayEvent): PayState {
  const { step, draft, request } = state;
  switch (event.type) {
    case 'touched':
      return { ...state, draft: touch(draft, event.account, event.touched) };
    case 'opened':
      return step.kind === 'opening' ? showCode(state, event.parts, event.stored) : state;
    case 'submitted': {
      if (step.kind !== 'amounts' || request) return state;
      const { rows } = event;
      const left = rows.reduce((all, row) => touch(all, row.account.account, { isLeft: true }), draft);
      const submitted = { ...state, draft: left, failure: null };
      if (firstProblem(rows) !== null) return submitted;
      const parts = listPaymentParts(rows);
      const accounts = rows.map(({ account }) => account);
      if (paysAgain(parts, accounts)) return { ...submitted, step: { kind: 'confirming', parts } };
      return showCode(submitted, parts, event.stored);
    }
    case 'insisted':
      if (step.kind === 'opening') return state;
      if (step.kind === 'confirming') return showCode(state, step.parts, event.stored);
      return { ...state, step: amounts({ insists: true }) };
    case 'changed':
      return step.kind === 'code' ? { ...state, step: amounts({ isChanging: true }) } : state;
    case 'restWanted':
      return step.kind === 'code' || step.kind === 'confirming' ? showRest(state) : state;
    case 'regenerated': {
      if (step.kind !== 'code' || request) return state;
      const { parts } = step.code;
      if (isStillToPay(parts, event.accounts)) return { ...state, request: { parts, replaces: true } };
      return showRest(state);
    }
    case 'answered':
      if (!request) return state;
      return { ...state, step: startCode(event.code), request: null, failure: null };
    case 'failed':
      if (!request) return state;
      return {
        step: amounts({}),
        draft: event.text === null ? draft : markRefused(draft, event.details, request.parts),
        request: null,
        failure: event.text ?? state.failure,
      };
    case 'newsCame':
      return changeOrder(state, event.orderId, (order, code) => {
        const { status, unmatched_payments: unmatched } = event.news;
        const told = { ...order, status, unmatched };
        if (newsKey(code, told) === newsKey(code, order)) return told;
        return { ...told, figures: hasNews(told) ? 'refreshing' : 'before' };
      });
    case 'reached':
      return changeOrder(state, event.orderId, (order) => ({ ...order, isReached: event.isReached }));
    case 'figuresCame':
      if (step.kind !== 'code' || newsKey(step.code, step.order) !== event.newsKey) return state;
      return changeOrder(state, step.code.orderId, (order) => ({
        ...order,
        // A balance that could not be refreshed is not shown as the balance after the payment.
        figures: event.isKnown ? 'after' : 'failed',
      }));
    case 'timeCame':
      return changeOrder(state, event.orderId, (order) => ({ ...order, hasTime: event.hasTime }));
  }
}

const amounts = (how: { isChanging?: boolean; insists?: boolean }): PayStep => ({
  kind: 'amounts',
  isChanging: false,
  insists: false,
  ...how,
});

const startCode = (code: PaynowCode): PayStep => ({
  kind: 'code',
  code,
  order: { status: 'PENDING', unmatched: [], isReached: true, figures: 'before', hasTime: null },
});

/** A code that may still be paid is shown again rather than replaced: it may have been scanned already. */
function showCode(state: PayState, parts: Parts, stored: PaynowCode | null): PayState {
  if (state.request) return state;
  if (stored) return { ...state, step: startCode(stored) };
  return { ...state, request: { parts, replaces: false } };
}

const showRest = (state: PayState): PayState => ({
  ...state,
  draft: {},
  step: amounts({ isChanging: true }),
});

function changeOrder(
  state: PayState,
  orderId: string,
  change: (order: Order, code: PaynowCode) => Order,
): PayState {
  const { step } = state;
  if (step.kind !== 'code' || step.code.orderId !== orderId) return state;
  return { ...state, step: { ...step, order: change(step.order, step.code) } };
}

/** Part of what the order asks for may have been paid another way: no code for the same amounts can be had then. */
const isStillToPay = (parts: Parts, accounts: readonly PayAccount[]): boolean =>
  !paysAgain(parts, accounts) &&
  parts.every(({ account }) => accounts.some((owing) => owing.account === account));

/** Whether there is a payment, or an end, that the figures on the page must include. */
const hasNews = ({ status, unmatched }: Order): boolean => status !== 'PENDING' || unmatched.length > 0;

/** Differs where the figures on the page must be refreshed again. */
export const newsKey = ({ orderId }: PaynowCode, { status, unmatched }: Order): string =>
  `${orderId} ${status} ${unmatched.map((each) => each.status).join()}`;

const touch = (draft: Draft, account: AccountNo, touched: Touched): Draft => ({
  ...draft,
  [account]: { ...draft[account], ...touched },
});

/** The details of a refusal name the accounts by their place in the request, or by their number. */
function markRefused(draft: Draft, details: ApiError['details'], parts: Parts): Draft {
  return details.reduce((marked, { field, message }) => {
    const account = accountAt(field, parts);
    return account === undefined ? marked : touch(marked, account, { isLeft: true, refused: message });
  }, draft);
}

function accountAt(field: string, parts: Parts): AccountNo | undefined {
  const [only, ...others] = parts;
  if (field === 'amount') return others.length === 0 ? only?.account : undefined;
  const [, place] = /^accounts\.(\d+)(?:\.|$)/.exec(field) ?? [];
  if (place !== undefined) return parts[Number(place)]?.account;
  const number = canonicalAccountNo(field);
  return parts.find(({ account }) => account === number)?.account;
}
