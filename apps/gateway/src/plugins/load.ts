/** Sheds load: rejects requests that cannot be served in time, so that accepted ones are. */
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { Refusal } from '../wire/calls/refusal.ts';
import { addressKey } from '../wire/limits/caller-key.ts';

const EVENT_LOOP_DELAY_MS = 1000;

export const load = fp<{ config: Pick<Config, 'DATABASE_URL'> }>(async (app, { config }) => {
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
  // The embedded database works inside this process and holds the loop while it does: no sign of overload.
  if (config.DATABASE_URL === undefined) return;
  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_MS,
    retryAfter: 5,
    pressureHandler: () => {
      throw new Refusal('SK_BUSY_1001');
    },
  });
});
