/** Every job of the gateway, started and stopped together. The wiring calls it once per process. */
import { systemClock } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { startAuditCheck } from './audit-check.ts';
import { startAuditSealing } from './audit-sealing.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startLedgerReconciliation } from './ledger-reconciliation.ts';
import type { Loop } from './loop.ts';
import { type OutboxHandler, startOutboxWorker } from './outbox-worker.ts';

export interface Jobs {
  /** Tells the outbox worker that something was queued. */
  wakeOutbox(): void;
  stop(): Promise<void>;
}

type JobParts = Pick<Deps, 'db' | 'clock' | 'log' | 'files' | 'metrics'>;

/**
 * @param handlers delivery by kind of outbox message; kinds without a handler wait
 * @param areas periodic jobs of areas
 */
export function startJobs(
  parts: JobParts,
  handlers: Readonly<Record<string, OutboxHandler>> = {},
  areas: readonly ((parts: JobParts) => Loop)[] = [],
): Jobs {
  const outbox = startOutboxWorker({ ...parts, handlers });
  const housekeeping = startHousekeeping({ ...parts, tokenClock: systemClock });
  const books = startLedgerReconciliation(parts);
  const sealing = startAuditSealing(parts);
  const auditCheck = startAuditCheck(parts);
  const loops = [outbox, housekeeping, books, sealing, auditCheck, ...areas.map((start) => start(parts))];
  return {
    wakeOutbox: () => outbox.wake(),
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
