/** GET /sandbox/people?search= */
import type { FastifyInstance } from 'fastify';
import { copy } from '../copy.ts';
import { readQuery } from '../frame/own-forms.ts';
import { page } from '../frame/page.ts';
import type { SandboxPorts } from '../ports.ts';
import { peoplePage } from './people.page.ts';

export function peopleRoutes(app: FastifyInstance, ports: SandboxPorts): void {
  app.get('/people', (request, reply) =>
    reply.send(
      page({
        title: copy.people.nav,
        current: 'people',
        site: ports,
        styles: ['people.css'],
        scripts: ['log-in.js'],
        body: peoplePage({ ...ports, search: readQuery(request, 'search') }),
      }),
    ),
  );
}
