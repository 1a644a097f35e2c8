/**
 * The business registry as a party of its own under /sandbox/registry: pages for browsers, which take forms
 * only from themselves, and calls for the portal, which comes without a browser.
 */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { copy } from '../copy.ts';
import { isOwnRequest, readOwnForms } from '../frame/own-forms.ts';
import { ownHosts } from '../frame/own-hosts.ts';
import { registryRoutes } from './registry.routes.ts';
import { REGISTRY_PATH, type SandboxRegistry } from './sandbox-registry.ts';
import { v2Routes } from './v2.routes.ts';
import { v3Routes } from './v3.routes.ts';

export function registryParty(registry: SandboxRegistry): FastifyPluginAsync {
  const hosts = ownHosts(registry.origin);

  function guard(app: FastifyInstance): void {
    readOwnForms(app);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!hosts.has(request.host.toLowerCase())) {
        return reply.code(421).type('text/plain; charset=utf-8').send(copy.elsewhere(registry.origin));
      }
    });
  }

  const pages: FastifyPluginAsync = async (app) => {
    guard(app);
    app.addHook('onRequest', async (request, reply) => {
      reply.type('text/html; charset=utf-8');
      if (request.method === 'POST' && !isOwnRequest(request, registry.origin)) {
        return reply.code(403).type('text/plain; charset=utf-8').send(copy.foreign.lead(registry.origin));
      }
    });
    registryRoutes(app, registry);
  };

  const calls: FastifyPluginAsync = async (app) => {
    guard(app);
    v2Routes(app, registry);
    v3Routes(app, registry);
  };

  return async (app) => {
    await app.register(pages, { prefix: REGISTRY_PATH });
    await app.register(calls, { prefix: REGISTRY_PATH });
  };
}
