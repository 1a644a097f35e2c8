/** Alerts that cannot come to a home, as their rules need data that its meters do not send. */
import { isContestable } from '@portal/domain/account-kind';
import type { AlertGap, AlertKind } from '@portal/domain/insights/alerts';
import { SILENT_DAYS } from '@portal/domain/insights/forecast';
import { addDays, toSgDay } from '@portal/domain/sg-time';
import type { Deps } from '../../deps.ts';
import type { OwnedAccount } from '../../wire/callers/subject.ts';
import { readLeakWatch } from '../leaks/public.ts';
import { dayTotals, findNewMeters } from '../usage/public.ts';

type Gaps = Readonly<Record<AlertKind, AlertGap | null>>;

export async function findGaps(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  account: Pick<OwnedAccount, 'accountId' | 'services' | 'status' | 'system' | 'type'>,
): Promise<Gaps> {
  if (account.status !== 'Active') return { bill: 'closed', leak: 'closed', highDay: 'closed' };
  const now = clock.now();
  const today = toSgDay(now);
  const [days, newMeters, leakWatch] = await Promise.all([
    dayTotals(db, [account.accountId], addDays(today, -SILENT_DAYS), today),
    findNewMeters(db, account.accountId, today),
    readLeakWatch(db, account.accountId, now),
  ]);
  const sendsHalfHours =
    account.services.includes('electricity') &&
    (newMeters.has('electricity') || days.some(({ utility }) => utility === 'electricity'));
  const highDay = sendsHalfHours ? null : 'noHalfHours';
  return { bill: isContestable(account) ? 'unpriced' : highDay, leak: leakGaps[leakWatch.state], highDay };
}

/** A meter that is new, or of which hours are missing, finds leaks later. */
const leakGaps: Readonly<Record<Awaited<ReturnType<typeof readLeakWatch>>['state'], AlertGap | null>> = {
  none: 'noHours',
  new: null,
  coarse: 'coarse',
  early: null,
  missing: null,
  watching: null,
};
