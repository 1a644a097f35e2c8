/**
 * Hands /oidc/* to the provider, which speaks to the bare request: no body is read before it. The provider's
 * addresses come from the configuration and never from a caller's headers. The error handler of the scope answers in its
 * place when it is too late.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type Provider from 'oidc-provider';
import { type Deadlines, startTime } from '../../wire/deadline.ts';

const PREFIX = '/oidc';
/** Before the path, as proxies write a target. */
const ORIGIN = /^https?:\/\/[^/?]*/i;
/** Many people share one address behind their operator; this stops only floods. */
const CALLS_PER_ADDRESS = { max: 1200, timeWindow: 60_000 };

/** The provider takes its addresses and whether cookies are Secure from these. */
function fixAddress(raw: IncomingMessage, origin: URL): void {
  raw.headers.host = origin.host;
  raw.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
  delete raw.headers['x-forwarded-host'];
}

/** Headers that hooks have put on the reply would be lost: a hijacked reply is sent by the bare response. */
function keepHeaders(reply: FastifyReply, raw: ServerResponse): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
}

export function mountProvider(provider: Provider, deadlines: Deadlines): FastifyPluginAsync {
  // Ours is always served under the portal's own address.
  const origin = new URL(provider.issuer);
  const handle = provider.callback();
  return async (app) => {
    // Only this scope loses its parsers.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.all(`${PREFIX}/*`, { config: { rateLimit: CALLS_PER_ADDRESS } }, async (request, reply) => {
      const { raw } = request;
      const url = (raw.url ?? '').replace(ORIGIN, '');
      keepHeaders(reply, reply.raw);
      // Only keys are for caches; the provider sets the header where it knows better.
      if (url.includes('/.well-known/')) reply.raw.setHeader('cache-control', 'no-store');
      fixAddress(raw, origin);
      // The provider derives its mount path from the prefix that was cut off.
      Object.assign(raw, { originalUrl: url, url: url.slice(PREFIX.length) });
      await startTime(deadlines).forRead(() => handle(raw, reply.raw));
      reply.hijack();
    });
  };
}
