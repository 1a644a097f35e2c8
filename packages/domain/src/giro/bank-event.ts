/**
 * The effect of the bank's events on a request: the next state, or the reason why it changes nothing. The order in which
 * events arrive, and how often, makes no difference to where a request ends (T11).
 */
import { mayFollow } from '../requests/request-kinds.ts';
import type { GiroRequestStatus, GiroRequestType } from './giro-request.ts';
import { type AuthorisationStatus, type GiroFailure, giroFailures } from './giro-status.ts';

/** submitted: a company's maker has approved. approved: the customer has. completed and failed: the request is done. */
export type RequestEvent = 'submitted' | 'approved' | 'completed' | 'failed';

/** late: it says less than is known already. contradicts: another end than the one that was told before. */
export type EventVerdict =
  | { readonly outcome: 'applied'; readonly to: GiroRequestStatus }
  | { readonly outcome: 'repeated' | 'late' | 'contradicts' };

const isFailure = (state: string): state is GiroFailure => giroFailures.some((failure) => failure === state);

function findTarget(type: GiroRequestType, event: RequestEvent, reason: GiroFailure): GiroRequestStatus {
  const isCreation = type === 'CREATION';
  switch (event) {
    case 'submitted':
      return isCreation ? 'PENDING_APPROVAL_SETUP' : 'PENDING_APPROVAL_TERMINATION';
    case 'approved':
      return isCreation ? 'PENDING_SETUP_EGIRO' : 'PENDING_TERMINATION';
    case 'completed':
      return isCreation ? 'ACTIVE' : 'TERMINATED';
    case 'failed':
      // A bank that refuses a termination leaves the authorisation active.
      return !isCreation && (reason === 'REJECTED_SETUP' || reason === 'FAILED_SETUP') ? 'ACTIVE' : reason;
  }
}

/** @param state that the request is in @param reason of `failed` */
export function judgeRequestEvent(
  type: GiroRequestType,
  state: string,
  event: RequestEvent,
  reason: GiroFailure = 'FAIL',
): EventVerdict {
  const to = findTarget(type, event, reason);
  if (state === to) return { outcome: 'repeated' };
  if (mayFollow('giro', state, to)) return { outcome: 'applied', to };
  const isOver = state === 'ACTIVE' || state === 'TERMINATED' || isFailure(state);
  return { outcome: isOver && (event === 'completed' || event === 'failed') ? 'contradicts' : 'late' };
}

/** Changes that a bank makes by itself. */
export type AuthorisationEvent = 'suspended' | 'resumed' | 'terminated';

const steps: Readonly<
  Record<
    AuthorisationEvent,
    { readonly from: readonly AuthorisationStatus[]; readonly to: AuthorisationStatus }
  >
> = {
  suspended: { from: ['ACTIVE'], to: 'SUSPENDED' },
  resumed: { from: ['SUSPENDED'], to: 'ACTIVE' },
  terminated: {
    from: ['ACTIVE', 'SUSPENDED', 'PENDING_TERMINATION', 'PENDING_APPROVAL_TERMINATION'],
    to: 'TERMINATED',
  },
};

/** @returns the status that follows; an event older than the newest change, or of no meaning now, changes nothing */
export function judgeAuthorisationEvent(
  { status, statusAt }: { readonly status: AuthorisationStatus; readonly statusAt: number },
  event: AuthorisationEvent,
  at: number,
):
  | { readonly outcome: 'applied'; readonly to: AuthorisationStatus }
  | { readonly outcome: 'repeated' | 'late' } {
  const { from, to } = steps[event];
  if (status === to) return { outcome: 'repeated' };
  return at >= statusAt && from.includes(status) ? { outcome: 'applied', to } : { outcome: 'late' };
}
