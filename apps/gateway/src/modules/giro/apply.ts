/**
 * The only way in which an authorisation and the request about it move on, together, in the transaction of the event that
 * says so. The account is locked.
 */
import { findConfirmationEnd, type GiroRequestStatus } from '@portal/domain/giro/giro-request';
import {
  type AuthorisationStatus,
  type GiroFailure,
  giroFailures,
  toFailedStatus,
} from '@portal/domain/giro/giro-status';
import type { Cents } from '@portal/domain/money';
import { toSgDay } from '@portal/domain/sg-time';
import { addWorkingDays } from '@portal/domain/working-days';
import type { Tx } from '../../db/database.ts';
import { findRequest, moveRequest, type RequestActor } from '../requests/public.ts';
import {
  type Authorisation,
  type BankRequest,
  changeStatus,
  listAuthorisations,
  noteBankRequest,
} from './authorisation.store.ts';
import { KIND, readDetails, TERMINATION_REFUSED } from './giro-request.ts';

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
  const row = await findRequest(tx, request.requestId);
  if (row === null) return false;
  const details = { ...readDetails(row), ...(lastFour !== null && { ending: lastFour }) };
  const isRefusedEnding = request.requestType === 'CANCELLATION' && to === 'ACTIVE';
  const what = step.what ?? (isRefusedEnding ? TERMINATION_REFUSED : undefined);
  const moved = await moveRequest(
    tx,
    { accountId: request.accountId, requestId: request.requestId, kind: KIND },
    {
      to,
      details,
      nextBy: to === 'PENDING_SETUP_EGIRO' ? addWorkingDays(toSgDay(now), 2) : null,
      by,
      at: now,
      ...(sourceRef !== undefined && { sourceRef }),
      ...(what !== undefined && { what }),
    },
  );
  if (moved === null) return false;
  await moveAuthorisation(tx, request, authorisation, step);
  if (to === 'PENDING_SETUP_EGIRO')
    await noteBankRequest(tx, request, { expiresAt: findConfirmationEnd(now) });
  return true;
}

async function moveAuthorisation(
  tx: Tx,
  { requestType, statusBefore }: BankRequest,
  authorisation: Authorisation,
  { to, at, lastFour, limit = null }: Step,
): Promise<void> {
  const day = toSgDay(at);
  if (requestType === 'CANCELLATION') {
    const next = to === 'ACTIVE' || isFailure(to) ? (statusBefore ?? 'ACTIVE') : (to as AuthorisationStatus);
    await change(tx, authorisation, { to: next, at, ...(next === 'TERMINATED' && { endedOn: day }) });
    return;
  }
  if (isFailure(to)) {
    await change(tx, authorisation, { to: toFailedStatus(to), at });
    return;
  }
  if (to === 'ACTIVE') {
    await endOthers(tx, authorisation, at);
    await change(tx, authorisation, { to, at, since: day, limit, ...(lastFour && { lastFour }) });
    return;
  }
  await change(tx, authorisation, { to: to as AuthorisationStatus, at });
}

/** The new bank takes over from the one before on the same instant. */
async function endOthers(tx: Tx, { accountId, debitId }: Authorisation, at: number): Promise<void> {
  for (const other of await listAuthorisations(tx, [accountId]))
    if (other.debitId !== debitId && (other.status === 'ACTIVE' || other.status === 'SUSPENDED'))
      await change(tx, other, { to: 'TERMINATED', at, endedOn: toSgDay(at) });
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
