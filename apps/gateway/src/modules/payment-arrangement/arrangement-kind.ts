/** The payment arrangement as a kind of request. */
import { arrangementDetails } from '@portal/contract/requests/requests.contract';
import { type Cents, cents, formatSgd } from '@portal/domain/money';
import {
  type ArrangementPlan,
  findArrangementState,
  findNextInstalment,
} from '@portal/domain/requests/payment-arrangement';
import type { SgDay, SgMonth } from '@portal/domain/sg-time';
import type { Tx } from '../../db/database.ts';
import { defineRequestKind, moveRequest, type StoredRequest } from '../requests/public.ts';
import { writeArrangementLetter } from './arrangement-letters.ts';
import { mailCopy, paperCopy } from './copy.ts';
import { loadProgress } from './progress.ts';

export const KIND = 'payment-arrangement';

export const arrangementKind = defineRequestKind({
  name: KIND,
  details: arrangementDetails,
  mails: {
    PENDING: ({ details }) => ({ ...mailCopy.received, text: mailCopy.received.text(details) }),
    IN_PROGRESS: ({ details }) => ({ ...mailCopy.started, text: mailCopy.started.text(details) }),
    INSTALMENT_PAID: ({ details, nextBy }) => ({
      ...mailCopy.instalmentPaid,
      text: mailCopy.instalmentPaid.text(details, nextBy),
    }),
    COMPLETED: ({ details }) => ({
      ...mailCopy.completed,
      text: mailCopy.completed.text(cents(details.overdueAmount)),
    }),
    ENDED: () => mailCopy.ended,
    CANCELLED: () => mailCopy.cancelled,
  },
  acknowledge: ({ details: { overdueAmount, partial, instalments } }) => ({
    title: paperCopy.title,
    facts: [
      [paperCopy.overdue, formatSgd(cents(overdueAmount))],
      [paperCopy.partial, paperCopy.byDay(partial.amount, partial.dueOn)],
      ...instalments.map(
        ({ amount, dueOn }, index) => [paperCopy.instalment(index), paperCopy.byDay(amount, dueOn)] as const,
      ),
    ],
    closing: paperCopy.closing,
  }),
  refresh: refreshArrangement,
});

/** Moves an open arrangement to the state that payments and days have brought it to. The account is locked. */
export async function refreshArrangement(tx: Tx, request: StoredRequest, now: number): Promise<void> {
  const { state, accountId } = request;
  if (state !== 'PENDING' && state !== 'IN_PROGRESS') return;
  const plan = toPlan(request);
  const progress = await loadProgress(tx, { accountId, state, plan }, now);
  const reached = findArrangementState(progress);
  const next = findNextInstalment(plan, progress.left)?.dueOn ?? null;
  const isOneMorePaid =
    state === 'IN_PROGRESS' && next !== null && request.nextBy !== null && next > request.nextBy;
  const change =
    reached === null
      ? isOneMorePaid && ({ to: state, what: 'INSTALMENT_PAID', nextBy: next } as const)
      : { to: reached, nextBy: reached === 'IN_PROGRESS' ? next : null };
  if (change === false) return;
  const by = { actor: 'portal' } as const;
  const moved = await moveRequest(tx, { ...request, kind: KIND }, { ...change, by, at: now });
  if (moved !== null) await writeArrangementLetter(tx, moved);
}

function toPlan({ payload }: StoredRequest): ArrangementPlan {
  const { partial, instalments } = arrangementDetails.parse(payload);
  return {
    partial: { amount: cents(partial.amount), dueOn: partial.dueOn as SgDay },
    instalments: instalments.map(({ amount, month, dueOn }) => ({
      amount: cents(amount) as Cents,
      month: month as SgMonth,
      dueOn: dueOn as SgDay,
    })),
  };
}
