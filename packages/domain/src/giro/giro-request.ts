/**
 * A request about GIRO, to set it up or to end it: its statuses, the times within which the bank must answer, and the
 * result page of each status (S2 §4 §8 §9, readings §13, standards B4).
 */
import { addDays, type SgDay, startOfSgDay, toSgDay } from '../sg-time.ts';
import { addWorkingDays } from '../working-days.ts';
import { type AuthorisationStatus, type GiroFailure, type GiroStatus, giroFailures } from './giro-status.ts';

export const giroRequestTypes = ['CREATION', 'CANCELLATION'] as const;
export type GiroRequestType = (typeof giroRequestTypes)[number];

export type GiroRequestStatus = Exclude<GiroStatus, 'SUSPENDED'> | GiroFailure;

const terminationFailures = ['INTERNAL_ERROR', 'FAIL', 'INCOMPLETE_FLOW', 'REJECTED_BY_USER'] as const;

/**
 * Each status of a request with those that may follow. A termination that the bank's checker refused ends ACTIVE: the
 * authorisation goes on.
 */
export const giroRequestSteps: Readonly<Record<GiroRequestStatus, readonly GiroRequestStatus[]>> = {
  PENDING_SETUP: ['PENDING_APPROVAL_SETUP', 'PENDING_SETUP_EGIRO', 'ACTIVE', ...giroFailures],
  PENDING_APPROVAL_SETUP: ['PENDING_SETUP_EGIRO', 'ACTIVE', ...giroFailures],
  PENDING_SETUP_EGIRO: ['ACTIVE', ...giroFailures],
  PENDING_SETUP_PGIRO: ['ACTIVE', ...giroFailures],
  PENDING_TERMINATION: ['PENDING_APPROVAL_TERMINATION', 'TERMINATED', 'ACTIVE', ...terminationFailures],
  PENDING_APPROVAL_TERMINATION: ['TERMINATED', 'ACTIVE', ...terminationFailures],
  ACTIVE: [],
  TERMINATED: [],
  REJECTED_SETUP: [],
  FAILED_SETUP: [],
  INTERNAL_ERROR: [],
  FAIL: [],
  INCOMPLETE_FLOW: [],
  REJECTED_BY_USER: [],
};

/**
 * How a set-up at a bank can be given up. 'now': nobody has approved it, or the bank has not confirmed in time: it ends
 * whatever the bank says. 'ask-bank': the customer has approved, so it ends only if the bank lets it. 'no': it is over, is on
 * paper, or is no set-up.
 */
export type GivingUp = 'now' | 'ask-bank' | 'no';

export function judgeGivingUp(
  {
    requestType,
    state,
    expiresAt,
  }: { readonly requestType: GiroRequestType; readonly state: string; readonly expiresAt: number | null },
  now: number,
): GivingUp {
  if (requestType !== 'CREATION') return 'no';
  if (state === 'PENDING_SETUP' || state === 'PENDING_APPROVAL_SETUP') return 'now';
  if (state !== 'PENDING_SETUP_EGIRO') return 'no';
  return expiresAt !== null && now >= expiresAt ? 'now' : 'ask-bank';
}

/** Values of `property` in addresses. */
export const giroProperties = ['setup', 'termination'] as const;
export type GiroProperty = (typeof giroProperties)[number];

export const toGiroProperty = (type: GiroRequestType): GiroProperty =>
  type === 'CREATION' ? 'setup' : 'termination';

export type GiroOutcome = 'in-progress' | 'successful' | 'unsuccessful';

/**
 * The status that the result page shows. A set-up that succeeded stays so as a request; what has become of its GIRO since
 * is the truth about it now.
 */
export function findShownStatus(
  type: GiroRequestType,
  state: string,
  authorisation: AuthorisationStatus,
): string {
  const isOver = authorisation === 'TERMINATED' || authorisation === 'SUSPENDED';
  return type === 'CREATION' && state === 'ACTIVE' && isOver ? authorisation : state;
}

/** The result page. The status is the gateway's answer for this very request, never the query of the address (T12). */
export function findGiroOutcome(type: GiroRequestType, status: string): GiroOutcome {
  switch (status) {
    case 'PENDING_SETUP':
    case 'PENDING_APPROVAL_SETUP':
    case 'PENDING_TERMINATION':
    case 'PENDING_APPROVAL_TERMINATION':
      return 'in-progress';
    case 'PENDING_SETUP_EGIRO':
    case 'PENDING_SETUP_PGIRO':
      return type === 'CREATION' ? 'successful' : 'in-progress';
    case 'ACTIVE':
    case 'SUSPENDED':
      return type === 'CREATION' ? 'successful' : 'unsuccessful';
    case 'TERMINATED':
      return type === 'CANCELLATION' ? 'successful' : 'unsuccessful';
    default:
      return 'unsuccessful';
  }
}

const giroFailureTexts = {
  askBank:
    'Your GIRO application was not successful. Please check with your Bank for more information before submitting again.',
  oops: 'Oops! We are unable to process your GIRO submission. Please try again.',
  ended: 'This GIRO was set up and has ended since. Please pay your bills by their due dates.',
  termination:
    'Your GIRO termination was not successful. Please check with your Bank for more information before submitting again.',
} as const;

/** The text of the Unsuccessful page. */
export function getGiroFailureText(type: GiroRequestType, status: string): string {
  if (type === 'CANCELLATION') return giroFailureTexts.termination;
  if (status === 'TERMINATED') return giroFailureTexts.ended;
  return status === 'REJECTED_SETUP' || status === 'REJECTED_BY_USER' || status === 'FAIL'
    ? giroFailureTexts.askBank
    : giroFailureTexts.oops;
}

export const bankSegments = ['RETAIL', 'CORPORATE'] as const;
export type BankSegment = (typeof bankSegments)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The page at the bank closes after this. */
const APPROVAL_TIME: Readonly<Record<BankSegment, number>> = { RETAIL: 20 * MINUTE, CORPORATE: 48 * HOUR };
/** A bank confirms within 48 hours. */
export const CONFIRMATION_TIME = 48 * HOUR;

/** The instant by which the customer, and of a company its checker too, must have approved at the bank. */
export const findApprovalEnd = (segment: BankSegment, startedAt: number): number =>
  startedAt + APPROVAL_TIME[segment];

/** The instant by which the bank's confirmation is due. */
export const findConfirmationEnd = (approvedAt: number): number => approvedAt + CONFIRMATION_TIME;

/**
 * For so long a bank is told that a set-up was given up. By then its own times are over: a page closes after 48 hours at most,
 * and an approval is confirmed within 48 more.
 */
export const TELLING_TIME = APPROVAL_TIME.CORPORATE + CONFIRMATION_TIME;

const PAPER_ENDING_DAYS = 2;
/** Patience with a bank that does not answer (ours). */
const PAPER_PATIENCE_DAYS = 5;

/** The day by which a bank ends a paper GIRO, as the customer is told (S2 §9). */
export const findPaperEndingDay = (orderedAt: number): SgDay =>
  addWorkingDays(toSgDay(orderedAt), PAPER_ENDING_DAYS);

/**
 * The instant at which the order to end a paper GIRO is given up: the end of the fifth working day after the bank took it.
 * The GIRO then stays as it was, and the customer may order again.
 */
export const findPaperPatienceEnd = (orderedAt: number): number =>
  startOfSgDay(addDays(addWorkingDays(toSgDay(orderedAt), PAPER_PATIENCE_DAYS), 1));
