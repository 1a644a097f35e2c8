/**
 * Decides on a reading in the transaction of whoever decides: once, while its window is open, so that the customer can
 * still send another and no bill counts it yet.
 */
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../wire/calls/refusal.ts';
import { queueSetAsideMail } from '../mails/mail-queue.ts';
import { lockMeters } from '../submit.store.ts';
import {
  addReadingDecision,
  findSentReading,
  lockPhotoOf,
  type ReadingDecision,
  type SeenPhoto,
  type SentReading,
} from './review.store.ts';

export interface DecisionOnReading {
  readonly staffId: number;
  readonly decision: ReadingDecision;
  /** For the customer; null for a reading that is accepted. */
  readonly note: string | null;
  readonly seen: SeenPhoto;
}

/**
 * Only on the reading and the photo that the officer was shown.
 * @throws Refusal SK_STAFF_1001, 1011 and 1012, SK_METER_1002; nothing of it has happened then
 */
export async function decideReading(
  tx: Tx,
  { accountId, readingNo }: Pick<SentReading, 'accountId' | 'readingNo'>,
  { staffId, decision, note, seen }: DecisionOnReading,
  now: number,
): Promise<void> {
  await lockMeters(tx, [accountId]);
  await lockPhotoOf(tx, readingNo);
  // Only what is read under the locks is true.
  const reading = await findSentReading(tx, readingNo);
  if (reading === null) throw new Refusal('SK_STAFF_1012');
  if (reading.decision !== null) throw new Refusal('SK_STAFF_1001');
  if (reading.closesAt < now) throw new Refusal('SK_METER_1002');
  if (reading.fileId !== seen.photoFileId) throw new Refusal('SK_STAFF_1012');
  if (reading.fileId !== null && seen.photoSha256 === null) throw new Refusal('SK_STAFF_1011');
  await addReadingDecision(tx, reading, { staffId, decision, note, at: now, photoSha256: seen.photoSha256 });
  if (decision === 'setAside') await queueSetAsideMail(tx, reading, now);
}
