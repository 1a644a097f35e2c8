/** POST /api: from HTTP to the wire and back. Resources headers and statuses, nothing of what is asked. */
import { headers, restPaths } from '@portal/contract/http';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { RETRY_AFTER_SECONDS } from '../../db/engines/query-failed.ts';
import { choosePacking, packReply } from '../../plugins/packing.ts';
import { bearerToken } from '../callers/bearer.ts';
import { listenForHangUp } from '../hang-up.ts';
import type { Wire } from '../wire.ts';
import { findIdempotencyKey } from '../writes/idempotency-key.ts';
import { answerBody } from './answer-body.ts';

/** Five thousand accounts with their numbers fit. */
const BODY_LIMIT = 1024 * 1024;

/**
 * A longer reply travels compressed: the accounts of a property manager have megabytes. Its length tells another site
 * nothing, as no other site can make a browser send a call with a token.
 */
const LONG_REPLY = 32 * 1024;

export const keyedEndpoint =
  (wire: Wire): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    // The text, not the parsed value: duplicate keys are only seen before parsing.
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    app.post(restPaths.api, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const answered = await answerBody(wire, {
        text: typeof request.body === 'string' ? request.body : '',
        accessToken: bearerToken(request.headers.authorization),
        idToken: findHeader(request, headers.idToken),
        idempotencyKey: findIdempotencyKey(request),
        address: request.ip,
        hostName: request.hostname,
        log: request.log,
        hungUp: listenForHangUp(reply),
      });
      request.result = answered;
      if (answered.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
      reply
        .code(answered.status)
        .header('cache-control', 'private, no-store')
        .type('application/json; charset=utf-8');
      const packing =
        answered.body.length > LONG_REPLY ? choosePacking(request.headers['accept-encoding']) : 'identity';
      if (packing === 'identity') return reply.send(answered.body);
      return reply.header('content-encoding', packing).send(await packReply(answered.body, packing));
    });
  };

function findHeader(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
