/** The figures that a chosen alert has to tell now: read when it is looked for, and again when its mail leaves. */
import { type AlertKind, judgeNewestDays } from '@portal/domain/insights/alerts';
import { addDays, toSgDay } from '@portal/domain/sg-time';
import type { Json } from '../../db/tables/columns.ts';
import type { Deps } from '../../deps.ts';
import { findRunningLeak } from '../leaks/public.ts';
import { dayTotals } from '../usage/public.ts';
import type { WatchedAlerts } from './store.ts';

/** The days that are judged, and eight weeks before them. */
const DAYS_READ = 64;

type ReadParts = Pick<Deps, 'db' | 'clock'>;

/** The running bill's likely total in cents; null: its rule is not met. */
export type LikelyBill = (parts: ReadParts, accountId: number) => Promise<number | null>;

export interface FindingParts extends ReadParts {
  readonly findLikelyBill: LikelyBill;
}

/** Figures of the mail; null: the alert is switched off, or there is nothing to tell. */
export async function findFacts(
  parts: FindingParts,
  watched: WatchedAlerts,
  kind: AlertKind,
): Promise<Json | null> {
  const { accountId, billAbove, leak, highDay } = watched;
  if (kind === 'leak') return leak ? findRunningLeak(parts.db, accountId, parts.clock.now()) : null;
  if (kind === 'highDay') return highDay ? findHighDay(parts, watched) : null;
  if (billAbove === null) return null;
  const likely = await parts.findLikelyBill(parts, accountId);
  return likely !== null && likely > billAbove ? { likely, billAbove } : null;
}

/** A day of the running bill: an estimated half hour says nothing about one that stands out. */
async function findHighDay({ db, clock }: ReadParts, { accountId, billFrom, toldDay }: WatchedAlerts) {
  const today = toSgDay(clock.now());
  const totals = await dayTotals(db, [accountId], addDays(today, -DAYS_READ), addDays(today, -1));
  const days = totals
    .filter(({ utility }) => utility === 'electricity')
    .map(({ day, total, status }) => ({ day, wh: total, isMeasured: status === 'Actual' }));
  const from = toldDay !== null && toldDay >= billFrom ? addDays(toldDay, 1) : billFrom;
  const found = judgeNewestDays(from, today, days);
  return found && { ...found };
}
