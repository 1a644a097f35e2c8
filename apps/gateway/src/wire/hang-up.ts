/** Whether a caller is still there. */
import type { FastifyReply } from 'fastify';

/** @returns fires when the caller hangs up, or has been answered; Fastify's own signal fires when the body was read */
export function listenForHangUp({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
