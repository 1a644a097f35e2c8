/** Counts requests and operations, and serves the metrics on a separate port that customers cannot reach. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import Fastify from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { Meter } from '../wire/meter.ts';
import type { MetricRegistry } from './metric-registry.ts';

const requests = { name: 'portal_requests_total', help: 'Requests by route and status' };
const operations = {
  name: 'portal_operation_seconds',
  help: 'Time of a keyed call by operation and outcome',
};
const replays = { name: 'portal_idempotent_replays_total', help: 'Writes answered from their stored answer' };
const denials = {
  name: 'portal_denials_total',
  help: 'Keyed calls refused by access or ownership',
};
const failures = { name: 'portal_unexpected_failures_total', help: 'Keyed calls that failed unexpectedly' };
const detailChecks = {
  name: 'portal_account_verification_total',
  help: 'Account verification attempts by verdict',
};
const loopDelay = { name: 'portal_event_loop_delay_seconds', help: 'How late timers fire, 99th percentile' };

const deniedCodes: ReadonlySet<string> = new Set(['SK_ACCESS_1001', 'email_not_verified']);

export function createMeter(registry: MetricRegistry): Meter {
  return {
    operation(name, outcome, milliseconds) {
      registry.observe(operations, { operation: name, outcome }, milliseconds / 1000);
      if (deniedCodes.has(outcome)) registry.count(denials, { operation: name });
      if (outcome === 'SK_UNKNOWN_1001') registry.count(failures, { operation: name });
    },
    replayed: () => registry.count(replays),
    detailsJudged: (verdict) => registry.count(detailChecks, { verdict }),
  };
}

export const metrics = fp<{ config: Pick<Config, 'METRICS_PORT' | 'HOST'>; registry: MetricRegistry }>(
  async (app, { config, registry }) => {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      registry.count(requests, { route, status: String(reply.statusCode) });
    });
    if (config.METRICS_PORT === undefined) return;
    const delay = monitorEventLoopDelay({ resolution: 20 });
    registry.gauge(loopDelay, () => delay.percentile(99) / 1e9);
    const page = Fastify({ logger: false });
    page.get('/metrics', async (_request, reply) =>
      reply.type('text/plain; version=0.0.4').send(registry.render()),
    );
    const port = config.METRICS_PORT;
    app.addHook('onListen', async () => {
      delay.enable();
      await page.listen({ port, host: config.HOST });
    });
    app.addHook('onClose', async () => {
      delay.disable();
      await page.close();
    });
  },
);
