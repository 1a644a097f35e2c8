/** GET /sandbox/elsewhere and /sandbox/elsewhere/<name>. */
import type { FastifyInstance } from 'fastify';
import { page } from '../frame/page.ts';
import type { SandboxPorts } from '../ports.ts';
import { copy, elsewhere } from './copy.ts';
import { elsewhereListPage, elsewherePage } from './elsewhere.page.ts';

export function elsewhereRoutes(app: FastifyInstance, site: SandboxPorts): void {
  app.get('/elsewhere', (_request, reply) =>
    reply.send(page({ title: copy.title, current: null, site, body: elsewhereListPage() })),
  );

  app.get<{ Params: { name: string } }>('/elsewhere/:name', (request, reply) => {
    const { name } = request.params;
    const known = Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined;
    if (known === undefined) return reply.callNotFound();
    return reply.send(
      page({ title: known.title, current: null, site, body: elsewherePage(known, site.portalOrigin) }),
    );
  });
}
