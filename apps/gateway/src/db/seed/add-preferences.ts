/** Mailing addresses, bill delivery and plans of the demo world: those of a past day are there from the first start on. */
import { addDays, type SgDay, sgDay, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { insertRows, type Row } from './rows/bulk-insert.ts';

/** By account id. */
const HALIM = { wholesale: 101203, elsewhere: 101206 };
const RAVI = 100901;
const SALMAH = 101001;
const ISMAIL = 100701;

const jalanPelepas = {
  block: '3',
  streetName: 'Jalan Pelepas',
  floor: '',
  unit: '',
  building: null,
  postalCode: '578103',
};
const jalanRajah = {
  block: '9',
  streetName: 'Jalan Rajah',
  floor: '03',
  unit: '02',
  building: null,
  postalCode: '320009',
};
/** Days between the first start and the day on which the pending address takes effect. */
const PENDING_DAYS = 11;

const addressRow = (accountId: number, lines: Row, effectiveOn: SgDay, at: number): Row => ({
  accountId,
  addressNo: 1,
  ...lines,
  effectiveOn,
  recordedAt: new Date(at).toISOString(),
  source: 'W',
});

const preferenceRow = (
  accountId: number,
  isSoftCopy: boolean,
  isHardCopy: boolean,
  isClosed = false,
): Row => ({
  accountId,
  isSoftCopy,
  isHardCopy,
  isRetailerAccessDisallowed: isClosed,
  revision: 1,
  changedAt: new Date(startOfSgDay(sgDay('2025-07-01'))).toISOString(),
});

/** Runs each time, as a world of an earlier release has none; rows that are there stay as they are. */
export async function addPreferences(tx: Tx, now: number, isFirst: boolean): Promise<void> {
  const moved = sgDay('2024-03-01');
  await insertRows(tx, 'mailingAddress', [
    addressRow(HALIM.elsewhere, jalanPelepas, moved, startOfSgDay(addDays(moved, -8))),
    addressRow(RAVI, jalanRajah, addDays(toSgDay(now), PENDING_DAYS), now),
  ]);
  await insertRows(tx, 'accountPreference', [
    preferenceRow(HALIM.wholesale, true, true),
    preferenceRow(SALMAH, false, true),
    preferenceRow(ISMAIL, true, false, true),
  ]);
  await insertRows(tx, 'accountPlan', [
    { accountId: HALIM.wholesale, plan: 'wholesale', since: sgDay('2025-07-01') },
  ]);
  if (isFirst) await markDelivered(tx, now);
}

/** The past of the world is no news: mails go out about the bills that come later. */
async function markDelivered(tx: Tx, now: number): Promise<void> {
  await sql`insert into bill_delivery (account_id, bill_id, by_email, by_post, decided_at)
    select account_id, bill_id, true, false, ${new Date(now)}::timestamptz from bill
    on conflict do nothing`.execute(tx);
}
