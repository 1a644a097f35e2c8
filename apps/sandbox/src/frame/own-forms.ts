/**
 * Forms of the sandbox: read as text fields, and only when they come from the sandbox's own pages, so
 * that another site open in the same browser cannot move the clock or reset the world.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Call inside the sandbox's own scope: the parsers of the app around it stay as they are. */
export function readOwnForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

export function readField(request: FastifyRequest, name: string): string {
  return request.body instanceof URLSearchParams ? (request.body.get(name) ?? '') : '';
}

/** One value of the query as text; repeated or missing values count as empty. */
export function readQuery(request: FastifyRequest, name: string): string {
  const value = new URL(request.url, 'http://sandbox').searchParams.getAll(name);
  return value.length === 1 ? (value[0] ?? '').trim().slice(0, 200) : '';
}

/** The browser's own headers decide: without a referrer policy's leave, the origin of a form is 'null'. */
export function isOwnRequest(request: FastifyRequest, portalOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? request.headers.origin === portalOrigin : site === 'same-origin';
}
