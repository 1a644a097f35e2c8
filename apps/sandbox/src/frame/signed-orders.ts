/** Orders of the portal to a party of the sandbox: JSON, signed, without a browser. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Call inside a scope of the party's own. */
export function readSignedOrders(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}

/** @returns null unless the body is a signed object */
export function readOrder(request: FastifyRequest, secret: string): Readonly<Record<string, unknown>> | null {
  const body = typeof request.body === 'string' ? request.body : '';
  if (!isSigned(request, body, secret)) return null;
  try {
    const order: unknown = JSON.parse(body);
    return typeof order === 'object' && order !== null ? (order as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isSigned({ headers }: FastifyRequest, body: string, secret: string): boolean {
  const expected = `v1=${createHmac('sha256', secret)
    .update(`${String(headers['x-webhook-timestamp'])}.${body}`)
    .digest('hex')}`;
  const given = Buffer.from(String(headers['x-webhook-signature']));
  return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected));
}
