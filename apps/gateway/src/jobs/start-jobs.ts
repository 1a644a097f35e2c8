/** Every job of the gateway, started and stopped together. The wiring calls it once per process. */
import { systemClock } from '../clock.ts';
import { SEALED_AT_ONCE, sealAudit, unsealedSince } from '../db/audit.store.ts';
import { EXPORT_KIND } from '../db/export-messages.store.ts';
import type { Deps } from '../deps.ts';
import { startAuditCheck } from './audit-check.ts';
import { startClockCheck } from './clock-check.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startLedgerReconciliation } from './ledger-reconciliation.ts';
import { type Loop, type MeasuredJobParts, startLoop } from './loop.ts';
import { startOutboxWatch } from './outbox-watch.ts';
import { type OutboxHandler, startOutboxWorker } from './outbox-worker.ts';
import { startWriteExport } from './write-export.ts';

const SECOND = 1_000;

const unsealed = {
  name: 'portal_audit_unsealed_seconds',
  help: 'Age of the oldest event that is not in the chain yet; alert above 60 for five minutes. NaN: no run yet',
};
const sealedAt = {
  name: 'portal_audit_sealed_timestamp_seconds',
  help: 'When this gateway last looked for events to chain; alert when older than five minutes',
};

/**
 * Adds recorded events to the audit chain every second. Gateways do not wait for one another: if another one is
 * sealing, this one tries again at the next run.
 */
function startAuditSealing(parts: MeasuredJobParts): Loop {
  const { db, clock, metrics, log } = parts;
  const state = { unsealed: Number.NaN, sealedAt: 0 };
  metrics?.gauge(unsealed, () => state.unsealed);
  metrics?.gauge(sealedAt, () => state.sealedAt);
  const work = async () => {
    const sealed = await sealAudit(db, clock.now());
    const oldest = sealed === 0 ? await unsealedSince(db) : null;
    state.unsealed = oldest === null ? 0 : Math.max(0, clock.now() - oldest) / SECOND;
    state.sealedAt = clock.now() / SECOND;
    return sealed === SEALED_AT_ONCE;
  };
  return startLoop('audit', SECOND, work, log);
}

export interface Jobs {
  stop(): Promise<void>;
}

/** Outbox handlers by kind of message; kinds without a handler wait. */
type Handlers = Readonly<Record<string, OutboxHandler>>;

type JobParts = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'log' | 'files' | 'treasury' | 'egiroBank' | 'metrics'
>;

/**
 * @param queues by the worker's name. Each has a worker of its own: messages of one wait neither for a slow receiver of another
 * nor behind its backlog
 * @param areas periodic jobs of areas
 */
export function startJobs(
  parts: JobParts,
  queues: Readonly<Record<string, Handlers>>,
  areas: readonly ((parts: JobParts) => Loop)[],
): Jobs {
  const outbox = Object.entries(queues).map(([name, handlers]) =>
    startOutboxWorker({ ...parts, handlers }, name),
  );
  const exporting = startWriteExport(parts);
  const kinds = Object.values(queues).flatMap((handlers) => Object.keys(handlers));
  const watch = startOutboxWatch(parts, exporting ? [...kinds, EXPORT_KIND] : kinds);
  const clockCheck = startClockCheck({ ...parts, machineClock: systemClock });
  const housekeeping = startHousekeeping({ ...parts, tokenClock: systemClock });
  const books = startLedgerReconciliation(parts);
  const sealing = startAuditSealing(parts);
  const auditCheck = startAuditCheck(parts);
  const loops = [
    ...outbox,
    ...(exporting ? [exporting] : []),
    watch,
    clockCheck,
    housekeeping,
    books,
    sealing,
    auditCheck,
    ...areas.map((start) => start(parts)),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
