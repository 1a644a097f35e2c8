/**
 * The only way in which a request comes to be and changes its state: checked against its kind, in the transaction of
 * the change, with its event, its audit row and its mails. A late or repeated event changes nothing.
 */
import {
  formatRequestId,
  isOpenState,
  type RequestKindName,
  statesBefore,
  statesCorrectedTo,
} from '@portal/domain/requests/request-kinds';
import { type SgDay, toMonth, toSgDay } from '@portal/domain/sg-time';
import { appendAudit } from '../../db/audit.store.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../db/outbox.store.ts';
import type { Json } from '../../db/tables/columns.ts';
import { lockAccounts } from '../bills/public.ts';
import { REQUEST_MAIL } from './mail-message.ts';
import {
  addEvent,
  addRequest,
  changeState,
  hasCounted,
  listCustomersOf,
  nextRequestNumber,
  type RequestEvent,
  type StoredRequest,
} from './request.store.ts';

const FIRST_EVENT = 1;

/** The one who changes a request. */
export type RequestActor =
  | { readonly actor: 'customer'; readonly actorId: number; readonly source: 'K' | 'M' | 'W' | 'Z' }
  | { readonly actor: 'staff'; readonly actorId: number }
  | { readonly actor: 'portal' | 'treasury' | 'bank' };

export interface NewRequest {
  readonly kind: RequestKindName;
  readonly accountId: number;
  /** A state in which a request of this kind begins. */
  readonly state: string;
  readonly details: Json;
  readonly nextBy: SgDay | null;
  readonly by: RequestActor;
  readonly at: number;
  /** Its mail waits for tellOfBeginning. */
  readonly isToldLater?: boolean;
}

/** The account stays locked to the end of the transaction. @returns null when a request of this kind is open */
export async function openRequest(tx: Tx, request: NewRequest): Promise<StoredRequest | null> {
  const { kind, accountId, state, details, nextBy, at } = request;
  await lockAccounts(tx, [accountId]);
  const row = await addRequest(tx, {
    accountId,
    requestId: formatRequestId(kind, toMonth(toSgDay(at)), await nextRequestNumber(tx)),
    kind,
    state,
    isOpen: isOpenState(kind, state),
    lastEvent: FIRST_EVENT,
    payload: JSON.stringify(details),
    createdAt: at,
    changedAt: at,
    nextBy,
  });
  if (row === null) return null;
  await record(tx, row, { what: state, by: request.by, sourceRef: null });
  if (request.isToldLater !== true) await queueMails(tx, row, at);
  return row;
}

/** The mail of a request that was opened to be told later: once, however often it is asked for. */
export const tellOfBeginning = (
  tx: Tx,
  request: Pick<StoredRequest, 'accountId' | 'requestId'>,
  at: number,
): Promise<void> => queueMails(tx, { ...request, lastEvent: FIRST_EVENT }, at);

export interface RequestChange {
  readonly to: string;
  /** Of a change that leaves the state as it is: its name in the history. */
  readonly what?: string;
  /** The details from now on. */
  readonly details?: Json;
  readonly nextBy: SgDay | null;
  readonly by: RequestActor;
  /** The event of another system that says so: it counts once. */
  readonly sourceRef?: string;
  /** `to` is the state that it is in, and no step of its kind: `what` names the change. */
  readonly keepsState?: boolean;
  /** Staff put a final state right. */
  readonly isCorrection?: boolean;
  readonly at: number;
}

/**
 * The account stays locked to the end of the transaction.
 * @returns the request as it is now; null when the new state does not follow the one that it is in, or the event has
 *   counted before: nothing changes
 */
export async function moveRequest(
  tx: Tx,
  { accountId, requestId, kind }: Pick<StoredRequest, 'accountId' | 'requestId'> & { kind: RequestKindName },
  change: RequestChange,
): Promise<StoredRequest | null> {
  const { to, what = to, details, nextBy, by, sourceRef = null, at } = change;
  await lockAccounts(tx, [accountId]);
  if (sourceRef !== null && (await hasCounted(tx, { accountId, requestId, sourceRef }))) return null;
  const from = listStatesBefore(kind, change);
  if (from.length === 0) return null;
  const row = await changeState(tx, {
    accountId,
    requestId,
    from,
    to,
    isOpen: isOpenState(kind, to),
    at,
    nextBy,
    payload: details === undefined ? null : JSON.stringify(details),
  });
  if (row === null) return null;
  await record(tx, row, { what, by, sourceRef });
  await queueMails(tx, row, at);
  return row;
}

function listStatesBefore(
  kind: RequestKindName,
  { to, keepsState = false, isCorrection = false }: RequestChange,
): readonly string[] {
  if (keepsState) return [to];
  return isCorrection ? statesCorrectedTo(kind, to) : statesBefore(kind, to);
}

interface Happened extends Pick<RequestEvent, 'what' | 'sourceRef'> {
  readonly by: RequestActor;
}

async function record(tx: Tx, row: StoredRequest, { what, by, sourceRef }: Happened): Promise<void> {
  const { accountId, requestId, kind, state, lastEvent, changedAt: at, nextBy, payload } = row;
  const { actor } = by;
  const actorId = 'actorId' in by ? by.actorId : null;
  const source = 'source' in by ? by.source : null;
  const event = {
    accountId,
    requestId,
    eventNo: lastEvent,
    what,
    state,
    at,
    actor,
    actorId,
    source,
    sourceRef,
    nextBy,
    payload: JSON.stringify(payload),
  };
  await addEvent(tx, event);
  await appendAudit(tx, {
    at,
    actor: actorId === null ? actor : `${actor}:${actorId}`,
    action: `request:${kind}`,
    object: `request:${requestId}`,
    outcome: what,
  });
}

/** Of its last event, to everybody who sees the account. */
async function queueMails(
  tx: Tx,
  { accountId, requestId, lastEvent }: Pick<StoredRequest, 'accountId' | 'requestId' | 'lastEvent'>,
  at: number,
): Promise<void> {
  for (const customerId of await listCustomersOf(tx, accountId)) {
    await enqueue(tx, {
      kind: REQUEST_MAIL,
      payload: { customerId, requestId, eventNo: lastEvent },
      dedupe: `${REQUEST_MAIL} ${customerId} ${requestId} ${lastEvent}`,
      runAt: at,
    });
  }
}
