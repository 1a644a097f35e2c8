/**
 * Time limits for the arrival of a request. A few kilobytes come at once or not at all; a file from a phone takes
 * minutes, and its reader checks the pace (modules/uploads). Its route says that it takes one, whatever the request says.
 */
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean;
  }
}

export interface BodyTimes {
  readonly usualMs: number;
  /** Limit also for bodies that no handler reads. */
  readonly longestMs: number;
}

export const bodyTimes: BodyTimes = { usualMs: 30_000, longestMs: 130_000 };

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export const bodyTime = fp<Pick<BodyTimes, 'usualMs'>>(async (app, { usualMs }) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || request.routeOptions.config.takesFile === true) return;
    const { raw } = request;
    const timer = setTimeout(() => raw.complete || raw.destroy(), usualMs);
    timer.unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
});
