/** Hands /oidc/* to the provider, which speaks to the bare request: no body is read before it. */
import type { FastifyPluginAsync } from 'fastify';
import type Provider from 'oidc-provider';

const PREFIX = '/oidc';

export function mountProvider(provider: Provider): FastifyPluginAsync {
  const handle = provider.callback();
  return async (app) => {
    // Only this scope loses its parsers.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.all(`${PREFIX}/*`, async (request, reply) => {
      const { raw } = request;
      const url = raw.url ?? '';
      reply.hijack();
      // The provider derives where it is mounted from what was cut off.
      Object.assign(raw, { originalUrl: url, url: url.slice(PREFIX.length) });
      await handle(raw, reply.raw);
    });
  };
}
