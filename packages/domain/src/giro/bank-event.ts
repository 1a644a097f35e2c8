/**
 * The effect of the bank's events: the next state, or the reason why it changes nothing. The order in which events arrive,
 * and how often, makes no difference to where a request or an authorisation ends (T11).
 */
import { mayFollow } from '../requests/request-kinds.ts';
import type { GiroRequestStatus, GiroRequestType } from './giro-request.ts';
import {
  type AuthorisationStatus,
  type GiroFailure,
  giroFailures,
  isPendingSetup,
  isPendingTermination,
} from './giro-status.ts';

/** submitted: a company's maker has approved. approved: the customer has. completed and failed: the request is done. */
export type RequestEvent = 'submitted' | 'approved' | 'completed' | 'failed';

/**
 * late: it says less than is known already. contradicts: another end than the one that was told before. `to` can be the state
 * that the request is in: of a termination that is approved, which has no state of its own.
 */
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

/**
 * @param state that the request is in @param reason of `failed`
 * @param isGivenUp the customer ends, or has ended, the set-up: a bank that tells of its end says so again, whatever the reason
 */
export function judgeRequestEvent(
  type: GiroRequestType,
  state: string,
  event: RequestEvent,
  reason: GiroFailure = 'FAIL',
  isGivenUp = false,
): EventVerdict {
  if (isGivenUp && event === 'failed' && state !== 'ACTIVE') return { outcome: 'repeated' };
  const to = findTarget(type, event, reason);
  if (state === to) return { outcome: 'repeated' };
  if (mayFollow('giro', state, to)) return { outcome: 'applied', to };
  const isOver = state === 'ACTIVE' || state === 'TERMINATED' || isFailure(state);
  return { outcome: isOver && (event === 'completed' || event === 'failed') ? 'contradicts' : 'late' };
}

const isEnding = (state: string): state is 'PENDING_TERMINATION' | 'PENDING_APPROVAL_TERMINATION' =>
  isPendingTermination(state as AuthorisationStatus);

/** Of a termination. @param isApproved the bank has said that nobody has to approve it any more */
export function judgeEndingEvent(
  state: string,
  event: RequestEvent,
  reason: GiroFailure,
  isApproved: boolean,
): EventVerdict {
  if (isApproved && event === 'submitted') return { outcome: 'late' };
  if (event === 'approved' && isEnding(state))
    return isApproved ? { outcome: 'repeated' } : { outcome: 'applied', to: state };
  return judgeRequestEvent('CANCELLATION', state, event, reason);
}

/** Changes that a bank makes by itself. */
export const authorisationEvents = ['suspended', 'resumed', 'terminated'] as const;
export type AuthorisationEvent = (typeof authorisationEvents)[number];

/** The newest thing that the bank said of an authorisation, by the bank's clock. A confirmed set-up counts as resumed. */
export interface BankWord {
  readonly event: AuthorisationEvent;
  readonly at: number;
}

/** An end is final whatever its time; of two words of one instant the one that comes last counts. */
function isNewer(told: BankWord, known: BankWord): boolean {
  if (told.event === 'terminated' || known.event === 'terminated') return known.event !== 'terminated';
  return told.event === known.event ? told.at > known.at : told.at >= known.at;
}

/** The one that counts, in whatever order both came. @param known null: the bank has said nothing yet */
export const findNewestWord = (known: BankWord | null, told: BankWord): BankWord =>
  known === null || isNewer(told, known) ? told : known;

/** The word once a set-up is confirmed: anything that the bank said of it from that instant on counts. */
export const findFirstWord = (known: BankWord | null, confirmedAt: number): BankWord => {
  const confirmed = { event: 'resumed', at: confirmedAt } as const;
  return known === null ? confirmed : findNewestWord(confirmed, known);
};

/** The two reasons for which an authorisation in force can be suspended. */
export interface Standing {
  readonly word: BankWord | null;
  /** Since when the portal suspends it, as both deductions of a bill came back; null: it does not. */
  readonly heldSince: number | null;
}

/** A resumption by the bank lifts the portal's own suspension too, unless that began later. */
export function findStanding({ word, heldSince }: Standing): 'ACTIVE' | 'SUSPENDED' {
  if (word?.event === 'suspended') return 'SUSPENDED';
  const isLifted = heldSince === null || (word !== null && word.at > heldSince && word.event === 'resumed');
  return isLifted ? 'ACTIVE' : 'SUSPENDED';
}

export type AuthorisationVerdict =
  /** The word counts. `to` is the status; null: it counts once the set-up that is under way is confirmed. */
  | { readonly outcome: 'applied'; readonly to: 'ACTIVE' | 'SUSPENDED' | 'TERMINATED' | null }
  /** It may be the newest word all the same, which is then kept. */
  | { readonly outcome: 'repeated' | 'late' };

/** @param known of which `status` and standing are today's */
export function judgeAuthorisationEvent(
  known: Standing & { readonly status: AuthorisationStatus },
  told: BankWord,
): AuthorisationVerdict {
  const { status, word } = known;
  if (status === 'REJECTED_SETUP' || status === 'FAILED_SETUP') return { outcome: 'late' };
  if (status === 'TERMINATED') return { outcome: told.event === 'terminated' ? 'repeated' : 'late' };
  if (word?.event === told.event && word.at >= told.at) return { outcome: 'repeated' };
  if (findNewestWord(word, told) !== told) return { outcome: 'late' };
  if (isPendingSetup(status)) return { outcome: 'applied', to: null };
  if (told.event === 'terminated') return { outcome: 'applied', to: 'TERMINATED' };
  const to = findStanding({ ...known, word: told });
  const from = status === 'ACTIVE' || status === 'SUSPENDED' ? status : findStanding(known);
  return to === from ? { outcome: 'repeated' } : { outcome: 'applied', to };
}
