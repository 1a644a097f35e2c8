/** Probes of the process: liveness, startup and readiness. */
import { setTimeout as wait } from 'node:timers/promises';
import { restPaths } from '@portal/contract/http';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports not ready from now on: the load balancer sends no new requests. */
    drain(): void;
  }
}

/** A probe is answered within a second. */
const ANSWER_WITHIN_MS = 800;

export interface HealthParts {
  /** Rejects when the database does not answer. */
  reachDatabase(): Promise<void>;
}

const tell = (reply: FastifyReply, ok: boolean, status: string) =>
  reply
    .code(ok ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({ status });

export const health = fp<HealthParts>(async (app, { reachDatabase }) => {
  let started = false;
  let draining = false;
  app.decorate('drain', () => {
    draining = true;
  });
  app.addHook('onListen', async () => {
    started = true;
  });
  app.addHook('preClose', async () => {
    draining = true;
  });
  app.get(restPaths.live, (_request, reply) => tell(reply, true, 'ok'));
  app.get(restPaths.started, (_request, reply) => tell(reply, started, started ? 'ok' : 'starting'));
  app.get(restPaths.ready, async (_request, reply) => {
    if (draining) return tell(reply, false, 'draining');
    const reached = await Promise.race([
      reachDatabase().then(
        () => true,
        () => false,
      ),
      wait(ANSWER_WITHIN_MS, false, { ref: false }),
    ]);
    return tell(reply, reached, reached ? 'ok' : 'no database');
  });
});
