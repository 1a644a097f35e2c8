/**
 * The parties that stand in for the outside world, as pages under /sandbox. Mounted by the launcher when
 * SANDBOX is on and nowhere else: the gateway does not know this workspace.
 */
import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { bankRoutes } from './bank/bank.routes.ts';
import { Bank } from './bank/bank.ts';
import { createNoticeSender, sendSigned } from './bank/send-notice.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { Talks } from './chat/talks.ts';
import { clockRoutes } from './clock/clock.routes.ts';
import { copy } from './copy.ts';
import { egiroOrders, egiroPages } from './egiro/egiro.routes.ts';
import { EgiroBank } from './egiro/egiro-bank.ts';
import { elsewhereRoutes } from './elsewhere/elsewhere.routes.ts';
import { html } from './frame/html.ts';
import { isOwnRequest, readOwnForms } from './frame/own-forms.ts';
import { ownHosts } from './frame/own-hosts.ts';
import { page } from './frame/page.ts';
import { mailboxRoutes } from './mailbox/mailbox.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import type { SandboxPorts } from './ports.ts';
import { shellRoutes } from './shells/shells.routes.ts';
import { treasuryOrders, treasuryPages } from './treasury/treasury.routes.ts';
import { Treasury } from './treasury/treasury.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

async function assetRoutes(app: FastifyInstance): Promise<void> {
  const folder = new URL('assets/', import.meta.url);
  for (const file of await readdir(folder)) {
    const bytes = await readFile(new URL(file, folder));
    const type = types[extname(file)] ?? 'application/octet-stream';
    app.get(`/assets/${file}`, (_request, reply) => reply.type(type).send(bytes));
  }
}

/** Long enough for a tester to see that a payout or an approval is on its way. */
const PARTY_DELAY_MS = 1_500;

/** Registers everything under /sandbox, whatever the prefix around it. */
export function sandboxParties(ports: SandboxPorts): FastifyPluginAsync {
  const simplePage = (title: string, lead: string) =>
    page({
      title,
      current: null,
      site: ports,
      body: html`<h1>${title}</h1><p class="lead">${lead}</p><p><a class="text-link" href="/sandbox">${copy.missing.back}</a></p>`,
    });

  const hosts = ownHosts(ports.portalOrigin);
  const { noticeDelay: delay = PARTY_DELAY_MS } = ports;
  const treasury = new Treasury({
    now: ports.clock.now,
    sendNotice: sendSigned({ ...ports.treasury, now: ports.clock.now }, '/webhooks/treasury'),
    delay,
  });
  const egiro = new EgiroBank({
    now: ports.clock.now,
    tell: sendSigned({ ...ports.egiro, now: ports.clock.now }, '/webhooks/egiro'),
    delay,
  });
  const routes: FastifyPluginAsync = async (app) => {
    readOwnForms(app);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      if (!hosts.has(request.host.toLowerCase())) {
        return reply.code(421).type('text/plain; charset=utf-8').send(copy.elsewhere(ports.portalOrigin));
      }
      if (request.method === 'POST' && !isOwnRequest(request, ports.portalOrigin)) {
        return reply.code(403).send(simplePage(copy.foreign.title, copy.foreign.lead(ports.portalOrigin)));
      }
    });
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).send(simplePage(copy.missing.title, copy.missing.lead)),
    );
    overviewRoutes(app, ports);
    peopleRoutes(app, ports);
    mailboxRoutes(app, ports);
    elsewhereRoutes(app, ports);
    shellRoutes(app, ports);
    const talks = new Talks(ports.clock.now);
    const { now } = ports.clock;
    const bank = new Bank({
      uen: ports.bank.uen,
      clock: ports.clock,
      sendNotice: createNoticeSender({ ...ports.bank, now }),
    });
    await bankRoutes(app, ports, bank);
    treasuryPages(app, ports, treasury);
    egiroPages(app, ports, egiro);
    await chatRoutes(app, ports, talks);
    clockRoutes(app, {
      ...ports,
      async resetEverything() {
        await ports.resetEverything();
        talks.forgetAll();
        bank.reset();
        treasury.reset();
        egiro.reset();
      },
    });
    await assetRoutes(app);
  };

  return async (app) => {
    await app.register(routes, { prefix: '/sandbox' });
    const orders = { prefix: '/sandbox' };
    await app.register(async (within) => treasuryOrders(within, treasury, ports.treasury.secret), orders);
    await app.register(
      async (within) => egiroOrders(within, egiro, { ...ports.egiro, portalOrigin: ports.portalOrigin }),
      orders,
    );
  };
}
