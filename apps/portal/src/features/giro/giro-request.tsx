/** A request about GIRO on the page of requests: its words and steps (visual 50). */
import { findGiroOutcome, type GiroOutcome } from '@portal/domain/giro/giro-request';
import { sgDay } from '@portal/domain/sg-time';
import { Link } from '@tanstack/react-router';
import { copy as requestCopy } from '../../requests/copy.ts';
import type { RequestView } from '../../requests/request.ts';
import { defineRequestWords, type RequestOf } from '../../requests/server-request.tsx';
import { buttonClass } from '../../ui/actions/button.tsx';
import { copy as words } from './copy.ts';
import { copy as pages } from './egiro/copy.ts';
import { useGiroPaths } from './paths.ts';

const copy = words.request;
const { status: results } = pages;

type GiroRequest = RequestOf<'giro'>;

const outcomeOf = ({ details, state }: GiroRequest): GiroOutcome =>
  findGiroOutcome(details.requestType, state);

const looks: Readonly<Record<GiroOutcome, Omit<RequestView['pill'], 'label'>>> = {
  'in-progress': { kind: 'outline', icon: 'clock' },
  successful: { kind: 'neutral', icon: 'check' },
  unsuccessful: { kind: 'error', icon: 'close' },
};

/** Approved and waiting for the bank's confirmation counts as open, though the customer is told of success. */
const isSettled = (request: GiroRequest): boolean => !request.isOpen;

export const giroRequest = defineRequestWords({
  kind: 'giro',
  page: words.giro,
  crumb: words.giro,
  title: ({ details }) => copy.title(details.requestType, details.bankName),
  pill: (request) => ({ ...looks[outcomeOf(request)], label: copy.pill[outcomeOf(request)] }),
  next: (request) => {
    const { details, nextBy } = request;
    const outcome = outcomeOf(request);
    const heading = results.titles[details.requestType][outcome] ?? '';
    if (isSettled(request))
      return {
        heading,
        // The GIRO may have ended since: a request promises nothing of it.
        text: outcome === 'successful' ? copy.confirmedBy(details.bankName) : '',
        outcome: outcome === 'successful' ? 'done' : 'refused',
      };
    return {
      heading: copy.waits(nextBy === null ? null : sgDay(nextBy)),
      text: outcome === 'successful' ? describeSuccess(request) : results.inProgress[details.requestType],
      ...(details.type === 'EGIRO' && { action: <ToResult request={request} /> }),
    };
  },
  steps: (request, happened) => {
    const { createdAt, details } = request;
    const approvedAt = happened('PENDING_SETUP_EGIRO') ?? happened('TERMINATION_APPROVED');
    const isFailed = isSettled(request) && outcomeOf(request) === 'unsuccessful';
    const isDone = isSettled(request) && !isFailed;
    return [
      { state: 'done', name: copy.steps.requested, lines: [requestCopy.at(createdAt)] },
      {
        state: approvedAt !== undefined || isDone ? 'done' : isFailed ? 'next' : 'now',
        name: copy.steps.approved,
        lines: [approvedAt === undefined ? null : requestCopy.at(approvedAt)],
      },
      {
        state: isFailed ? 'refused' : isDone ? 'done' : approvedAt === undefined ? 'next' : 'now',
        name: isFailed ? copy.steps.failed : copy.steps.confirmed[details.requestType],
        lines: [isSettled(request) ? requestCopy.at(request.changedAt) : null],
      },
    ];
  },
  change: () => null,
  facts: ({ details }) => [
    { label: copy.type, value: words.typeOf(details.type) },
    { label: copy.bank, value: words.ending(details.bankName, details.ending) },
    { label: copy.reference, value: details.ddaRefNo },
  ],
  events: copy.events,
  cancelChanges: [],
});

/** Of a request that is open: a set-up that the customer has approved, or on paper. */
const describeSuccess = ({ details: { type } }: GiroRequest): string =>
  type === 'EGIRO' ? results.successful.approved(null) : results.successful.onPaper;

function ToResult({ request: { requestId, details } }: { readonly request: GiroRequest }) {
  const { status } = useGiroPaths();
  return (
    <Link
      to={status}
      search={{ dda_ref_no: details.ddaRefNo, txn_ref_no: requestId }}
      className={buttonClass({ kind: 'on-ink' })}
    >
      {copy.result}
    </Link>
  );
}
