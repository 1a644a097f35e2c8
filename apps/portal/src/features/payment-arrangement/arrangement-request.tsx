/** The payment arrangement on the page of requests: its words and steps (visual 50). */
import { cents, formatSgd } from '@portal/domain/money';
import { sgDay } from '@portal/domain/sg-time';
import { copy as requestCopy } from '../../requests/copy.ts';
import type { NextStep, RequestView } from '../../requests/request.ts';
import { defineRequestWords, type RequestOf } from '../../requests/server-request.tsx';
import type { RequestStep } from '../../requests/step-line.tsx';
import { PayAction } from '../../ui/actions/pay-action.tsx';
import { arrangementKey } from './arrangement.query.ts';
import { formatPayment, isLate } from './arrangement.rules.ts';
import { copy as words } from './copy.ts';

type Arrangement = RequestOf<'payment-arrangement'>;
type State = keyof typeof words.request.pills;
const copy = words.request;

const isState = (state: string): state is State => Object.hasOwn(copy.pills, state);
const stateOf = ({ state }: Arrangement): State => (isState(state) ? state : 'PENDING');

const pills: Readonly<Record<State, Omit<RequestView['pill'], 'label'>>> = {
  PENDING: { kind: 'act', icon: 'clock' },
  IN_PROGRESS: { kind: 'outline', icon: 'refresh' },
  COMPLETED: { kind: 'neutral', icon: 'check' },
  ENDED: { kind: 'error', icon: 'close' },
  CANCELLED: { kind: 'outline', icon: 'close' },
};

/** Of the instalment that is to be paid next, by the day that the request waits for. */
const findDueIndex = ({ nextBy, details }: Arrangement): number =>
  Math.max(
    0,
    details.instalments.findIndex(({ dueOn }) => dueOn === nextBy),
  );

/** The customer's move: what to pay by when, or that it is late. */
function describePayment(
  accountNo: string,
  { amount, dueOn }: { readonly amount: number; readonly dueOn: string },
  texts: { readonly inTime: string; readonly late: string },
): NextStep {
  const [sum, day] = [cents(amount), sgDay(dueOn)];
  return {
    heading: formatPayment(sum, day),
    text: isLate(day) ? texts.late : texts.inTime,
    action: (
      <PayAction className="button button-act" wanted={{ accountNo, amount: sum }}>
        {words.sent.pay}
      </PayAction>
    ),
  };
}

function describeNext(request: Arrangement): NextStep {
  const { partial, instalments, overdueAmount } = request.details;
  const { next } = copy;
  switch (stateOf(request)) {
    case 'PENDING':
      return describePayment(request.accountNo, partial, {
        inTime: next.pendingText,
        late: next.pendingLateText,
      });
    case 'IN_PROGRESS': {
      const due = instalments[findDueIndex(request)];
      return due
        ? describePayment(request.accountNo, due, { inTime: next.inProgressText, late: next.lateText })
        : { heading: next.inProgressText, text: next.inProgressText };
    }
    case 'COMPLETED':
      return { heading: next.completed(cents(overdueAmount)), text: next.completedText, outcome: 'done' };
    case 'ENDED':
      return { heading: next.ended, text: next.endedText, outcome: 'refused' };
    case 'CANCELLED':
      return { heading: next.cancelled, text: next.cancelledText, outcome: 'refused' };
  }
}

/** @param after the step that is to be done next, in steps */
function stepState(after: number): RequestStep['state'] {
  if (after === 0) return 'now';
  return after < 0 ? 'done' : 'next';
}

export const arrangementRequest = defineRequestWords({
  kind: 'payment-arrangement',
  page: words.title,
  crumb: words.crumb,
  title: ({ details }) => copy.title(cents(details.overdueAmount)),
  pill: (request) => ({ ...pills[stateOf(request)], label: copy.pills[stateOf(request)] }),
  next: describeNext,
  steps(request, happened) {
    const { partial, instalments } = request.details;
    const state = stateOf(request);
    const at = (what: string): string | null => {
      const instant = happened(what);
      return instant === undefined ? null : requestCopy.at(instant);
    };
    const isPaid = happened('IN_PROGRESS') !== undefined || state === 'COMPLETED';
    const requested = { state: 'done', name: copy.steps.requested, lines: [at('PENDING')] } as const;
    const paid = {
      state: 'done',
      name: copy.steps.paid(partial.amount),
      lines: [at('IN_PROGRESS') ?? at('COMPLETED')],
    } as const;
    if (state === 'ENDED' || state === 'CANCELLED') {
      const name = state === 'ENDED' ? copy.steps.ended : copy.steps.cancelled;
      const end = { state: 'refused', name, lines: [at(state)] } as const;
      return isPaid ? [requested, paid, end] : [requested, end];
    }
    if (state === 'COMPLETED')
      return [requested, paid, { state: 'done', name: copy.steps.completed, lines: [at(state)] }];
    const pay = {
      state: 'now',
      name: copy.steps.pay(partial.amount),
      lines: [copy.steps.by(partial.dueOn)],
    } as const;
    return [
      requested,
      isPaid ? paid : pay,
      ...instalments.map(({ amount, dueOn }, index) => ({
        state: isPaid ? stepState(index - findDueIndex(request)) : ('next' as const),
        name: `${copy.steps.amount(amount)}, ${words.instalment(index, instalments.length)}`,
        lines: [isPaid && index < findDueIndex(request) ? copy.steps.received : copy.steps.by(dueOn)],
      })),
    ];
  },
  change: ({ canCancel }) => ({ until: canCancel ? copy.until : copy.untilPast }),
  facts: ({ details }) => [
    { label: copy.overdue, value: formatSgd(cents(details.overdueAmount)) },
    { label: copy.partial, value: formatSgd(cents(details.partial.amount)) },
  ],
  events: copy.events,
  cancelChanges: [arrangementKey, ['user:getAccounts']],
  cancel: copy.cancel,
});
