/** Notices of the banks that contradict what is known, and the decisions of staff on them. */
import type { EgiroNotice } from '@portal/contract/giro/egiro-webhook.rest';
import type { EgiroNoticeDecision } from '@portal/domain/giro/parked-notice';
import type { Cents } from '@portal/domain/money';
import { instantText } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { createParkedNotices, type StoredNotice } from '../../webhooks/parked-notice.store.ts';

export interface ParkedEgiroNotice extends StoredNotice<EgiroNoticeDecision> {
  readonly event: EgiroNotice['event'];
  /** Of a deduction. */
  readonly amount: Cents | null;
  readonly currency: string | null;
  /** The rest of the notice. */
  readonly content: Omit<EgiroNotice, 'event_id' | 'event' | 'at' | 'amount' | 'currency'> | null;
}

export const egiroNotices = createParkedNotices<EgiroNoticeDecision, ParkedEgiroNotice>({
  party: 'egiro',
  decisions: 'egiro_notice_decision',
  accountId: sql`coalesce(
    (select account_id from giro_deduction where reference = notice.reference),
    (select account_id from giro_request where request_id = notice.reference),
    (select account_id from direct_debit where reference = notice.reference),
    (select account_id from account_number where digits = replace(notice.reference, '-', '')))`,
  // Money waits among the parked payments.
  except: sql`notice.event = 'deduction_paid' and notice.amount_cents is not null`,
});

/** As the bank told it. */
export function toNotice({ eventId, event, at, amount, currency, content }: ParkedEgiroNotice): EgiroNotice {
  return {
    ...content,
    event_id: eventId,
    event,
    at: instantText(at),
    ...(amount !== null && { amount }),
    ...(currency !== null && { currency }),
  };
}

const MOST_ENDS = 100;

/** Ends of forms on paper that came before the form itself, the oldest first. @param reference number of the account */
export async function listEarlierEnds(
  tx: Tx,
  reference: string,
  since: number,
): Promise<readonly ParkedEgiroNotice[]> {
  const search = { text: reference, accountId: null };
  const waiting = await egiroNotices.list(tx, { state: 'waiting', search }, { limit: MOST_ENDS, offset: 0 });
  return waiting
    .filter(({ event, reason, at, reference: told }) => {
      const isEnd = event === 'completed' || event === 'failed';
      return isEnd && reason === 'unknown' && told === reference && at >= since;
    })
    .toSorted((one, other) => one.at - other.at);
}

/** When the bank first paid a deduction with money that waits for staff, or has waited; null: it never did. */
export async function findPaidAgainAt(db: Db, reference: string): Promise<number | null> {
  const { rows } = await sql<{ at: number | null }>`
    select min(at) as at from party_notice
    where party = 'egiro' and reference = ${reference} and event = 'deduction_paid' and outcome = 'parked'`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}

/**
 * Returns of a deduction that counted as copies of the first one, from the instant on at which the bank paid once more: any
 * of them may be of that payment, so staff look at them.
 */
export async function parkRepeatedReturns(
  tx: Tx,
  { reference, toldAt }: { readonly reference: string; readonly toldAt: number | null },
  paidAt: number,
): Promise<void> {
  await sql`
    update party_notice set outcome = 'parked', reason = 'contradicts'
    where party = 'egiro' and reference = ${reference} and event = 'deduction_returned' and outcome = 'repeated'
      and at >= ${dateAt(paidAt)}::timestamptz
      and at is distinct from ${toldAt === null ? null : dateAt(toldAt)}::timestamptz`.execute(tx);
}

/** Whether the bank has told, since an instant, that a request has ended. */
export async function hasToldEnd(db: Db, requestId: string, since: number): Promise<boolean> {
  const { rows } = await sql`
    select from party_notice
    where party = 'egiro' and reference = ${requestId} and event = 'failed' and outcome = 'repeated'
      and received_at >= ${dateAt(since)}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Payments of a deduction that went to staff, by what they say not after an instant, the newest first: their events. */
export async function listPaidToStaff(db: Db, reference: string, until: number): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select event_id from party_notice
    where party = 'egiro' and reference = ${reference} and event = 'deduction_paid' and outcome = 'parked'
      and amount_cents is not null and at <= ${dateAt(until)}
    order by at desc, received_at desc, event_id`.execute(db);
  return rows.map(({ eventId }) => eventId);
}

/** Whether staff have let another notice of the same return count. */
export async function hasCountedAlready(
  db: Db,
  { eventId, reference, event, at }: ParkedEgiroNotice,
): Promise<boolean> {
  const { rows } = await sql`
    select from party_notice told join egiro_notice_decision decided using (event_id)
    where told.party = 'egiro' and told.reference = ${reference} and told.event = ${event} and told.at = ${dateAt(at)}
      and told.outcome = 'parked' and decided.decision = 'replayed' and told.event_id <> ${eventId}
    limit 1`.execute(db);
  return rows.length > 0;
}
