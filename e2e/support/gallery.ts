/** Serves the built gallery of states under the portal's own content policy. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import { contentPolicy } from '../../apps/gateway/src/plugins/security-headers.ts';

const built = new URL('../../apps/portal/.cache/gallery/', import.meta.url).pathname;
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface Gallery {
  readonly origin: string;
  close(): Promise<void>;
}

export async function serveGallery(): Promise<Gallery> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery');
    const file = join(built, normalize(pathname === '/' ? '/gallery.html' : pathname));
    if (!file.startsWith(built) || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      ...(pathname.startsWith('/assets/') ? { 'cache-control': 'max-age=86400, immutable' } : {}),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const policy = Object.entries(contentPolicy({ issuer: origin, publicOrigin: origin }))
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The addresses of all states, those of one part or page together; on a page of the gallery. */
export async function readFamilies(page: Page): Promise<string[][]> {
  const states = await page.evaluate<string[]>('[...window.__states]');
  const families = Map.groupBy(states, (state) => state.slice(0, state.lastIndexOf('/')));
  return [...families.values()].toSorted((a, b) => b.length - a.length);
}
