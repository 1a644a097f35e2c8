/**
 * Serves the portal: prerendered pages, the application's page for its other routes, its files and the look. An
 * unknown path of the wire never gets a page.
 */
import { lookAssets } from '@portal/look/assets';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { notFound } from './failures.ts';
import { makeServedFile, readFileSet, type ServedFile } from './file-set.ts';
import { choosePacking } from './packing.ts';
import { SILENT_PATH } from './security-headers.ts';

/** First segments that belong to the wire or to the identity provider. */
const wirePaths =
  /^\/(api|skalbox|yd-api|khaos|njord|spg|cheese|zzp-api|v1|v2|webhooks|oidc|idp|interaction|sandbox|look|assets|espi|retailer)(\/|$)/;

export const portalFiles =
  (config: Config): FastifyPluginAsync =>
  async (app) => {
    for (const asset of lookAssets) {
      const file = makeServedFile({ body: asset.read(), type: asset.type, immutable: asset.immutable });
      app.get(asset.path, (request, reply) => send(file, request, reply));
    }
    const files =
      config.PORTAL_DIST === undefined ? new Map<string, ServedFile>() : readFileSet(config.PORTAL_DIST);
    const silent = files.get(`${SILENT_PATH}.html`) ?? files.get(`${SILENT_PATH}/index.html`);
    if (silent) {
      app.get(SILENT_PATH, { config: { framedBySelf: true } }, (request, reply) =>
        send(silent, request, reply),
      );
    }
    app.setNotFoundHandler((request, reply) => {
      const file = isPageRequest(request) ? findFile(files, getPath(request)) : undefined;
      return file ? send(file, request, reply) : notFound(request, reply);
    });
  };

const isPageRequest = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Removes the query, which only the page reads. */
function getPath(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function findFile(files: ReadonlyMap<string, ServedFile>, path: string): ServedFile | undefined {
  const exact =
    files.get(path) ?? files.get(`${path}.html`) ?? files.get(`${path === '/' ? '' : path}/index.html`);
  if (exact) return exact;
  const isFileName = /\.[a-z0-9]{1,11}$/i.test(path);
  return wirePaths.test(path) || isFileName
    ? undefined
    : (files.get('/app.html') ?? files.get('/index.html'));
}

async function send(file: ServedFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const isPage = file.type.startsWith('text/html');
  reply.code(200).type(file.type).header('vary', 'accept-encoding');
  reply.header('cache-control', getCacheControl(file, isPage));
  if (!isPage) {
    reply.header('etag', file.etag);
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  }
  const packing = choosePacking(request.headers['accept-encoding']);
  const body = await file.as(packing);
  if (body !== (await file.as('identity'))) reply.header('content-encoding', packing);
  return reply.send(body);
}

/** A page names the newest files, so it is never cached; back and forward must not show another person's page. */
function getCacheControl(file: ServedFile, isPage: boolean): string {
  if (isPage) return 'no-store';
  return file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
}
