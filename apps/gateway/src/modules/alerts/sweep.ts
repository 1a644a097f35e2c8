/**
 * Looks every minute whether a chosen alert is due: for a leak that runs each time, for the others once a day and whenever
 * readings, the bill or the choice have changed. The finding is recorded and its mail queued in one transaction, so that
 * neither two gateways nor a crash queue one twice.
 */
import { randomUUID } from 'node:crypto';
import { type AlertKind, alertKinds, findSendTime } from '@portal/domain/insights/alerts';
import { toSgDay } from '@portal/domain/sg-time';
import { DatabaseUnavailable } from '../../db/engines/query-failed.ts';
import { enqueue } from '../../db/outbox.store.ts';
import type { Json } from '../../db/tables/columns.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Loop, startLoop } from '../../jobs/loop.ts';
import { readRows, type Stoppable } from '../../jobs/pages.ts';
import { hashLinkToken } from '../../sealed/link-token.ts';
import { type FindingParts, findFacts, type LikelyBill } from './findings.ts';
import { ALERT_MAIL } from './mails.ts';
import { listWatched, markJudged, recordSent, type WatchedAlerts } from './store.ts';
import { makeToken } from './token.ts';

const EVERY_MS = 60_000;
const PAGE = 200;
const FIRST = { accountId: 0, customerId: 0 };

interface SweepParts extends Pick<Deps, 'db' | 'clock'>, Stoppable {
  readonly log: Pick<Deps['log'], 'error'>;
}

/** Each kind of each choice by itself: one that fails keeps no other from being looked at. */
export async function sweepAlerts(parts: SweepParts, findLikelyBill: LikelyBill): Promise<void> {
  const { db, clock, log, signal } = parts;
  let failed = 0;
  const all = readRows<WatchedAlerts>({ limit: PAGE, signal }, (after) =>
    listWatched(db, { after: after ?? FIRST, today: toSgDay(clock.now()), limit: PAGE }),
  );
  for await (const watched of all) failed += await alert({ ...parts, findLikelyBill }, watched);
  if (failed > 0) log.error({ job: 'alerts', count: failed }, 'alerts could not be judged');
}

/** @returns how many kinds failed; the choice counts as judged when none did, so that these are tried again */
async function alert(parts: SweepParts & FindingParts, watched: WatchedAlerts): Promise<number> {
  const hasChanged = watched.basis !== watched.judged;
  let failed = 0;
  for (const kind of alertKinds) {
    if (watched.sent.includes(kind) || !(kind === 'leak' || hasChanged)) continue;
    if (!(await succeeds(() => look(parts, watched, kind)))) failed += 1;
  }
  if (hasChanged && failed === 0 && !(await succeeds(() => markJudged(parts.db, watched)))) failed += 1;
  return failed;
}

async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    return false;
  }
}

async function look(
  parts: SweepParts & FindingParts,
  watched: WatchedAlerts,
  kind: AlertKind,
): Promise<void> {
  const facts = await findFacts(parts, watched, kind);
  if (facts !== null) await queue(parts, watched, kind, facts);
}

async function queue(
  { db, clock }: SweepParts,
  { accountId, customerId, billFrom }: WatchedAlerts,
  kind: AlertKind,
  facts: Json,
): Promise<void> {
  const at = clock.now();
  const sent = { accountId, customerId, kind, billFrom };
  const tokenHash = hashLinkToken(await makeToken({ db, clock }, sent));
  await withTransaction(db, async (tx) => {
    if (!(await recordSent(tx, sent, { facts, tokenHash, at }))) return;
    await enqueue(tx, {
      kind: ALERT_MAIL,
      payload: { ...sent },
      // The row above is there once; one that was taken back may be found again, and is another message.
      dedupe: `${ALERT_MAIL} ${randomUUID()}`,
      runAt: findSendTime(at),
    });
  });
}

export const startAlertSweep =
  (findLikelyBill: LikelyBill) =>
  (parts: SweepParts): Loop => {
    const work = async (signal: AbortSignal) => {
      await sweepAlerts({ ...parts, signal }, findLikelyBill);
      return undefined;
    };
    return startLoop('alerts', EVERY_MS, work, parts.log);
  };
