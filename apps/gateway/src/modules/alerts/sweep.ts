/**
 * Looks every minute whether a chosen alert is due. The finding is recorded and its mail queued in one transaction, so
 * that neither two gateways nor a crash send one twice.
 */
import { type AlertKind, findSendTime, judgeDay } from '@portal/domain/insights/alerts';
import { addDays, toSgDay } from '@portal/domain/sg-time';
import { DatabaseUnavailable } from '../../db/engines/query-failed.ts';
import { enqueue } from '../../db/outbox.store.ts';
import type { Json } from '../../db/tables/columns.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Loop, startLoop } from '../../jobs/loop.ts';
import { findRunningLeak } from '../leaks/public.ts';
import { dayTotals } from '../usage/public.ts';
import { ALERT_MAIL } from './mails.ts';
import { listWatched, recordSent, type WatchedAlerts } from './store.ts';
import { hashToken, makeToken } from './token.ts';

const EVERY_MS = 60_000;
const PAGE = 200;
const DAYS_READ = 60;

/** The running bill's likely total in cents; null: its rule is not met. */
export type LikelyBill = (parts: Pick<Deps, 'db' | 'clock'>, accountId: number) => Promise<number | null>;

interface SweepParts extends Pick<Deps, 'db' | 'clock'> {
  readonly log: Pick<Deps['log'], 'error'>;
}

/** Each by itself: one that fails keeps no other from its alerts. */
export async function sweepAlerts(parts: SweepParts, findLikelyBill: LikelyBill): Promise<void> {
  const { db, clock, log } = parts;
  let failed = 0;
  for (let after = { accountId: 0, customerId: 0 }; ; ) {
    const today = toSgDay(clock.now());
    const page = await listWatched(db, { after, today, limit: PAGE });
    for (const watched of page) {
      try {
        await alert(parts, watched, findLikelyBill);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        failed += 1;
      }
      after = watched;
    }
    if (page.length < PAGE) break;
  }
  if (failed > 0) log.error({ job: 'alerts', count: failed }, 'alerts could not be judged');
}

async function alert(parts: SweepParts, watched: WatchedAlerts, findLikelyBill: LikelyBill): Promise<void> {
  const { accountId, billAbove, leak, highDay, sent } = watched;
  const isDue = (kind: AlertKind): boolean => !sent.includes(kind);
  if (leak && isDue('leak')) {
    const running = await findRunningLeak(parts.db, accountId, parts.clock.now());
    if (running) await queue(parts, watched, 'leak', { ...running });
  }
  if (highDay && isDue('highDay')) {
    const found = await findHighDay(parts, watched);
    if (found) await queue(parts, watched, 'highDay', found);
  }
  if (billAbove !== null && isDue('bill')) {
    const likely = await findLikelyBill(parts, accountId);
    if (likely !== null && likely > billAbove) await queue(parts, watched, 'bill', { likely, billAbove });
  }
}

/** Of yesterday, while it belongs to the running bill. */
async function findHighDay({ db, clock }: SweepParts, { accountId, billFrom }: WatchedAlerts) {
  const day = addDays(toSgDay(clock.now()), -1);
  if (day < billFrom) return null;
  const totals = await dayTotals(db, [accountId], addDays(day, -DAYS_READ), day);
  const days = totals
    .filter(({ utility }) => utility === 'electricity')
    .map((each) => ({ day: each.day, wh: each.total, isWhole: each.status !== 'Partial' }));
  const judged = judgeDay(day, days);
  return judged.state === 'high' ? { day, wh: judged.wh, usualWh: judged.usualWh } : null;
}

async function queue(
  { db, clock }: SweepParts,
  { accountId, customerId, billFrom }: WatchedAlerts,
  kind: AlertKind,
  facts: Json,
): Promise<void> {
  const at = clock.now();
  const sent = { accountId, customerId, kind, billFrom };
  const tokenHash = hashToken(await makeToken({ db, clock }, sent));
  await withTransaction(db, async (tx) => {
    if (!(await recordSent(tx, sent, { facts, tokenHash, at }))) return;
    await enqueue(tx, {
      kind: ALERT_MAIL,
      payload: { ...sent },
      dedupe: [ALERT_MAIL, accountId, customerId, kind, billFrom].join(' '),
      runAt: findSendTime(at),
    });
  });
}

export const startAlertSweep =
  (findLikelyBill: LikelyBill) =>
  (parts: SweepParts): Loop => {
    const work = async () => {
      await sweepAlerts(parts, findLikelyBill);
      return undefined;
    };
    return startLoop('alerts', EVERY_MS, work, parts.log);
  };
