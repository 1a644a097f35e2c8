/** The queue of readings that staff look at: what waits while its window is open, what today decided. */
import type { Output } from '@portal/contract';
import { DECIDED_PER_PAGE } from '@portal/contract/http';
import { meterDigits } from '@portal/domain/meters/meter-digits';
import { instantText, startOfSgDay, toSgDay } from '@portal/domain/sg-time';
import type { Db } from '../../db/database.ts';
import type { SubjectContext } from '../../wire/context.ts';
import { findHeldAccounts } from '../accounts/public.ts';
import {
  decidedReadings,
  type ReadingFacts,
  type ReadingSearch,
  waitingReadings,
  waitingReadingTotals,
} from '../meter-readings/public.ts';
import type { QueueQuery } from './queue.service.ts';
import { findTypedAccount } from './queue-pages.ts';

type Queue = Extract<Output<'staff:queue'>, { name: 'meterReadings' }>;

/** At most so many that wait are shown: the longest waiting. */
const MOST_WAITING = 100;
/** Of no account: finds nothing. */
const NOBODYS_ACCOUNT = 0;

/** 'MR-1000' */
const formatItemId = (readingNo: number): string => `MR-${readingNo}`;

/** null when it is none. */
export function readingNoIn(itemId: string): number | null {
  const found = /^MR-(\d{1,15})$/.exec(itemId);
  return found ? Number(found[1]) : null;
}

export async function loadReadingQueue(
  { db, clock }: SubjectContext,
  { search: typed = '', page = 1 }: QueueQuery,
): Promise<Queue> {
  const now = clock.now();
  const search = await toSearch(db, typed);
  const [waiting, totals, decided] = await Promise.all([
    waitingReadings(db, now, search, MOST_WAITING),
    waitingReadingTotals(db, now, search),
    decidedReadings(db, startOfSgDay(toSgDay(now)), search, { size: DECIDED_PER_PAGE, number: page }),
  ]);
  const named = await findHeldAccounts(db, [
    ...new Set([...waiting, ...decided.readings].map(({ accountId }) => accountId)),
  ]);
  const numbers = new Map(named.map(({ accountId, accountNo }) => [accountId, accountNo]));
  const item = (reading: ReadingFacts) => toReadingItem(reading, numbers.get(reading.accountId) ?? '');
  return {
    name: 'meterReadings',
    waiting: waiting.map((reading) => ({
      ...item(reading),
      receivedAt: instantText(reading.sentAt),
      unusual: reading.unusual,
      hasPhoto: reading.photoAt !== null,
    })),
    waitingCount: totals.count,
    oldestAt: totals.oldest === null ? null : instantText(totals.oldest),
    decided: decided.readings.map((reading) => ({
      ...item(reading),
      decidedAt: instantText(reading.decidedAt),
      decision: reading.decision,
    })),
    decidedCount: decided.count,
  };
}

export const toReadingItem = (reading: ReadingFacts, accountNo: string) => ({
  itemId: formatItemId(reading.readingNo),
  accountNo,
  utilityType: reading.utility,
  deviceNo: reading.deviceNo,
  reading: meterDigits(reading.readingMilli, {
    before: reading.digitsBefore,
    after: reading.digitsAfter,
  }),
});

async function toSearch(db: Db, typed: string): Promise<ReadingSearch> {
  const device = typed.replace(/\s/g, '');
  if (device === '') return null;
  const accountId = await findTypedAccount(db, device);
  return accountId === undefined ? { device } : { accountId: accountId ?? NOBODYS_ACCOUNT };
}
