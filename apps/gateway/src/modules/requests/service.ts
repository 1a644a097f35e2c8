/** A customer's requests as they are shown, and the cancelling of one. */
import type { Output } from '@portal/contract';
import type { CustomerRequest, RequestEventView } from '@portal/contract/requests/requests.contract';
import { mayCancel, type RequestKindRules, requestKinds } from '@portal/domain/requests/request-kinds';
import { instantText } from '@portal/domain/sg-time';
import { withTransaction } from '../../db/transaction.ts';
import { findOwnedAmong } from '../../wire/callers/sub-accounts.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { lockAccounts } from '../bills/public.ts';
import { moveRequest } from './change-request.ts';
import {
  findRequest,
  listEvents,
  listRequests,
  type RequestEvent,
  type StoredRequest,
} from './request.store.ts';
import { type AnyRequestKind, findKind } from './request-kind.ts';

type Kinds = readonly AnyRequestKind[];

function toWire(
  kinds: Kinds,
  row: StoredRequest,
  { accountNo }: OwnedAccount,
  changeable: ReadonlySet<string>,
): CustomerRequest {
  const kind = findKind(kinds, row.kind);
  const { requestId, state, isOpen, createdAt, changedAt, nextBy } = row;
  return {
    ...kind.describe(row),
    requestId,
    accountNo,
    state,
    isOpen,
    createdAt: instantText(createdAt),
    changedAt: instantText(changedAt),
    nextBy,
    canCancel: mayCancel(kind.name, state),
    canChange: changeable.has(requestId),
  } as CustomerRequest;
}

/** Ids of the requests that may be changed now, as their kinds judge it. */
async function findChangeable(
  kinds: Kinds,
  context: SubjectContext,
  rows: readonly StoredRequest[],
): Promise<ReadonlySet<string>> {
  const byKind = Map.groupBy(
    rows.filter(({ isOpen }) => isOpen),
    ({ kind }) => kind,
  );
  const found = await Promise.all(
    [...byKind].map(([name, open]) => findKind(kinds, name).findChangeable(context, open)),
  );
  return new Set(found.flatMap((ids) => [...ids]));
}

export interface OwnRequest {
  readonly row: StoredRequest;
  readonly account: OwnedAccount;
}

/** @throws Refusal SK_ACCESS_1001 for a request of others and for one that does not exist alike */
export async function findOwnRequest(
  context: Pick<SubjectContext, 'db' | 'subject'>,
  requestId: string,
): Promise<OwnRequest> {
  const row = await findRequest(context.db, requestId);
  const account = row && (await findOwnedAmong(context, [row.accountId])).get(row.accountId);
  if (!row || !account) throw new Refusal('SK_ACCESS_1001');
  return { row, account };
}

export async function loadRequests(
  kinds: Kinds,
  context: SubjectContext,
  accounts: readonly OwnedAccount[],
): Promise<Output<'request:list'>> {
  const accountOf = new Map(accounts.map((account) => [account.accountId, account]));
  const rows = await listRequests(context.db, [...accountOf.keys()]);
  const changeable = await findChangeable(kinds, context, rows);
  return {
    requests: rows.flatMap((row) => {
      const account = accountOf.get(row.accountId);
      return account ? [toWire(kinds, row, account, changeable)] : [];
    }),
  };
}

export async function loadRequest(
  kinds: Kinds,
  context: SubjectContext,
  requestId: string,
): Promise<Output<'request:detail'>> {
  const { row, account } = await findOwnRequest(context, requestId);
  const events = await listEvents(context.db, row);
  const own = context.subject.customer?.customerId;
  return {
    request: toWire(kinds, row, account, await findChangeable(kinds, context, [row])),
    history: events.map((event) => toWireEvent(event, own)),
  };
}

function toWireEvent(
  { at, what, state, actor, actorId, source }: RequestEvent,
  own?: number,
): RequestEventView {
  const by = actor === 'customer' ? (actorId === own ? 'you' : 'other') : actor;
  return { at: instantText(at), what, state, by, source };
}

/** @throws Refusal SK_REQUEST_1001 when it can no longer be cancelled, or never could */
export async function cancelOwnRequest(
  kinds: Kinds,
  context: SubjectContext,
  { requestId, source }: { readonly requestId: string; readonly source: 'K' | 'M' | 'W' },
): Promise<Output<'request:cancel'>> {
  const { clock, subject } = context;
  const { row } = await findOwnRequest(context, requestId);
  const kind = findKind(kinds, row.kind);
  const rules: RequestKindRules = requestKinds[kind.name];
  const { customer } = subject;
  if (rules.cancel === null || customer === null) throw new Refusal('SK_REQUEST_1001');
  const { to } = rules.cancel;
  return withTransaction(context.db, async (tx) => {
    await lockAccounts(tx, [row.accountId]);
    // After the lock, so that whoever waited for it has the later instant.
    const at = clock.now();
    await kind.refresh(tx, row, at);
    const now = await findRequest(tx, requestId);
    const by = { actor: 'customer', actorId: customer.customerId, source } as const;
    const moved =
      now !== null && mayCancel(kind.name, now.state)
        ? await moveRequest(tx, { ...row, kind: kind.name }, { to, nextBy: null, by, at })
        : null;
    if (moved === null) throw new Refusal('SK_REQUEST_1001');
    return { state: moved.state };
  });
}
