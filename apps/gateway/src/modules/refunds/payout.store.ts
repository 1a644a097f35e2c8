/** Payouts that the treasury was asked for. */
import type { Cents } from '@portal/domain/money';
import type { PayoutState } from '@portal/domain/refunds/treasury-decision';
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
}

/** Undecided ones that were not sent since an instant: those never sent first, then the longest ago. */
export async function listPayoutsToSend(
  db: Db,
  { sentBefore, limit }: { readonly sentBefore: number; readonly limit: number },
): Promise<PayoutToSend[]> {
  const { rows } = await sql<PayoutToSend>`
    select payout.account_id, payout.request_id, payout.amount_cents as amount, payout.destination,
      partner.bp_no, partner.name as holder
    from refund_payout payout join account using (account_id) join business_partner partner using (bp_no)
    where payout.outcome is null and (payout.sent_at is null or payout.sent_at < ${dateAt(sentBefore)})
    order by payout.sent_at nulls first, payout.ordered_at, payout.request_id limit ${limit}`.execute(db);
  return rows;
}

export async function markSent(db: Db, requestId: string, at: number): Promise<void> {
  await db
    .updateTable('refundPayout')
    .set({ sentAt: at })
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

/** Payouts that wait for the treasury. */
export async function countUnsent(db: Db, orderedBefore: number): Promise<number> {
  const { count } = await db
    .selectFrom('refundPayout')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('outcome', 'is', null)
    .where('sentAt', 'is', null)
    .where('orderedAt', '<', sql<number>`${dateAt(orderedBefore)}`)
    .executeTakeFirstOrThrow();
  return count;
}
