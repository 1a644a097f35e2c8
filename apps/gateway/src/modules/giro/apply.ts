/**
 * The only way in which an authorisation and the request about it move on, together, in the transaction of the event that
 * says so. The account is locked.
 */
import { findFirstWord, findNewestWord, findStanding } from '@portal/domain/giro/bank-event';
import { findConfirmationEnd, type GiroRequestStatus } from '@portal/domain/giro/giro-request';
import {
  type AuthorisationStatus,
  type GiroFailure,
  giroFailures,
  toFailedStatus,
} from '@portal/domain/giro/giro-status';
import type { Cents } from '@portal/domain/money';
import { instantText, toSgDay } from '@portal/domain/sg-time';
import type { Tx } from '../../db/database.ts';
import { findRequest, moveRequest, type RequestActor } from '../requests/public.ts';
import {
  type Authorisation,
  type BankRequest,
  changeStatus,
  keepStanding,
  listAuthorisations,
  noteBankRequest,
} from './authorisation.store.ts';
import { KIND, readDetails, TERMINATION_APPROVED, TERMINATION_REFUSED } from './giro-request.ts';
import { queueGiroMail } from './notice.ts';

export interface Step {
  readonly to: GiroRequestStatus;
  /** When the bank says that it happened; never later than now. */
  readonly at: number;
  readonly now: number;
  readonly by: RequestActor;
  /** The event of the bank: it counts once. */
  readonly sourceRef?: string;
  /** Of a confirmed set-up. */
  readonly lastFour?: string | null;
  readonly limit?: Cents | null;
  /** Name in the history, where the state alone does not tell. */
  readonly what?: string;
}

const isFailure = (state: GiroRequestStatus): state is GiroFailure =>
  giroFailures.some((failure) => failure === state);

/** @returns false when nothing changed: the request is not where the step begins */
export async function moveGiroRequest(
  tx: Tx,
  request: BankRequest,
  authorisation: Authorisation,
  step: Step,
): Promise<boolean> {
  const { to, now, by, sourceRef, lastFour = null } = step;
  // A date that a bank got wrong is never before the request itself.
  const at = Math.max(step.at, request.createdAt);
  const row = await findRequest(tx, request.requestId);
  if (row === null) return false;
  const isFirstOfTwo = to === 'PENDING_APPROVAL_SETUP' || to === 'PENDING_APPROVAL_TERMINATION';
  const details = {
    ...readDetails(row),
    ...(lastFour !== null && { ending: lastFour }),
    ...(isFirstOfTwo && request.expiresAt !== null && { answerBy: instantText(request.expiresAt) }),
  };
  const what = step.what ?? nameEnding(request, to);
  const moved = await moveRequest(
    tx,
    { accountId: request.accountId, requestId: request.requestId, kind: KIND },
    {
      to,
      details,
      nextBy: to === 'PENDING_SETUP_EGIRO' ? toSgDay(findConfirmationEnd(now)) : null,
      by,
      at: now,
      keepsState: what === TERMINATION_APPROVED,
      ...(sourceRef !== undefined && { sourceRef }),
      ...(what !== undefined && { what }),
    },
  );
  if (moved === null) return false;
  await moveAuthorisation(tx, request, authorisation, { ...step, at });
  if (to === 'PENDING_SETUP_EGIRO')
    await noteBankRequest(tx, request, { expiresAt: findConfirmationEnd(now) });
  return true;
}

/** Of a termination, what the state alone does not tell. */
function nameEnding({ requestType, state }: BankRequest, to: GiroRequestStatus): string | undefined {
  if (requestType === 'CREATION') return undefined;
  if (to === state) return TERMINATION_APPROVED;
  return to === 'ACTIVE' ? TERMINATION_REFUSED : undefined;
}

async function moveAuthorisation(
  tx: Tx,
  { requestType }: BankRequest,
  authorisation: Authorisation,
  { to, at, now, lastFour, limit = null, sourceRef }: Step,
): Promise<void> {
  if (requestType === 'CANCELLATION') {
    if (to === 'TERMINATED') return end(tx, authorisation, at);
    const next = to === 'ACTIVE' || isFailure(to) ? findStanding(authorisation) : (to as AuthorisationStatus);
    return change(tx, authorisation, { to: next, at });
  }
  if (isFailure(to)) return change(tx, authorisation, { to: toFailedStatus(to), at });
  if (to !== 'ACTIVE') return change(tx, authorisation, { to: to as AuthorisationStatus, at });
  await endOthers(tx, authorisation, at);
  // Bills that were due before the portal knew of it were the customer's to pay, whatever day the bank names.
  await change(tx, authorisation, { to, at, since: toSgDay(now), limit, ...(lastFour && { lastFour }) });
  const word = findFirstWord(authorisation.word, at);
  await keepStanding(tx, authorisation, { word });
  if (word.event === 'resumed') return;
  const active = { ...authorisation, status: to, since: toSgDay(now), word };
  await followBank(tx, active, {
    at: word.at,
    now,
    event: `${sourceRef ?? authorisation.reference} ${word.event}`,
  });
}

/** The new bank takes over from the one before on the same instant. */
async function endOthers(tx: Tx, { accountId, debitId }: Authorisation, at: number): Promise<void> {
  for (const other of await listAuthorisations(tx, [accountId]))
    if (other.debitId !== debitId && (other.status === 'ACTIVE' || other.status === 'SUSPENDED'))
      await end(tx, other, at);
}

async function end(tx: Tx, authorisation: Authorisation, at: number): Promise<void> {
  const day = toSgDay(at);
  const endedOn = authorisation.since === null || day > authorisation.since ? day : authorisation.since;
  await change(tx, authorisation, { to: 'TERMINATED', at, endedOn });
  const word = findNewestWord(authorisation.word, { event: 'terminated', at });
  await keepStanding(tx, authorisation, { word });
}

/**
 * Brings an authorisation in force, of which no request is under way, to what the newest word of the bank says. The
 * customer is told.
 * @param event of which it comes, once
 */
export async function followBank(
  tx: Tx,
  authorisation: Authorisation,
  { at, now, event }: Pick<Step, 'at' | 'now'> & { readonly event: string },
): Promise<void> {
  const { accountId, reference, word } = authorisation;
  const isEnd = word?.event === 'terminated';
  const to = findStanding(authorisation);
  if (isEnd) await end(tx, authorisation, at);
  else await change(tx, authorisation, { to, at });
  const what = isEnd ? 'ended' : to === 'SUSPENDED' ? 'suspended' : 'resumed';
  await queueGiroMail(tx, { accountId, what, reference }, event, now);
}

/** The row is locked with its account, so it is as it was read. */
async function change(
  tx: Tx,
  authorisation: Authorisation,
  status: Parameters<typeof changeStatus>[2],
): Promise<void> {
  if (authorisation.status === status.to) return;
  if (!(await changeStatus(tx, authorisation, status)))
    throw new Error('an authorisation has changed under its lock');
}
