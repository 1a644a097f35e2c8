/** Sheds load: rejects requests that cannot be served in time, so that accepted ones are. */
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { restPaths } from '@portal/contract/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { PlacesLine } from '../db/engines/fair-places.ts';
import { RETRY_AFTER_SECONDS } from '../db/engines/query-failed.ts';
import { inNameOf } from '../db/in-name-of.ts';
import { Refusal } from '../wire/calls/refusal.ts';
import { addressKey } from '../wire/limits/caller-key.ts';

/** The loop is looked at once a second. */
const LOOK_MS = 1_000;
/** Average delay of the loop's turns from which a look finds it late. */
const LATE_MS = 1_000;
/** One late look is a hold-up, which is over when it is seen; refusing then would help nobody. */
const LATE_LOOKS = 2;
/**
 * A request that comes while another one has waited so long for a connection would wait longer, and more than once: whoever
 * is in the line is served, the new one is told at once to come again. A burst that is over sooner is served whole. So is a
 * line that moves and for which each connection is handed on once: the few requests of one customer beside a slow server.
 */
const LONGEST_WAIT_MS = 300;

/** Probes tell the load balancer how the process is; they must not depend on how many customers wait. */
const probes: ReadonlySet<string> = new Set([restPaths.live, restPaths.ready, restPaths.started]);

const files = /^\/(look\/|idp\/assets\/|silent$)/;

interface LoadParts {
  readonly config: Pick<Config, 'DATABASE_URL'>;
  readonly getLine: (() => PlacesLine) | undefined;
}

export const load = fp<LoadParts>(async (app, { config, getLine }) => {
  // Routes set their own limits (config.rateLimit); the keyed endpoint has budgets of its own.
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => addressKey(request.ip),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
  // Until its person is known, and after the body was read: what was set before it is not there any more.
  app.addHook('preHandler', (request, _reply, done) => inNameOf(addressKey(request.ip), done));
  if (getLine)
    app.addHook('onRequest', async (request, reply) => {
      if (isTooLong(getLine()) && needsDatabase(request)) shed(reply);
    });
  // The embedded database works inside this process and holds the loop while it does: no sign of overload.
  if (config.DATABASE_URL === undefined) return;
  let lateLooks = 0;
  await app.register(underPressure, {
    maxEventLoopDelay: LATE_MS,
    sampleInterval: LOOK_MS,
    pressureHandler: (request, reply) => {
      if (lateLooks >= LATE_LOOKS && needsDatabase(request)) shed(reply);
    },
  });
  const count = setInterval(() => {
    lateLooks = app.isUnderPressure() ? lateLooks + 1 : 0;
  }, LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(count));
});

function isTooLong({ longestMs, stillMs, turns }: PlacesLine): boolean {
  return stillMs > LONGEST_WAIT_MS || (longestMs > LONGEST_WAIT_MS && turns > 1);
}

/** Pages and files are no routes, but for the page of silent renewal and the files of look and identity. */
function needsDatabase({ routeOptions: { url } }: FastifyRequest): boolean {
  return url !== undefined && !files.test(url) && !probes.has(url);
}

/** Made once: where it comes from would be found anew for each request that a flood sends. */
const busy = new Refusal('SK_BUSY_1001');

/** @throws Refusal SK_BUSY_1001 */
function shed(reply: FastifyReply): never {
  reply.header('retry-after', RETRY_AFTER_SECONDS);
  throw busy;
}
