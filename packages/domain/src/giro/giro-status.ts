/**
 * A direct debit authorisation: its nine statuses with their labels, the codes of the older variant, and which status
 * may follow which (S2 §3 §4, readings §13). The one state machine of GIRO; SQL enforces the same steps.
 */

export const giroStatuses = [
  'ACTIVE',
  'SUSPENDED',
  'PENDING_SETUP_EGIRO',
  'PENDING_SETUP_PGIRO',
  'PENDING_APPROVAL_SETUP',
  'PENDING_APPROVAL_TERMINATION',
  'PENDING_TERMINATION',
  'PENDING_SETUP',
  'TERMINATED',
] as const;
export type GiroStatus = (typeof giroStatuses)[number];

export const giroTypes = ['EGIRO', 'PAPER_GIRO'] as const;
export type GiroType = (typeof giroTypes)[number];

/** 'PAPER' of some samples reads as PAPER_GIRO. */
export const readGiroType = (type: string): GiroType => (type === 'EGIRO' ? 'EGIRO' : 'PAPER_GIRO');

const labels: Readonly<Record<GiroStatus, string>> = {
  ACTIVE: 'Active',
  SUSPENDED: 'Suspended',
  PENDING_SETUP_EGIRO: 'Pending set-up',
  PENDING_SETUP_PGIRO: 'Pending set-up',
  PENDING_SETUP: 'Pending set-up',
  PENDING_APPROVAL_SETUP: 'Pending approval',
  PENDING_APPROVAL_TERMINATION: 'Pending approval',
  PENDING_TERMINATION: 'In progress',
  TERMINATED: 'Terminated',
};

export const getGiroLabel = (status: GiroStatus): string => labels[status];

/** How a request fails; all of them are answers of the status look-up. */
export const giroFailures = [
  'REJECTED_SETUP',
  'FAILED_SETUP',
  'INTERNAL_ERROR',
  'FAIL',
  'INCOMPLETE_FLOW',
  'REJECTED_BY_USER',
] as const;
export type GiroFailure = (typeof giroFailures)[number];

/** A set-up that ended without an authorisation is none of the nine, and no page lists it. */
export const authorisationStatuses = [...giroStatuses, 'REJECTED_SETUP', 'FAILED_SETUP'] as const;
export type AuthorisationStatus = (typeof authorisationStatuses)[number];

/** Each status with those that may follow; one that nothing follows is final. */
export const authorisationSteps: Readonly<Record<AuthorisationStatus, readonly AuthorisationStatus[]>> = {
  /** The customer was sent to the bank. */
  PENDING_SETUP: [
    'PENDING_APPROVAL_SETUP',
    'PENDING_SETUP_EGIRO',
    'ACTIVE',
    'REJECTED_SETUP',
    'FAILED_SETUP',
  ],
  /** A company's maker has approved; its checker has 48 hours. */
  PENDING_APPROVAL_SETUP: ['PENDING_SETUP_EGIRO', 'ACTIVE', 'REJECTED_SETUP', 'FAILED_SETUP'],
  /** Approved at the bank, which has yet to confirm. */
  PENDING_SETUP_EGIRO: ['ACTIVE', 'REJECTED_SETUP', 'FAILED_SETUP'],
  /** The paper form is with the bank. */
  PENDING_SETUP_PGIRO: ['ACTIVE', 'REJECTED_SETUP', 'FAILED_SETUP'],
  ACTIVE: ['SUSPENDED', 'PENDING_TERMINATION', 'TERMINATED'],
  SUSPENDED: ['ACTIVE', 'PENDING_TERMINATION', 'TERMINATED'],
  /** A termination that is refused or given up leaves the authorisation as it was. */
  PENDING_TERMINATION: ['PENDING_APPROVAL_TERMINATION', 'TERMINATED', 'ACTIVE', 'SUSPENDED'],
  PENDING_APPROVAL_TERMINATION: ['TERMINATED', 'ACTIVE', 'SUSPENDED'],
  TERMINATED: [],
  REJECTED_SETUP: [],
  FAILED_SETUP: [],
};

/** The status of an authorisation whose set-up failed: refused by somebody, or never finished. */
export const toFailedStatus = (failure: GiroFailure): 'REJECTED_SETUP' | 'FAILED_SETUP' =>
  failure === 'REJECTED_SETUP' || failure === 'REJECTED_BY_USER' ? 'REJECTED_SETUP' : 'FAILED_SETUP';

/** A set-up that is under way. */
export const isPendingSetup = (status: AuthorisationStatus): boolean =>
  status === 'PENDING_SETUP' ||
  status === 'PENDING_APPROVAL_SETUP' ||
  status === 'PENDING_SETUP_EGIRO' ||
  status === 'PENDING_SETUP_PGIRO';

/** A termination that is under way. */
export const isPendingTermination = (status: AuthorisationStatus): boolean =>
  status === 'PENDING_TERMINATION' || status === 'PENDING_APPROVAL_TERMINATION';

/** The bank has more to say about a request of this status, also about a set-up that the customer has approved. */
export const isUnsettled = (status: GiroStatus | GiroFailure): boolean => status.startsWith('PENDING_');

/** Codes of the older variant: '' none, 02 pending bank approval, 07 active, 08 suspended (ours). */
export const olderCodes = ['', '02', '07', '08'] as const;
type OlderCode = (typeof olderCodes)[number];

/** 07 with this return code: pending termination. Unrelated to the 902 of refunds. */
export const PENDING_TERMINATION_CODE = '902';

export interface OlderState {
  readonly status: OlderCode;
  readonly returnCode: '' | typeof PENDING_TERMINATION_CODE;
}

/** The older code of a status; null is an account without GIRO. */
export function toOlderState(status: GiroStatus | null): OlderState {
  if (status === null || status === 'TERMINATED') return { status: '', returnCode: '' };
  if (isPendingSetup(status)) return { status: '02', returnCode: '' };
  if (isPendingTermination(status)) return { status: '07', returnCode: PENDING_TERMINATION_CODE };
  return { status: status === 'SUSPENDED' ? '08' : '07', returnCode: '' };
}

/** The words of the older variant (readings §13). */
export function getOlderLabel({
  status,
  returnCode,
  paymentOrder,
}: {
  readonly status: string;
  readonly returnCode: string;
  readonly paymentOrder: string;
}): string {
  if (status === '02') return 'Pending bank approval';
  if (status === '08') return labels.SUSPENDED;
  if (status !== '07') return '';
  if (returnCode === PENDING_TERMINATION_CODE) return 'Pending termination';
  return paymentOrder === '' ? labels.ACTIVE : 'Pending payment deduction';
}
