/** Payouts that the treasury was asked for. */
import type { Cents } from '@portal/domain/money';
import type { PayoutState } from '@portal/domain/refunds/treasury-decision';
import type { SgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Destination } from '../../ports/treasury/port.ts';

export interface Payout {
  readonly accountId: number;
  readonly requestId: string;
  readonly amount: Cents;
  readonly destination: Destination;
  readonly orderedAt: number;
  readonly outcome: 'paid' | 'refused' | null;
  readonly decidedAt: number | null;
}
type PayoutOrder = Pick<Payout, 'accountId' | 'requestId' | 'amount' | 'destination'>;

export async function addPayout(
  tx: Tx,
  { accountId, requestId, amount, destination }: PayoutOrder,
  at: number,
): Promise<void> {
  await tx
    .insertInto('refundPayout')
    .values({
      accountId,
      requestId,
      amountCents: amount,
      destination: JSON.stringify(destination),
      orderedAt: at,
    })
    .execute();
}

/** @param payout null: we ordered none */
export const toPayoutState = (payout: Pick<Payout, 'outcome'> | null): PayoutState =>
  payout === null ? 'unknown' : (payout.outcome ?? 'ordered');

const columns = sql`account_id, request_id, amount_cents as amount, destination, ordered_at, outcome, decided_at`;

/** By the reference of its request, of whichever account. */
export async function findPayout(db: Db, requestId: string): Promise<Payout | null> {
  const { rows } = await sql<Payout>`
    select ${columns} from refund_payout where request_id = ${requestId}`.execute(db);
  return rows[0] ?? null;
}

export interface PayoutToSend extends PayoutOrder {
  readonly bpNo: string;
  readonly holder: string;
  /** When it was last tried; null: never. */
  readonly triedAt: number | null;
}

interface SendQuery {
  /** Confirmed by the treasury before this instant. */
  readonly sentBefore: number;
  /** Tried before this instant. */
  readonly triedBefore: number;
  readonly limit: number;
}

/** Undecided ones whose next try has come: those never tried first, then by their last try, the oldest first. */
export async function listPayoutsToSend(
  db: Db,
  { sentBefore, triedBefore, limit }: SendQuery,
): Promise<PayoutToSend[]> {
  const { rows } = await sql<PayoutToSend>`
    select payout.account_id, payout.request_id, payout.amount_cents as amount, payout.destination, payout.tried_at,
      partner.bp_no, partner.name as holder
    from refund_payout payout join account using (account_id) join business_partner partner using (bp_no)
    where payout.outcome is null and (payout.sent_at is null or payout.sent_at < ${dateAt(sentBefore)})
      and (payout.tried_at is null or payout.tried_at < ${dateAt(triedBefore)})
    order by payout.tried_at nulls first, payout.ordered_at, payout.request_id limit ${limit}`.execute(db);
  return rows;
}

/** @param payout as it was read. @returns false when it is decided, or another gateway has tried it since */
export async function claimPayout(
  db: Db,
  { accountId, requestId, triedAt }: Pick<PayoutToSend, 'accountId' | 'requestId' | 'triedAt'>,
  at: number,
): Promise<boolean> {
  const claimed = await db
    .updateTable('refundPayout')
    .set({ triedAt: at })
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('outcome', 'is', null)
    .where(
      sql<boolean>`tried_at is not distinct from ${triedAt === null ? null : dateAt(triedAt)}::timestamptz`,
    )
    .returning('requestId')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The treasury has it. */
export async function markSent(
  db: Db,
  { accountId, requestId }: Pick<Payout, 'accountId' | 'requestId'>,
  at: number,
): Promise<void> {
  await db
    .updateTable('refundPayout')
    .set({ sentAt: at })
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('outcome', 'is', null)
    .execute();
}

/** @param payout as it was read. @returns false when it has another outcome by now: nothing changes */
export async function decidePayout(
  tx: Tx,
  { accountId, requestId, outcome: before }: Pick<Payout, 'accountId' | 'requestId' | 'outcome'>,
  outcome: 'paid' | 'refused',
  at: number,
): Promise<boolean> {
  const decided = await tx
    .updateTable('refundPayout')
    .set({ outcome, decidedAt: at })
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('outcome', before === null ? 'is' : '=', before)
    .returning('requestId')
    .executeTakeFirst();
  return decided !== undefined;
}

/** Undecided payouts: those that the treasury has not confirmed, and those whose promised day is over. */
export async function countUndecidedPayouts(
  db: Db,
  { orderedBefore, today }: { readonly orderedBefore: number; readonly today: SgDay },
): Promise<{ readonly unsent: number; readonly undecided: number }> {
  const { rows } = await sql<{ unsent: number; undecided: number }>`
    select count(*) filter (where payout.sent_at is null and payout.ordered_at < ${dateAt(orderedBefore)})::int as unsent,
      count(*) filter (where request.next_by < ${today}::date)::int as undecided
    from refund_payout payout join customer_request request using (account_id, request_id)
    where payout.outcome is null`.execute(db);
  return rows[0] ?? { unsent: 0, undecided: 0 };
}
