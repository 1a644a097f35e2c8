/** A refund on the page of requests: its words and steps (visual 50). */
import { cents, formatSgd } from '@portal/domain/money';
import { writeBy } from '@portal/domain/requests/request-kinds';
import { type SgDay, sgDay, toSgDay } from '@portal/domain/sg-time';
import { now } from '../../lib/clock.ts';
import { copy as requestCopy } from '../../requests/copy.ts';
import type { NextStep, RequestView } from '../../requests/request.ts';
import { defineRequestWords, type RequestOf } from '../../requests/server-request.tsx';
import type { RequestStep } from '../../requests/step-line.tsx';
import { FeatureLink } from '../../ui/actions/feature-link.tsx';
import { copy as words } from './copy.ts';
import { refundKey } from './refund.query.ts';
import { findLatestPayment, listPaymentLines } from './refund.rules.ts';

type Refund = RequestOf<'request-refund'>;
type State = keyof typeof words.request.pills;
const copy = words.request;

const isState = (state: string): state is State => Object.hasOwn(copy.pills, state);
const stateOf = ({ state }: Refund): State => (isState(state) ? state : 'PENDING');
/** The pill is that of the refund page: a check whose method cannot change is in progress (S2 §4). */
const pillStateOf = (request: Refund): State =>
  stateOf(request) === 'PENDING' && !request.canChange ? 'IN_PROGRESS' : stateOf(request);
const dayOf = ({ nextBy }: Refund): SgDay | null => (nextBy === null ? null : sgDay(nextBy));

const findPaidBy = (request: Refund): SgDay | null =>
  findLatestPayment(dayOf(request), request.details.method, toSgDay(now()));

const pills: Readonly<Record<State, Omit<RequestView['pill'], 'label'>>> = {
  PENDING: { kind: 'act', icon: 'clock' },
  ACTION_REQUIRED: { kind: 'strong', icon: 'warning' },
  IN_PROGRESS: { kind: 'outline', icon: 'refresh' },
  REFUNDED: { kind: 'neutral', icon: 'check' },
  REFUSED: { kind: 'error', icon: 'close' },
  CANCELLED: { kind: 'outline', icon: 'close' },
};

function describeNext(request: Refund): NextStep {
  const { next } = copy;
  const day = dayOf(request);
  const due = day === null ? {} : { due: { by: day, writeBy: writeBy(day) } };
  const { method, heldUntil } = request.details;
  const [amount, isHeld] = [cents(request.details.amount), heldUntil !== undefined];
  switch (stateOf(request)) {
    case 'PENDING':
      return {
        heading: day !== null && isHeld ? next.held(day) : next.pending(day),
        text: `${isHeld ? `${next.whyHeld} ` : ''}${next.pendingText({ ...request.details, amount }, findPaidBy(request))}`,
        ...due,
      };
    case 'ACTION_REQUIRED':
      return {
        heading: next.actionRequired,
        text: next.actionRequiredText(amount),
        action: <ChangeLink request={request} className="button button-act" />,
      };
    case 'IN_PROGRESS':
      return { heading: next.inProgress(day), text: next.inProgressText(amount, method), ...due };
    case 'REFUNDED':
      return { heading: next.refunded(amount), text: next.refundedText(request.details), outcome: 'done' };
    case 'REFUSED':
      return { heading: next.refused, text: next.refusedText, outcome: 'refused' };
    case 'CANCELLED':
      return { heading: next.cancelled, text: next.cancelledText, outcome: 'refused' };
  }
}

function formatUntil({ canCancel, canChange }: Refund): string {
  if (!canCancel) return copy.untilPast;
  return canChange ? copy.until : copy.cancelOnly;
}

interface ChangeLinkProps {
  readonly request: Refund;
  readonly className: string;
}

function ChangeLink({ request, className }: ChangeLinkProps) {
  return (
    <FeatureLink feature="request-refund" search={{ request: request.requestId }} className={className}>
      {request.details.method === '09' ? words.choose : words.change}
    </FeatureLink>
  );
}

/** @returns where the money goes, as the customer knows it; null for a method without a destination */
function formatDestination({ details }: Refund): string | null {
  const { method, proxyType, ending, transferToAccount } = details;
  if (method === '02') return copy.mailingAddress;
  if (method === '08' && proxyType) return words.proxies[proxyType](ending);
  return method === '04' ? transferToAccount : ending || null;
}

function listSteps(request: Refund, happened: (what: string) => string | undefined): RequestStep[] {
  const { steps } = copy;
  const state = stateOf(request);
  const day = dayOf(request);
  const { method } = request.details;
  const at = (...names: string[]): string | null => {
    const instant = names.map(happened).find((each) => each !== undefined);
    return instant === undefined ? null : requestCopy.at(instant);
  };
  const by = day === null ? null : words.steps.by(day);
  const requested = { state: 'done', name: steps.requested, lines: [at('PENDING')] } as const;
  if (state === 'CANCELLED') {
    const ended = at('CANCELLED', 'CHANGE_FAILED', 'ARREARS', 'CREDIT_USED');
    return [requested, { state: 'refused', name: steps.cancelled, lines: [ended] }];
  }
  if (state === 'PENDING' || state === 'ACTION_REQUIRED')
    return [
      requested,
      { state: 'now', name: steps.checked, lines: [by] },
      { state: 'next', name: steps.sent, lines: listPaymentLines(method, findPaidBy(request)) },
      { state: 'next', name: steps.refunded, lines: [] },
    ];
  const checked = { state: 'done', name: steps.checked, lines: [at('IN_PROGRESS')] } as const;
  if (state === 'IN_PROGRESS')
    return [
      requested,
      checked,
      { state: 'now', name: steps.sent, lines: listPaymentLines(method, day) },
      { state: 'next', name: steps.refunded, lines: [] },
    ];
  const sent = { state: 'done', name: steps.sent, lines: [at('IN_PROGRESS')] } as const;
  return [
    requested,
    checked,
    sent,
    state === 'REFUNDED'
      ? { state: 'done', name: steps.refunded, lines: [at('REFUNDED')] }
      : { state: 'refused', name: steps.refused, lines: [at('REFUSED')] },
  ];
}

export const refundRequest = defineRequestWords({
  kind: 'request-refund',
  page: words.title,
  crumb: words.crumb,
  title: ({ details }) => copy.title(cents(details.amount), details.method),
  pill(request) {
    const state = pillStateOf(request);
    return { ...pills[state], label: copy.pills[state] };
  },
  next: describeNext,
  steps: listSteps,
  change: (request) => ({
    until: formatUntil(request),
    action: request.state === 'PENDING' && request.canChange && (
      <ChangeLink request={request} className="button" />
    ),
  }),
  facts: (request) => [
    { label: copy.amount, value: formatSgd(cents(request.details.amount)) },
    { label: copy.method, value: words.methods[request.details.method] },
    { label: copy.to, value: formatDestination(request) },
  ],
  events: copy.events,
  cancelChanges: [refundKey, ['bills:refundHistory']],
  cancel: copy.cancel,
});
