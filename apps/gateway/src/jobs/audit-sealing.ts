/**
 * Adds recorded events to the audit chain every second. Gateways do not wait for one another: if another one is
 * sealing, this one tries again at the next run.
 */
import { dateAt } from '../clock.ts';
import { SEALED_AT_ONCE, sealAudit, unsealedSince } from '../db/audit.store.ts';
import { type Loop, type MeasuredJobParts, startLoop } from './loop.ts';

const SECOND = 1_000;

const unsealed = {
  name: 'portal_audit_unsealed_seconds',
  help: 'Age of the oldest event that is not in the chain yet; alert above 60 for five minutes. NaN: no run yet',
};
const sealedAt = {
  name: 'portal_audit_sealed_timestamp_seconds',
  help: 'When this gateway last looked for events to chain; alert when older than five minutes',
};

export function startAuditSealing(parts: MeasuredJobParts): Loop {
  const { db, clock, metrics, log } = parts;
  const state = { unsealed: Number.NaN, sealedAt: 0 };
  metrics?.gauge(unsealed, () => state.unsealed);
  metrics?.gauge(sealedAt, () => state.sealedAt);
  const work = async () => {
    const sealed = await sealAudit(db, dateAt(clock.now()));
    const oldest = sealed === 0 ? await unsealedSince(db) : null;
    state.unsealed = oldest === null ? 0 : Math.max(0, clock.now() - oldest.getTime()) / SECOND;
    state.sealedAt = clock.now() / SECOND;
    return sealed === SEALED_AT_ONCE;
  };
  return startLoop('audit', SECOND, work, log);
}
