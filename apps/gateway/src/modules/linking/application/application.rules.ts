/**
 * The life of a company's application, as pure rules: what may be sent and decided when, and what follows. Knows
 * no table and no clock.
 */
import type { ErrorCode } from '@portal/contract/errors';
import { toMonth, toSgDay } from '@portal/domain/sg-time';
import { type LinkingCustomer, refusalBeforeDetails } from '../link.rules.ts';
import type { ApplicationMailKind } from '../mails/mail-queue.ts';

export type ApplicationStatus = 'validated' | 'in_progress' | 'pending_document' | 'approved' | 'rejected';
export type Decision = 'approve' | 'reject' | 'newDocument';

/** Step 1 is remembered for a day. */
export const VALIDATED_MS = 24 * 3_600_000;

/** 'LC-2611-0418': year and month when it was received in Singapore, and its number. */
export function formatReference(applicationNo: number, receivedAt: number): string {
  const month = toMonth(toSgDay(receivedAt));
  return `LC-${month.slice(2, 4)}${month.slice(5)}-${String(applicationNo).padStart(4, '0')}`;
}

/** The number in a reference; null when it is none. */
export function applicationNoIn(reference: string): number | null {
  const found = /^LC-\d{4}-(\d{4,15})$/.exec(reference);
  return found ? Number(found[1]) : null;
}

/** Whether step 1 was done so long ago that it must be done again. Only what was never sent runs out. */
export function hasRunOut(
  { status, validatedAt }: { readonly status: ApplicationStatus; readonly validatedAt: number },
  now: number,
): boolean {
  return status === 'validated' && now - validatedAt >= VALIDATED_MS;
}

/** Why a form cannot be sent now; null when it can: the first time, or when another was asked for. */
export function refusalOfSending(status: ApplicationStatus): ErrorCode | null {
  if (status === 'validated' || status === 'pending_document') return null;
  return status === 'in_progress' ? 'account_in_progress' : 'SK_LINK_1001';
}

/** Why this person cannot send a form now. Its application and its person must be equally far. */
export function refusalOfSender(
  { kind, linkStatus }: LinkingCustomer,
  status: ApplicationStatus,
): ErrorCode | null {
  if (linkStatus === 'active') return 'SK_LINK_1002';
  if (linkStatus === 'not_found') return 'account_not_found';
  const refusal = refusalOfSending(status);
  if (refusal !== null) return refusal;
  const isAsked = kind === 'C' && linkStatus === 'pending_document';
  const isFree = refusalBeforeDetails({ kind, linkStatus }) === null;
  return (status === 'pending_document' ? isAsked : isFree) ? null : 'SK_LINK_1001';
}

export interface Decided {
  readonly status: 'approved' | 'rejected' | 'pending_document';
  /** Of the applicant. 'before': what it was before the application. */
  readonly linkStatus: 'active' | 'before' | 'pending_document';
  readonly mail: ApplicationMailKind;
}

/** Outcome of each decision (readings §4). */
const outcomes: Readonly<Record<Decision, Decided>> = {
  approve: { status: 'approved', linkStatus: 'active', mail: 'mail:link-approved' },
  reject: { status: 'rejected', linkStatus: 'before', mail: 'mail:link-rejected' },
  newDocument: { status: 'pending_document', linkStatus: 'pending_document', mail: 'mail:link-document' },
};

export interface Judged {
  readonly status: ApplicationStatus;
  /** Of whoever decides. */
  readonly isOwn: boolean;
  /** They were shown the very document that waits now. */
  readonly hasSeen: boolean;
  readonly decision: Decision;
  /** As `plainNote` leaves it. */
  readonly note: string | null;
}

/** Outcome of a decision on an application, or the error that forbids it. */
export function judgeDecision({ status, isOwn, hasSeen, decision, note }: Judged): Decided | ErrorCode {
  if (isOwn) return 'SK_STAFF_1002';
  // Decided once: also 'another document' takes it from the queue until that has come.
  if (status !== 'in_progress') return 'SK_STAFF_1001';
  // Somebody else has asked for another one, which has come: nobody decides on what they have not looked at.
  if (!hasSeen) return 'SK_STAFF_1001';
  if (decision !== 'approve' && note === null) return 'SK_STAFF_1003';
  return outcomes[decision];
}

/** A note as it is kept and mailed: lines of text, nothing that steers a screen; null when nothing is said. */
export function plainNote(typed: string | undefined): string | null {
  const plain = (typed ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .trim();
  return plain === '' ? null : plain;
}
