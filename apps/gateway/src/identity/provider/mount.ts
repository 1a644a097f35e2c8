/** Hands /oidc/* to the provider, which speaks to the bare request: no body is read before it. */
import type { FastifyPluginAsync } from 'fastify';
import type Provider from 'oidc-provider';

const PREFIX = '/oidc';
/** Many people share one address behind their operator; this stops only floods. */
const CALLS_PER_ADDRESS = { max: 1200, timeWindow: 60_000 };

export function mountProvider(provider: Provider): FastifyPluginAsync {
  const handle = provider.callback();
  return async (app) => {
    // Only this scope loses its parsers.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.all(`${PREFIX}/*`, { config: { rateLimit: CALLS_PER_ADDRESS } }, async (request, reply) => {
      const { raw } = request;
      const url = raw.url ?? '';
      reply.hijack();
      // The provider derives where it is mounted from what was cut off.
      Object.assign(raw, { originalUrl: url, url: url.slice(PREFIX.length) });
      await handle(raw, reply.raw);
    });
  };
}
