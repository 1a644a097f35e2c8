/**
 * Runs the effects of the PayNow machine: the request under its kept key, the stream of the order, the clock, the
 * figures on the page, and the code kept for the next opening.
 */
import type { PaymentPart } from '@portal/domain/payment-parts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import type { Attempts } from '../../../lib/api/attempts.ts';
import { lastingAttempt } from '../../../lib/api/lasting-attempt.ts';
import { renewServerTime } from '../../../lib/session/clock-renewal.ts';
import { useSession, useSessionEnding } from '../../../lib/session/use-session.ts';
import { storageKeys } from '../../../lib/storage.ts';
import { failureText, useAction } from '../../../ui/use-action.ts';
import { afterPayment, refreshLedger } from '../after-payment.ts';
import {
  type AmountRow,
  draftOf,
  isPlain,
  listPaymentParts,
  type Touched,
  toAmountRows,
} from '../amounts/amounts.rules.ts';
import { type Maintenance, maintenanceQuery } from '../maintenance.query.ts';
import type { PayAccount } from '../pay-account.ts';
import { forgetCode, keepCode, setLeftOrder, storedCode } from './code-memory.ts';
import { followOrder } from './follow-order.ts';
import { newsKey, type Parts, reducePay, startPay } from './pay.machine.ts';
import { getScreen, type PayScreen } from './pay.screens.ts';
import { requestCode } from './paynow.request.ts';
import type { PaynowCode } from './paynow-code.ts';
import { useCountdown } from './use-countdown.ts';

export interface Pay {
  readonly screen: PayScreen;
  readonly rows: readonly AmountRow[];
  /** A code is being made. */
  readonly busy: boolean;
  readonly failure: string | null;
  touch(account: AmountRow['account']['account'], touched: Touched): void;
  /** Shows the code for the ticked amounts. */
  submit(): void;
  /** Back to the amounts, to change one. */
  change(): void;
  payRest(): void;
  /** Goes on although the money is under review. */
  insist(): void;
  /** A new code for the same parts, as far as they are still to pay. */
  regenerate(): void;
}

export function usePay(
  accounts: readonly PayAccount[],
  maintenance: Maintenance,
  wanted: PaymentPart | null,
): Pay {
  const client = useQueryClient();
  const subject = useSession()?.subject ?? null;
  const hasEnded = useSessionEnding() !== null;
  const [state, dispatch] = useReducer(reducePay, null, () => {
    const draft = draftOf(accounts, wanted);
    return startPay(isPlain(toAmountRows(accounts, draft)), draft);
  });
  const { step, request } = state;
  const code = step.kind === 'code' ? step.code : null;
  const order = step.kind === 'code' ? step.order : null;
  const rows = toAmountRows(accounts, state.draft);
  const { hasExpired } = useCountdown(code?.expiredAt ?? 0);
  const screen = getScreen(state, { rows, accounts, maintenance, hasExpired });

  const attempts = useOrderAttempts(subject);
  const action = useAction<Parts, PaynowCode>({
    attempts,
    send: (parts, key) => requestCode(accounts, parts, key),
    onSuccess: (answer) => {
      keepCode(client, answer);
      dispatch({ type: 'answered', code: answer });
    },
    onFailure: (error) => {
      // Under maintenance the words of the staff come with it.
      const text = failureText(error, ({ code, details, message }) =>
        code === 'SK_PAY_1002' ? (details[0]?.message ?? message) : message,
      );
      dispatch({ type: 'failed', text, details: error.details });
      if (error.code === 'SK_PAY_1001') void refreshLedger(client).catch(() => {});
      if (error.code === 'SK_PAY_1002') void client.invalidateQueries(maintenanceQuery());
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request
  useEffect(() => {
    if (request?.replaces) attempts.end();
    if (request) void action.run(request.parts);
  }, [request]);

  const opens = step.kind === 'opening' && maintenance.isKnown && maintenance.state !== 'off';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!opens) return;
    const parts = listPaymentParts(rows);
    dispatch({ type: 'opened', parts, stored: storedCode(client, parts) });
  }, [opens]);

  const isTimed = request !== null || code !== null;
  useEffect(() => {
    // The time that a code has left is counted by it.
    if (isTimed) void renewServerTime();
  }, [isTimed]);

  const endedOrder = screen.kind === 'ended' ? screen.code.orderId : null;
  useEffect(() => {
    if (endedOrder === null) return;
    void renewServerTime().then((hasTime) => dispatch({ type: 'timeCame', orderId: endedOrder, hasTime }));
  }, [endedOrder]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the session of another person follows no order of this one
  useEffect(() => {
    if (code === null || hasEnded) return;
    const { orderId } = code;
    return followOrder(orderId, {
      onNews: (news) => dispatch({ type: 'newsCame', orderId, news }),
      onReach: (isReached) => dispatch({ type: 'reached', orderId, isReached }),
    });
  }, [code, subject, hasEnded]);

  const news = code && order?.figures === 'refreshing' ? newsKey(code, order) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the news name the order and its status
  useEffect(() => {
    if (code === null || news === null) return;
    if (order?.status !== 'PENDING') forgetCode(client, code.orderId);
    const answer = (isKnown: boolean) => dispatch({ type: 'figuresCame', newsKey: news, isKnown });
    void afterPayment(client, subject).then(
      () => answer(true),
      () => answer(false),
    );
  }, [client, subject, news]);

  // The dialog follows its own order, and leaves it behind when it closes before a payment or an end came.
  const waiting = order?.status === 'PENDING' ? code : null;
  useEffect(() => {
    setLeftOrder(client, null);
    if (waiting === null) return;
    return () => setLeftOrder(client, { orderId: waiting.orderId, amount: waiting.amount });
  }, [client, waiting]);

  return {
    screen,
    rows,
    busy: request !== null || order?.figures === 'refreshing',
    failure: state.failure,
    touch: (account, touched) => dispatch({ type: 'touched', account, touched }),
    submit: () => dispatch({ type: 'submitted', rows, stored: storedCode(client, listPaymentParts(rows)) }),
    change: () => dispatch({ type: 'changed' }),
    payRest: () => dispatch({ type: 'restWanted' }),
    insist: () =>
      dispatch({
        type: 'insisted',
        stored: step.kind === 'confirming' ? storedCode(client, step.parts) : null,
      }),
    regenerate: () => dispatch({ type: 'regenerated', accounts }),
  };
}

/**
 * One order for the same parts, however often and in whichever tab they are requested (T14): the key is kept until the
 * order is over. An order that was paid meanwhile, while no tab looked, makes room for a new one.
 */
function useOrderAttempts(subject: string | null): Attempts & { end(): void } {
  return useMemo(() => {
    const attempt = lastingAttempt(storageKeys.payNow);
    return {
      async run(parts, send) {
        const request = () => attempt.run([subject, parts], send);
        try {
          return await request();
        } catch (error) {
          // The order of the kept key is over, and its refusal has ended the attempt.
          if (toApiError(error).code !== 'SK_PAY_1003') throw error;
          return request();
        }
      },
      end: attempt.end,
    };
  }, [subject]);
}
