/** Notices of the treasury and of the bank for eGIRO, each event stored once with what became of it. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { PartyNoticeTable } from '../db/tables/notices-of-parties.ts';
import { Refusal } from '../wire/calls/refusal.ts';

export type PartyNotice = Omit<Insertable<PartyNoticeTable>, 'content'>;
type StoredNotice = Pick<
  Selectable<PartyNoticeTable>,
  'reference' | 'event' | 'amountCents' | 'currency' | 'outcome'
>;

/**
 * @param content what else it says, in which a copy must be equal too
 * @returns false when the event was told before
 * @throws Refusal SK_IDEM_1001 when it was told differently
 */
export async function keepPartyNotice(tx: Tx, notice: PartyNotice, content: string | null): Promise<boolean> {
  const added = await tx
    .insertInto('partyNotice')
    .values({ ...notice, content })
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .executeTakeFirst();
  if (added !== undefined) return true;
  const { rows } = await sql<StoredNotice & { sameContent: boolean }>`
    select reference, event, amount_cents, currency, outcome, content is not distinct from ${content}::jsonb as same_content
    from party_notice where party = ${notice.party} and event_id = ${notice.eventId}`.execute(tx);
  const [known] = rows;
  const isCopy =
    known?.sameContent === true &&
    known.reference === notice.reference &&
    known.event === notice.event &&
    known.amountCents === notice.amountCents &&
    known.currency === notice.currency;
  if (!isCopy) throw new Refusal('SK_IDEM_1001');
  return false;
}

/** A parked notice counts after all, as another one has made clear what it was about. */
export async function settleParkedNotice(
  tx: Tx,
  { party, eventId }: Pick<PartyNotice, 'party' | 'eventId'>,
  { outcome, reason }: Pick<PartyNotice, 'outcome' | 'reason'>,
): Promise<void> {
  await tx
    .updateTable('partyNotice')
    .set({ outcome, reason })
    .where('party', '=', party)
    .where('eventId', '=', eventId)
    .where('outcome', '=', 'parked')
    .execute();
}
