/**
 * Hands /oidc/* to the provider, which speaks to the bare request: no body is read before it. The provider's
 * addresses come from the configuration and never from a caller's headers. The error handler of the scope answers in its
 * place when it is too late.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { type Deadlines, startTime } from '../../wire/deadline.ts';
import { addressKey } from '../../wire/limits/caller-key.ts';

const PREFIX = '/oidc';
/** Before the path, as proxies write a target. */
const ORIGIN = /^https?:\/\/[^/?]*/i;
/** In any other spelling than these a call may begin a sign-in: the provider's router reads case and slashes loosely. */
const beginsNothing =
  /^\/oidc\/(token|jwks|\.well-known\/[a-z-]+|session\/end(\/[a-z]+)?|auth\/[\w-]+)(\?|$)/;
const beginsSignIn = ({ raw: { url = '' } }: FastifyRequest): boolean =>
  !beginsNothing.test(url.replace(ORIGIN, ''));

/**
 * A minute. Many people share one address behind their operator; this stops only floods. A sign-in that was begun keeps a
 * record until its form is sent or its time is over.
 */
const CALLS_PER_ADDRESS = 1200;
const SIGN_INS_PER_ADDRESS = 600;
const rateLimit = {
  timeWindow: 60_000,
  max: (request: FastifyRequest) => (beginsSignIn(request) ? SIGN_INS_PER_ADDRESS : CALLS_PER_ADDRESS),
  keyGenerator: (request: FastifyRequest) =>
    `${beginsSignIn(request) ? 'sign-in' : 'call'} ${addressKey(request.ip)}`,
};

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
    app.all(`${PREFIX}/*`, { config: { rateLimit } }, async (request, reply) => {
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
