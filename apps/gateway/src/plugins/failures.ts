/** Replies to requests that failed outside a handler: a code, a text, a reference. */
import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@portal/contract/errors';
import { errorCatalogue } from '@portal/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../db/engines/query-failed.ts';
import { Refusal, toWireError, wireErrorOfRefusal } from '../wire/calls/refusal.ts';

const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'SK_BODY_1001',
  404: 'SK_OPERATION_1001',
  405: 'SK_OPERATION_1001',
  406: 'SK_BODY_1001',
  408: 'SK_TIMEOUT_1001',
  413: 'SK_BODY_1001',
  414: 'SK_BODY_1001',
  415: 'SK_BODY_1001',
  429: 'SK_LIMIT_1001',
  503: 'SK_BUSY_1001',
};

const isBusy = (error: FastifyError | Refusal): boolean =>
  error instanceof Refusal ? error.code === 'SK_BUSY_1001' : isUnavailable(error);

/** Also for the framework's own errors before any hook, such as a malformed URL, which it would quote. */
export function answerFailure(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.header('cache-control', 'private, no-store');
  if (isBusy(error)) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (error instanceof Refusal) {
    reply.code(errorCatalogue[error.code].status).send({ error: wireErrorOfRefusal(error) });
    return;
  }
  const status = isUnavailable(error) ? 503 : (error.statusCode ?? 500);
  const code = codeOfStatus[status];
  if (code !== undefined) {
    reply.code(status).send({ error: toWireError(code) });
    return;
  }
  const reference = randomUUID();
  request.log.error({ err: error, reference, event: 'failure' }, 'request failed unexpectedly');
  reply.code(500).send({ error: toWireError('SK_UNKNOWN_1001', { reference }) });
}

/** Replies to an unknown path of the wire. */
export function notFound(_request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store');
  reply.code(404).send({ error: toWireError('SK_OPERATION_1001') });
}

export const failures = fp(async (app) => {
  app.setErrorHandler<FastifyError>(answerFailure);
});
