/** Replies to a malformed address (bad percent-encoding, NUL): an error page for browser navigations, JSON for API calls. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure } from './failures.ts';

export interface WrongAddressPage {
  readonly body: string;
  /** Content security policy of the page, for replies outside the hooks. */
  readonly policy: string;
}

export const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

export const sendWrongAddress = (
  reply: FastifyReply,
  { body }: WrongAddressPage,
  status = 400,
): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(body);

/** Handles the framework's own errors, which occur before any hook. */
export function answerBadAddress(
  page: WrongAddressPage,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (isNavigation(request))
    sendWrongAddress(reply.header('content-security-policy', page.policy), page, error.statusCode);
  else answerFailure(error, request, reply);
}
