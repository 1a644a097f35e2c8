/** Authorisations and the bank's side of requests about them. The machine of direct_debit stands in SQL too. */
import type { AccountNo } from '@portal/domain/account-number';
import type { AuthorisationEvent, BankWord, Standing } from '@portal/domain/giro/bank-event';
import type { BankSegment, GiroRequestType } from '@portal/domain/giro/giro-request';
import type { AuthorisationStatus, GiroType } from '@portal/domain/giro/giro-status';
import type { Cents } from '@portal/domain/money';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { TERMINATION_APPROVED } from './giro-request.ts';

export interface Authorisation extends Standing {
  readonly accountId: number;
  readonly accountNo: AccountNo;
  readonly system: 'EBS' | 'MSSL';
  readonly debitId: number;
  readonly reference: string;
  readonly type: GiroType;
  readonly status: AuthorisationStatus;
  readonly bankCode: string | null;
  readonly bankName: string;
  readonly segment: BankSegment | null;
  readonly lastFour: string | null;
  readonly since: SgDay | null;
  readonly endedOn: SgDay | null;
  readonly limit: Cents | null;
  readonly statusAt: number;
  /** Reference of its running deduction; null: none. */
  readonly paymentOrder: string | null;
}

const authorisations = sql`
  select debit.account_id, account.account_no, account.system, debit.debit_id, debit.reference, debit.kind as type,
    debit.status, debit.bank_code, debit.bank_name, debit.segment, debit.last_four, debit.since, debit.ended_on,
    debit.limit_cents as "limit", debit.status_at, debit.bank_word, debit.bank_word_at,
    (select returned.decided_at from giro_deduction returned where returned.account_id = debit.account_id
      and returned.reference = debit.suspended_for) as held_since,
    (select running.reference from giro_deduction running where running.account_id = debit.account_id
      and running.debit_id = debit.debit_id and running.status = 'IN_PROGRESS') as payment_order
  from direct_debit debit join account using (account_id)`;

type AuthorisationRow = Omit<Authorisation, 'word'> & {
  readonly bankWord: AuthorisationEvent | null;
  readonly bankWordAt: number | null;
};

const toAuthorisation = ({ bankWord, bankWordAt, ...row }: AuthorisationRow): Authorisation => ({
  ...row,
  word: bankWord === null || bankWordAt === null ? null : { event: bankWord, at: bankWordAt },
});

/** All that GIRO has of these accounts, the newest first. */
export async function listAuthorisations(db: Db, accountIds: readonly number[]): Promise<Authorisation[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await sql<AuthorisationRow>`${authorisations}
    where debit.account_id = any(${accountIds}::bigint[]) and debit.kind <> 'RECURRING_CARD'
    order by debit.account_id, debit.status_at desc, debit.debit_id desc`.execute(db);
  return rows.map(toAuthorisation);
}

/**
 * Of whichever account: the caller checks whose it is. References come from one sequence, and in the demo world from the
 * number of the account; their index is not unique, as one without the account could not be distributed (docs/database.md).
 */
export async function findAuthorisation(db: Db, reference: string): Promise<Authorisation | null> {
  const { rows } =
    await sql<AuthorisationRow>`${authorisations} where debit.reference = ${reference}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : toAuthorisation(row);
}

export interface CardState {
  readonly accountId: number;
  readonly isActive: boolean;
  readonly isPending: boolean;
}

/** Recurring charges to cards, and applications for one. */
export async function listCards(db: Db, accountIds: readonly number[]): Promise<Map<number, CardState>> {
  const { rows } = await sql<CardState>`
    select account_id, bool_or(status = 'ACTIVE') as is_active, bool_or(status = 'PENDING') as is_pending
    from direct_debit where account_id = any(${accountIds}::bigint[]) and kind = 'RECURRING_CARD'
    group by account_id`.execute(db);
  return new Map(rows.map((row) => [row.accountId, row]));
}

export async function nextGiroNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('giro_number') as number`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('no number came from the sequence');
  return row.number;
}

export interface NewAuthorisation {
  readonly accountId: number;
  readonly debitId: number;
  readonly reference: string;
  readonly kind: GiroType;
  readonly status: 'PENDING_SETUP' | 'PENDING_SETUP_PGIRO';
  readonly bankCode: string;
  readonly bankName: string;
  readonly segment: BankSegment | null;
  readonly statusAt: number;
}

export async function addAuthorisation(tx: Tx, authorisation: NewAuthorisation): Promise<void> {
  await tx
    .insertInto('directDebit')
    .values({ ...authorisation, lastFour: null, since: null, endedOn: null, limitCents: null })
    .execute();
}

export interface StatusChange {
  readonly to: AuthorisationStatus;
  readonly at: number;
  readonly since?: SgDay;
  readonly lastFour?: string;
  readonly limit?: Cents | null;
  readonly endedOn?: SgDay;
}

/** @returns false when it was no longer in the status that was seen: nothing changes */
export async function changeStatus(
  tx: Tx,
  { accountId, debitId, status }: Pick<Authorisation, 'accountId' | 'debitId' | 'status'>,
  { to, at, since, lastFour, limit, endedOn }: StatusChange,
): Promise<boolean> {
  const changed = await tx
    .updateTable('directDebit')
    .set({
      status: to,
      statusAt: at,
      ...(since !== undefined && { since }),
      ...(lastFour !== undefined && { lastFour }),
      ...(limit !== undefined && { limitCents: limit }),
      ...(endedOn !== undefined && { endedOn }),
    })
    .where('accountId', '=', accountId)
    .where('debitId', '=', debitId)
    .where('status', '=', status)
    .returning('debitId')
    .executeTakeFirst();
  return changed !== undefined;
}

/** The status stays: what it stands on changes. */
export async function keepStanding(
  tx: Tx,
  { accountId, debitId }: Pick<Authorisation, 'accountId' | 'debitId'>,
  {
    word,
    suspendedFor,
  }: {
    readonly word?: BankWord;
    /** The deduction for which the portal suspends it; null: it does no longer. */
    readonly suspendedFor?: string | null;
  },
): Promise<void> {
  await tx
    .updateTable('directDebit')
    .set({
      ...(word !== undefined && { bankWord: word.event, bankWordAt: word.at }),
      ...(suspendedFor !== undefined && { suspendedFor }),
    })
    .where('accountId', '=', accountId)
    .where('debitId', '=', debitId)
    .execute();
}

export interface BankRequest {
  readonly accountId: number;
  readonly requestId: string;
  readonly debitId: number;
  /** Of the authorisation. */
  readonly reference: string;
  /** null: the bank is known by the authorisation alone. */
  readonly bankCode: string | null;
  readonly requestType: GiroRequestType;
  readonly state: string;
  readonly isOpen: boolean;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly redirectUrl: string | null;
  readonly expiresAt: number | null;
  /** Calls for the page of the bank that are under way, and until when they can be. */
  readonly calls: number;
  readonly callsUntil: number | null;
  /** The customer gives the set-up up, or has; null: no. */
  readonly givenUpAt: number | null;
  /** Of a termination: the bank has every approval since, and has yet to end it; null: not that we know. */
  readonly approvedAt: number | null;
  /** The bank does not have the order to end a paper GIRO yet. */
  readonly isUnsent: boolean;
}

const requests = sql`
  select asked.account_id, asked.request_id, asked.debit_id, debit.reference, debit.bank_code, asked.request_type,
    request.state, request.is_open, request.created_at, request.changed_at, asked.redirect_url, asked.expires_at,
    asked.calls, asked.calls_until, asked.given_up_at,
    (select min(told.at) from customer_request_event told where told.account_id = asked.account_id
      and told.request_id = asked.request_id and told.what = ${TERMINATION_APPROVED}) as approved_at,
    asked.request_type = 'CANCELLATION' and debit.kind = 'PAPER_GIRO' and asked.sent_at is null as is_unsent
  from giro_request asked join customer_request request using (account_id, request_id)
  join direct_debit debit using (account_id, debit_id)`;

/** Of whichever account: the caller checks whose it is. */
export async function findBankRequest(db: Db, requestId: string): Promise<BankRequest | null> {
  const { rows } = await sql<BankRequest>`${requests} where asked.request_id = ${requestId}`.execute(db);
  return rows[0] ?? null;
}

export async function listOpenBankRequests(db: Db, accountIds: readonly number[]): Promise<BankRequest[]> {
  const { rows } = await sql<BankRequest>`${requests}
    where asked.account_id = any(${accountIds}::bigint[]) and request.is_open`.execute(db);
  return rows;
}

/** The newest form on paper that an account has had, under way or settled. */
export async function findLastForm(db: Db, accountId: number): Promise<BankRequest | null> {
  const { rows } = await sql<BankRequest>`${requests}
    where asked.account_id = ${accountId} and asked.request_type = 'CREATION' and debit.kind = 'PAPER_GIRO'
    order by request.created_at desc, asked.request_id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Open ones whose time is over, about which the bank was not asked since an instant. */
export async function listOverdueRequests(
  db: Db,
  { now, askedBefore, limit }: { readonly now: number; readonly askedBefore: number; readonly limit: number },
): Promise<BankRequest[]> {
  const { rows } = await sql<BankRequest>`${requests}
    where request.is_open and request.kind = 'giro' and asked.expires_at <= ${dateAt(now)}
      and (asked.asked_at is null or asked.asked_at < ${dateAt(askedBefore)})
    order by asked.asked_at nulls first, asked.expires_at, asked.request_id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Set-ups that were given up since an instant and whose bank has not said that they ended, those tried longest ago first. One
 * that is open was left so by a gateway that stopped in between, and is listed whenever that was.
 */
export async function listUnsentWithdrawals(
  db: Db,
  {
    since,
    triedBefore,
    limit,
  }: { readonly since: number; readonly triedBefore: number; readonly limit: number },
): Promise<BankRequest[]> {
  const { rows } = await sql<BankRequest>`${requests}
    where asked.given_up_at is not null and asked.sent_at is null
      and case when request.is_open then asked.given_up_at < ${dateAt(triedBefore)}::timestamptz
        else asked.given_up_at > ${dateAt(since)}::timestamptz end
      and (asked.tried_at is null or asked.tried_at < ${dateAt(triedBefore)})
    order by asked.tried_at nulls first, asked.given_up_at, asked.request_id limit ${limit}`.execute(db);
  return rows;
}

/** Terminations of paper GIRO that the bank does not have yet: those tried longest ago first. */
export async function listUnsentTerminations(
  db: Db,
  { triedBefore, limit }: { readonly triedBefore: number; readonly limit: number },
): Promise<BankRequest[]> {
  const { rows } = await sql<BankRequest>`${requests}
    where request.is_open and request.kind = 'giro' and asked.request_type = 'CANCELLATION'
      and debit.kind = 'PAPER_GIRO' and asked.sent_at is null
      and (asked.tried_at is null or asked.tried_at < ${dateAt(triedBefore)})
    order by asked.tried_at nulls first, request.created_at, asked.request_id limit ${limit}`.execute(db);
  return rows;
}

/** Terminations whose every approval the bank has had since before an instant, and that it has not ended. */
export async function countUnconfirmedEndings(db: Db, approvedBefore: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from giro_request asked join customer_request request using (account_id, request_id)
    where request.is_open and request.kind = 'giro' and asked.request_type = 'CANCELLATION'
      and exists (select from customer_request_event told where told.account_id = asked.account_id
        and told.request_id = asked.request_id and told.what = ${TERMINATION_APPROVED}
        and told.at <= ${dateAt(approvedBefore)})`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

type RequestKey = Pick<BankRequest, 'accountId' | 'requestId'>;

export async function addBankRequest(
  tx: Tx,
  request: RequestKey &
    Pick<BankRequest, 'debitId' | 'requestType' | 'expiresAt'> & {
      /** Of the authorisation that is to end. The release before goes back to it. */
      readonly statusBefore: 'ACTIVE' | 'SUSPENDED' | null;
    },
): Promise<void> {
  await tx
    .insertInto('giroRequest')
    .values({ ...request, redirectUrl: null })
    .execute();
}

/** Marks on the bank's side of a request; they decide nothing. */
export async function noteBankRequest(
  db: Db,
  { accountId, requestId }: RequestKey,
  note: {
    readonly redirectUrl?: string;
    readonly expiresAt?: number | null;
    readonly sentAt?: number;
    readonly givenUpAt?: number | null;
    readonly askedAt?: number;
    readonly triedAt?: number;
  },
): Promise<void> {
  await db
    .updateTable('giroRequest')
    .set(note)
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .execute();
}

/** Longer than the port waits for an answer. */
const CALL_MS = 10_000;

/** A call for the page of the bank begins. Calls of a gateway that was killed in one are forgotten after a time. */
export async function beginCall(db: Db, { accountId, requestId }: RequestKey, now: number): Promise<void> {
  await sql`update giro_request
    set calls = case when calls_until > ${dateAt(now)} then calls + 1 else 1 end, calls_until = ${dateAt(now + CALL_MS)}
    where account_id = ${accountId} and request_id = ${requestId}`.execute(db);
}

/** @param redirectUrl the page of the bank; null: the call has failed */
export async function endCall(
  tx: Tx,
  { accountId, requestId }: RequestKey,
  redirectUrl: string | null,
): Promise<void> {
  await sql`update giro_request
    set calls = greatest(calls - 1, 0), redirect_url = coalesce(redirect_url, ${redirectUrl})
    where account_id = ${accountId} and request_id = ${requestId}`.execute(tx);
}
