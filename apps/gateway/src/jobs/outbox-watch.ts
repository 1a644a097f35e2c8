/** Reports how the outbox stands, kind by kind. Knows no kind, and delivers nothing. */
import { type KindState, readOutbox } from '../db/outbox.store.ts';
import type { Labels } from '../plugins/metric-registry.ts';
import { type Loop, type MeasuredJobParts, startLoop } from './loop.ts';

const EVERY_MS = 30_000;
const SECOND = 1_000;
/** Counted of each kind: reading it costs the same, however many wait. */
const MOST = 10_000;

const waiting = {
  name: 'portal_outbox_waiting',
  help: `Messages that are neither delivered nor given up, by kind; ${MOST}: that many or more. NaN: not looked yet`,
};
const oldest = {
  name: 'portal_outbox_oldest_seconds',
  help: 'Age of the oldest message that is due or failing, by kind; alert above 900 for ten minutes. NaN: not looked yet',
};
const givenUp = {
  name: 'portal_outbox_given_up',
  help: `Messages that nothing tries again, by kind; alert above 0. ${MOST}: that many or more. NaN: not looked yet`,
};
const lookedAt = {
  name: 'portal_outbox_looked_timestamp_seconds',
  help: 'When the outbox was last counted; alert when older than ten minutes',
};

/** @param kinds that this gateway delivers */
export function startOutboxWatch(parts: MeasuredJobParts, kinds: readonly string[]): Loop {
  const { db, clock, metrics, log } = parts;
  let states: readonly KindState[] = [];
  let at = 0;
  const byKind = (read: (state: KindState) => number) => (): (readonly [Labels, number])[] =>
    kinds.map((kind) => {
      const state = states.find((each) => each.kind === kind);
      return [{ kind }, state ? read(state) : Number.NaN];
    });
  metrics?.gauges(
    waiting,
    byKind((state) => state.waiting),
  );
  metrics?.gauges(
    oldest,
    byKind((state) => (state.oldest === null ? 0 : Math.max(0, at - state.oldest / SECOND))),
  );
  metrics?.gauges(
    givenUp,
    byKind((state) => state.givenUp),
  );
  metrics?.gauge(lookedAt, () => at);
  const work = async () => {
    const now = clock.now();
    states = await readOutbox(db, { kinds, now, limit: MOST });
    at = now / SECOND;
    return undefined;
  };
  return startLoop('outbox-watch', EVERY_MS, work, log);
}
