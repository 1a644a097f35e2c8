/** Whether a caller is still there. */
import type { FastifyReply } from 'fastify';

/** Given, as an error made for each request would cost more than most of what it waits for. */
const REASON = 'the caller has been answered, or has hung up';

/** @returns fires when the caller hangs up, or has been answered; Fastify's own signal fires when the body was read */
export function listenForHangUp({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort(REASON));
  return gone.signal;
}
