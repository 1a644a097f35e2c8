/** Faults below the protocol: an answer that does not come, comes from elsewhere, or never ends. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Dials } from './dials.ts';

const TOO_LONG = 1024 * 1024;

/** For a hook before an answer. @returns whether it answered itself */
export async function misbehave({ fault, slow }: Dials, reply: FastifyReply): Promise<boolean> {
  if (fault === 'slow') {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    await wait(slow, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
    return false;
  }
  if (fault === 'down') {
    reply.code(503).type('application/json').send({ error: 'temporarily_unavailable' });
    return true;
  }
  if (fault === 'redirect') {
    reply.redirect('https://registry.invalid/', 307);
    return true;
  }
  if (fault === 'too-long') {
    reply.type('application/json').send(`{"access_token":"${'x'.repeat(TOO_LONG)}"}`);
    return true;
  }
  return false;
}
