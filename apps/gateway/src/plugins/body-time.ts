/**
 * Time limits for the arrival of a request. A few kilobytes come at once or not at all, a long list from a telephone takes its
 * time; a file takes minutes, and its reader checks the pace (modules/uploads). Its route says that it takes one, whatever the
 * request says.
 */
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean;
  }
}

/** Bytes of a short body: every form, every call of somebody who is not signed in, and nearly every other one fits. */
export const SHORT_BODY = 16 * 1024;

export interface BodyTimes {
  readonly shortMs: number;
  readonly usualMs: number;
  /** Limit also for bodies that no handler reads. */
  readonly longestMs: number;
}

export const bodyTimes: BodyTimes = { shortMs: 15_000, usualMs: 30_000, longestMs: 130_000 };

/** @returns as the request says; without a length the most that its route takes. 0: there is none */
export function countBodyBytes({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

export const takesFile = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.takesFile === true;

export const bodyTime = fp<Omit<BodyTimes, 'longestMs'>>(async (app, { shortMs, usualMs }) => {
  app.addHook('onRequest', async (request) => {
    const bytes = countBodyBytes(request);
    if (bytes === 0 || takesFile(request)) return;
    const { raw } = request;
    const timer = setTimeout(() => raw.complete || raw.destroy(), bytes > SHORT_BODY ? usualMs : shortMs);
    timer.unref();
    // Not before: it may be answered while it still comes.
    raw.once('close', () => clearTimeout(timer));
  });
});
