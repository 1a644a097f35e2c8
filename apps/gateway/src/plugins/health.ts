/** Probes of the process: liveness, startup and readiness. */
import { setTimeout as wait } from 'node:timers/promises';
import { live, ready, started } from '@portal/contract/rest';
import type { FastifyInstance } from 'fastify';
import { rememberBriefly } from '../brief-memory.ts';
import { defineRest, type GatewayRestCall } from '../wire/rest/define-rest.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports not ready from now on: the load balancer sends no new requests. */
    drain(): void;
  }
}

/** A probe is answered within a second. */
const ANSWER_WITHIN_MS = 800;
/** However many probes come, the database is looked for twice a second at most. */
const KEEP_MS = 500;
/** More than any load balancer sends. */
const PROBES_PER_ADDRESS = 600;

interface HealthParts {
  /** Rejects when the database does not answer. */
  reachDatabase(): Promise<void>;
}

interface Health {
  readonly status: string;
}

const rules = {
  perMinute: PROBES_PER_ADDRESS,
  headers: { 'cache-control': 'no-store' },
  statusOf: ({ status }: Health) => (status === 'ok' ? 200 : 503),
};

/** Decorates the root with `drain`, which its hooks of start and end use too. */
export function healthRest(app: FastifyInstance, { reachDatabase }: HealthParts): readonly GatewayRestCall[] {
  let isStarted = false;
  let isDraining = false;
  app.decorate('drain', () => {
    isDraining = true;
  });
  app.addHook('onListen', async () => {
    isStarted = true;
  });
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  const isReached = rememberBriefly(KEEP_MS, () =>
    Promise.race([
      reachDatabase().then(
        () => true,
        () => false,
      ),
      wait(ANSWER_WITHIN_MS, false, { ref: false }),
    ]),
  );
  return [
    defineRest(live, { ...rules, handle: async () => ({ status: 'ok' }) }),
    defineRest(started, { ...rules, handle: async () => ({ status: isStarted ? 'ok' : 'starting' }) }),
    defineRest(ready, {
      ...rules,
      async handle() {
        if (isDraining) return { status: 'draining' };
        return { status: (await isReached()) ? 'ok' : 'no database' };
      },
    }),
  ];
}
