/** One reading, opened by a member of staff: beside those before it and the usual use of its home. Every look is recorded. */
import { createHash } from 'node:crypto';
import type { Output } from '@portal/contract';
import { meterDigits } from '@portal/domain/meters/meter-digits';
import { instantText, toSgDay } from '@portal/domain/sg-time';
import type { FileContent } from '../../ports/file-store/port.ts';
import { Refusal } from '../../wire/calls/refusal.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findHeldAccounts } from '../accounts/public.ts';
import {
  computeUseSince,
  earlierReadings,
  findReadingDecision,
  findSentReading,
  loadUsualUses,
  metersWithWindow,
  type SentReading,
  toPhotoKey,
} from '../meter-readings/public.ts';
import { describeDecision, getStaffId, recordLook } from './officer.ts';
import { isOwnAccount } from './own-account.ts';
import { readingNoIn, toReadingItem } from './reading-queue.service.ts';
import { recordReadingView } from './reading-view.store.ts';

type Reading = Output<'staff:meterReading'>;

/** A year of monthly readings. */
const MOST_EARLIER = 12;

/** @throws Refusal SK_ACCESS_1001 for one that was replaced, and for what does not exist */
async function knownReading(db: SubjectContext['db'], itemId: string): Promise<SentReading> {
  const readingNo = readingNoIn(itemId);
  const reading = readingNo === null ? null : await findSentReading(db, readingNo);
  if (reading === null) throw new Refusal('SK_ACCESS_1001');
  return reading;
}

/** @param context outside any transaction: the look is recorded whatever follows */
export async function openReading(context: SubjectContext, itemId: string): Promise<Reading> {
  const { db, clock } = context;
  const reading = await knownReading(db, itemId);
  const accounts = await findHeldAccounts(db, [reading.accountId]);
  const isOwn = await isOwnAccount(context, accounts);
  const openedAt = clock.now();
  await recordView(context, reading, { action: 'reading:opened', isOwn, photoSha256: null });
  const register = { before: reading.digitsBefore, after: reading.digitsAfter };
  const [earlier, comparison, photo, decision] = await Promise.all([
    earlierReadings(db, reading, MOST_EARLIER),
    compareUse(context, reading),
    findPhoto(context, reading),
    findReadingDecision(db, reading),
  ]);
  return {
    ...toReadingItem(reading, accounts[0]?.accountNo ?? ''),
    status: reading.decision === null ? 'waiting' : reading.decision === 'accept' ? 'accepted' : 'setAside',
    receivedAt: instantText(reading.sentAt),
    source: reading.source,
    holder: accounts[0]?.holder ?? '',
    unusual: reading.unusual,
    window: { from: instantText(reading.opensAt), to: instantText(reading.closesAt) },
    earlier: earlier.map(({ kind, readAt, readingMilli }) => ({
      date: toSgDay(readAt),
      reading: meterDigits(readingMilli, register),
      kind,
    })),
    ...comparison,
    photo,
    decision: decision && (await describeDecision(context, decision)),
    openedAt: instantText(openedAt),
    isOwn,
  };
}

async function compareUse(
  { db }: SubjectContext,
  { accountId, deviceNo, readingMilli, sentAt }: SentReading,
): Promise<Pick<Reading, 'use' | 'usual'>> {
  const meters = await metersWithWindow(db, [accountId], sentAt);
  const meter = meters.find((each) => each.deviceNo === deviceNo);
  if (!meter) return { use: null, usual: null };
  const usual = await loadUsualUses(db, meters);
  return { use: computeUseSince(meter, readingMilli, sentAt), usual: usual(meter) };
}

async function findPhoto({ files }: SubjectContext, reading: SentReading): Promise<Reading['photo']> {
  const key = toPhotoKey(reading);
  const facts = key && (await files.facts(key));
  if (!facts || facts.type === 'application/pdf' || reading.photoAt === null) return null;
  return { type: facts.type, bytes: facts.size, cameAt: instantText(reading.photoAt) };
}

/** Written down, and committed, before anything of it is told. */
async function recordView(
  context: SubjectContext,
  reading: SentReading,
  {
    action,
    ...shown
  }: {
    readonly action: 'reading:opened' | 'reading:photoViewed';
    readonly isOwn: boolean;
    readonly photoSha256: string | null;
  },
): Promise<void> {
  const view = { staffId: getStaffId(context), ...shown };
  const look = { action, object: `reading:${reading.readingNo}` };
  await recordLook(context, look, (tx, at) => recordReadingView(tx, reading, view, at));
}

/** The photo's bytes. Nothing leaves before the look is recorded. @throws Refusal SK_ACCESS_1001 */
export async function photoFor(context: SubjectContext, itemId: string): Promise<FileContent> {
  const reading = await knownReading(context.db, itemId);
  const key = toPhotoKey(reading);
  const file = key && (await context.files.get(key));
  if (!file) throw new Refusal('SK_ACCESS_1001');
  const accounts = await findHeldAccounts(context.db, [reading.accountId]);
  await recordView(context, reading, {
    action: 'reading:photoViewed',
    isOwn: await isOwnAccount(context, accounts),
    photoSha256: createHash('sha256').update(file.bytes).digest('hex'),
  });
  return file;
}
