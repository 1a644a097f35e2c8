/** GET /sandbox/app and /sandbox/kiosk. */
import type { FastifyInstance } from 'fastify';
import { page } from '../frame/page.ts';
import type { SandboxPorts } from '../ports.ts';
import { copy } from './copy.ts';
import { shellPage } from './shells.page.ts';

export function shellRoutes(app: FastifyInstance, site: SandboxPorts): void {
  for (const shell of ['app', 'kiosk'] as const) {
    app.get(`/${shell}`, (_request, reply) =>
      reply.send(
        page({
          title: copy[shell].title,
          current: null,
          site,
          body: shellPage(shell, site.portalOrigin),
        }),
      ),
    );
  }
}
