/** GET /sandbox. */
import type { FastifyInstance } from 'fastify';
import { copy } from '../copy.ts';
import { readQuery } from '../frame/own-forms.ts';
import { page } from '../frame/page.ts';
import type { SandboxPorts } from '../ports.ts';
import { overviewPage } from './overview.page.ts';

/** Only words of ours are shown: the address names which, it never carries them. */
function doneText(name: string): string | null {
  return name === 'clock' || name === 'reset' ? copy.done[name] : null;
}

export function overviewRoutes(app: FastifyInstance, ports: SandboxPorts): void {
  app.get('/', async (request, reply) => {
    const [mails, unseen] = await Promise.all([ports.mailbox.list(), ports.mailbox.unseen()]);
    return reply.send(
      page({
        title: copy.overview.nav,
        current: 'overview',
        site: ports,
        styles: ['overview.css'],
        scripts: ['log-in.js'],
        body: overviewPage({
          people: ports.people,
          password: ports.password,
          mails: mails.length,
          unseen,
          now: ports.clock.now(),
          site: ports,
          hasScanner: ports.hasScanner,
          done: doneText(readQuery(request, 'done')),
        }),
      }),
    );
  });
}
