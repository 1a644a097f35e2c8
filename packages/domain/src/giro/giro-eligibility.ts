/** Whether eGIRO can be set up for accounts, and where that leads (S2 §4 §5, readings §13). */
import { type GiroStatus, isPendingSetup, isPendingTermination } from './giro-status.ts';

export const giroSetupStatuses = [
  'NOT_ELIGIBLE',
  'NOT_ELIGIBLE_WITH_PENDING_RECURRING',
  'ELIGIBLE_WITHOUT_EXISTING_GIRO',
  'ELIGIBLE_WITH_EXISTING_GIRO',
] as const;
export type GiroSetupStatus = (typeof giroSetupStatuses)[number];

/** @param statuses of all authorisations of the account */
export function judgeGiroSetup({
  statuses,
  isRecurringPending,
}: {
  readonly statuses: readonly GiroStatus[];
  readonly isRecurringPending: boolean;
}): GiroSetupStatus {
  if (isRecurringPending) return 'NOT_ELIGIBLE_WITH_PENDING_RECURRING';
  if (statuses.some((status) => isPendingSetup(status) || isPendingTermination(status)))
    return 'NOT_ELIGIBLE';
  return statuses.some((status) => status === 'ACTIVE' || status === 'SUSPENDED')
    ? 'ELIGIBLE_WITH_EXISTING_GIRO'
    : 'ELIGIBLE_WITHOUT_EXISTING_GIRO';
}

export const isGiroEligible = (status: GiroSetupStatus): boolean =>
  status === 'ELIGIBLE_WITHOUT_EXISTING_GIRO' || status === 'ELIGIBLE_WITH_EXISTING_GIRO';

/** An account to which eGIRO may be offered. */
export interface OfferedAccount {
  /** undefined: the account does not have GIRO among its features. */
  readonly setupStatus: GiroSetupStatus | undefined;
  readonly isActive: boolean;
}

/**
 * Whether 'Set up eGIRO' is offered for the accounts (S1 §5). One that has GIRO is offered another bank instead, where its
 * GIRO stands.
 */
export const offersGiroSetup = (accounts: readonly OfferedAccount[]): boolean =>
  accounts.some(({ setupStatus, isActive }) => isActive && setupStatus === 'ELIGIBLE_WITHOUT_EXISTING_GIRO');

const isPendingRecurring = (status: GiroSetupStatus): boolean =>
  status === 'NOT_ELIGIBLE_WITH_PENDING_RECURRING';

/** Where Apply now leads: 'alert' is 'Unable to proceed'. */
export function findApplyTarget(statuses: readonly GiroSetupStatus[]): 'alert' | 'unavailable' | 'setup' {
  if (statuses.length === 0) return 'alert';
  if (statuses.length >= 2 && !statuses.some(isGiroEligible)) return 'unavailable';
  return statuses.some(isPendingRecurring) ? 'unavailable' : 'setup';
}

/** A single account that is not eligible leaves the set-up page for the unavailable page. */
export const leavesSetup = (statuses: readonly GiroSetupStatus[]): boolean =>
  statuses.length === 1 && !statuses.some(isGiroEligible);

export interface UnavailableReason {
  /** 'earlier-request': Go to GIRO; 'pending-recurring': Back to Home. */
  readonly reason: 'earlier-request' | 'pending-recurring';
  /** Another account could still be set up. */
  readonly mayApplyForAnother: boolean;
}

/** The unavailable page; null: on to the set-up page, which has an account after all, or says that there is none. */
export function findUnavailableReason(statuses: readonly GiroSetupStatus[]): UnavailableReason | null {
  const mayApplyForAnother = statuses.some(isGiroEligible);
  if (statuses.some(isPendingRecurring)) return { reason: 'pending-recurring', mayApplyForAnother };
  return mayApplyForAnother || statuses.length === 0
    ? null
    : { reason: 'earlier-request', mayApplyForAnother };
}

/** One account of the set-up form. Inactive and eligible: disabled without the suffix (readings §13). */
export function judgeSetupAccount({
  setupStatus,
  isActive,
}: {
  readonly setupStatus: GiroSetupStatus;
  readonly isActive: boolean;
}): { readonly isDisabled: boolean; readonly isUpdating: boolean } {
  const isUpdating = !isGiroEligible(setupStatus);
  return { isDisabled: isUpdating || !isActive, isUpdating };
}

/** Suffix of an account whose earlier request is under way. */
export const UPDATING_SUFFIX = '- Update in progress';
/** Suffix of a bank that cannot be chosen now. */
export const UNAVAILABLE_SUFFIX = '(Temporarily unavailable)';
