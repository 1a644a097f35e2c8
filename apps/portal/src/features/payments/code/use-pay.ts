/**
 * From amounts to a code: what was typed stays whatever fails, a press sends once. A code that may still be paid is
 * shown again rather than replaced: somebody may have scanned it already. What is being checked is not asked for again
 * without a question.
 */
import { isSessionCode } from '@portal/contract/errors';
import type { AccountNo } from '@portal/domain/account-number';
import type { PaymentPart } from '@portal/domain/payment-parts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../../lib/api/api-error.ts';
import { renewServerTime } from '../../../lib/session/clock-renewal.ts';
import { refreshLedger } from '../after-payment.ts';
import {
  type AmountRow,
  type Draft,
  firstProblem,
  isPlain,
  partsOf,
  paysAgain,
  rowsOf,
  type Touched,
} from '../amounts/amounts.rules.ts';
import { type Maintenance, maintenanceQuery } from '../maintenance.query.ts';
import type { PayAccount } from '../pay-account.ts';
import { keepCode, keptCode } from './kept-code.ts';
import type { PaynowCode } from './paynow-code.ts';
import { refusedRows } from './refused-rows.ts';
import { useCodeAttempt } from './use-code-attempt.ts';

type PayStep =
  | {
      readonly kind: 'amounts';
      /** Somebody wants another amount than the code's. */
      readonly isChanging?: boolean;
      /** Also where all that is owed is being checked. */
      readonly insists?: boolean;
    }
  /** These parts would pay again what is being checked: asked first. */
  | { readonly kind: 'asking'; readonly parts: readonly PaymentPart[] }
  /** The first code of a plain bill is on its way. */
  | { readonly kind: 'opening' }
  | { readonly kind: 'code'; readonly code: PaynowCode };

interface Failure {
  readonly text: string;
  /** Counts, so that the same words are told again. */
  readonly attempt: number;
}

export interface Pay {
  readonly step: PayStep;
  readonly rows: readonly AmountRow[];
  /** A code is being made. */
  readonly busy: boolean;
  readonly failure: Failure | null;
  touch(account: AccountNo, touched: Touched): void;
  /** Shows the code for what is ticked. @returns the account that keeps it from being made */
  show(): AccountNo | null;
  /** Back to the amounts, to change one. */
  change(): void;
  /** To the amounts with what is still to pay, whatever was typed. */
  payRest(): void;
  /** The parts that were asked about are wanted all the same. */
  insist(): void;
  /** A new code for the same parts, as far as they are still to pay. */
  regenerate(code: PaynowCode): void;
}

export function usePay(accounts: readonly PayAccount[], maintenance: Maintenance): Pay {
  const client = useQueryClient();
  const attempt = useCodeAttempt();
  const [draft, setDraft] = useState<Draft>({});
  const rows = rowsOf(accounts, draft);
  const [step, setStep] = useState<PayStep>({ kind: isPlain(rows) ? 'opening' : 'amounts' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isUnderWay = useRef(false);

  async function make(parts: readonly PaymentPart[]): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const code = await attempt.codeFor(accounts, parts);
      keepCode(client, code);
      setFailure(null);
      setStep({ kind: 'code', code });
    } catch (error) {
      tell(toApiError(error), parts);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  function tell(error: ApiError, parts: readonly PaymentPart[]): void {
    setStep({ kind: 'amounts' });
    // The end of the session is told by whoever ends it.
    if (isSessionCode(error.code)) return;
    setDraft((before) => markRefused(before, refusedRows(error.details, parts)));
    setFailure((before) => ({ text: wordsOf(error), attempt: (before?.attempt ?? 0) + 1 }));
    if (error.code === 'SK_PAY_1001') void refreshLedger(client).catch(() => {});
    if (error.code === 'SK_PAY_1002') void client.invalidateQueries(maintenanceQuery());
  }

  function showParts(parts: readonly PaymentPart[]): void {
    // The time that a code has left is counted by it.
    void renewServerTime();
    const kept = keptCode(client, parts);
    if (kept) setStep({ kind: 'code', code: kept });
    else void make(parts);
  }

  function payRest(): void {
    setDraft({});
    setStep({ kind: 'amounts', isChanging: true });
  }

  const opens = step.kind === 'opening' && maintenance.isKnown && maintenance.state !== 'off';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (opens) showParts(partsOf(rows));
  }, [opens]);

  return {
    step,
    rows,
    busy,
    failure,
    touch: (account, touched) =>
      setDraft((before) => ({ ...before, [account]: { ...before[account], ...touched } })),
    show: () => {
      setFailure(null);
      setDraft((before) => allLeft(before, rows));
      const problem = firstProblem(rows);
      if (problem !== null) return problem;
      const parts = partsOf(rows);
      if (paysAgain(parts, accounts)) setStep({ kind: 'asking', parts });
      else showParts(parts);
      return null;
    },
    change: () => setStep({ kind: 'amounts', isChanging: true }),
    payRest,
    insist: () => {
      if (step.kind === 'asking') showParts(step.parts);
      else setStep({ kind: 'amounts', insists: true });
    },
    regenerate: ({ parts }) => {
      if (paysAgain(parts, accounts)) return payRest();
      attempt.end();
      void make(parts);
    },
  };
}

const allLeft = (draft: Draft, rows: readonly AmountRow[]): Draft =>
  Object.fromEntries(rows.map(({ account: { account } }) => [account, { ...draft[account], isLeft: true }]));

const markRefused = (draft: Draft, refused: ReadonlyMap<AccountNo, string>): Draft => ({
  ...draft,
  ...Object.fromEntries(
    [...refused].map(([account, words]) => [account, { ...draft[account], isLeft: true, refused: words }]),
  ),
});

/** Under maintenance the words of the staff come with it. */
const wordsOf = ({ code, details, message }: ApiError): string =>
  (code === 'SK_PAY_1002' ? details[0]?.message : undefined) ?? message;
