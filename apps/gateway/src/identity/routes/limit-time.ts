/** The time limit of an identity page: that of a read, from when the request is there, whatever it waits for. */
import type { FastifyInstance } from 'fastify';
import { type Deadlines, startTime } from '../../wire/deadline.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The browser waits no longer: it was answered, if only that its time is over, or it has left. */
    isOver: AbortSignal;
  }
}

/** Limits the routes that are added after it. */
export function limitTime(app: FastifyInstance, deadlines: Deadlines): void {
  app.decorateRequest('isOver');
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = async function (request, reply) {
      const over = new AbortController();
      request.isOver = over.signal;
      reply.raw.once('close', () => over.abort());
      return startTime(deadlines).forRead(async () => handler.call(this, request, reply));
    };
  });
}
