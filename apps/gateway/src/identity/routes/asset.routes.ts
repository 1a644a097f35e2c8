/** The few files of the identity pages, read once. Scripts and styles are never inline. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const files = [
  ['identity.css', 'text/css; charset=utf-8'],
  ['identity.js', 'text/javascript; charset=utf-8'],
  ['proof.js', 'text/javascript; charset=utf-8'],
  ['mark.png', 'image/png'],
] as const;

export function assetRoutes(app: FastifyInstance): void {
  for (const [name, type] of files) {
    const content = readFileSync(new URL(`../assets/${name}`, import.meta.url));
    app.get(`/idp/assets/${name}`, (_request, reply) => {
      reply.type(type).header('cache-control', 'public, max-age=300');
      // Mails show the mark on pages of other origins.
      if (type === 'image/png') reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply.send(content);
    });
  }
}
