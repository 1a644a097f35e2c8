/** One line per request: route, outcome and duration. Never a body, a query or a person. */
import fp from 'fastify-plugin';
import type { Outcome } from '../wire/calls/keyed-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the keyed endpoint. */
    result: { readonly outcomes: readonly Outcome[]; readonly subjectHash: string | null } | null;
  }
}

/** Frequent requests, logged only when they fail. */
const quiet = /^\/(livez|readyz|startupz|look\/|assets\/)/;

export const requestLog = fp(async (app) => {
  app.decorateRequest('told', null);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (reply.statusCode < 400 && quiet.test(route)) return;
    request.log.info(
      {
        event: 'request',
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.result
          ? {
              subject: request.result.subjectHash,
              operations: request.result.outcomes.map(({ operation, code, milliseconds }) => ({
                operation,
                code,
                ms: milliseconds,
              })),
            }
          : {}),
      },
      'request',
    );
  });
});
