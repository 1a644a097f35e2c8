/** A form may only be posted by a page of this origin: the browser's own headers decide. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** @returns a hook that answers 403 to a post from anywhere else, or from nowhere */
export function sameOriginOnly(publicOrigin: string) {
  const own = new URL(publicOrigin).origin;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method !== 'POST') return;
    const site = request.headers['sec-fetch-site'];
    const allowed = site === undefined ? request.headers.origin === own : site === 'same-origin';
    if (!allowed) await reply.code(403).type('text/plain').send('This form was sent from another site.');
  };
}
