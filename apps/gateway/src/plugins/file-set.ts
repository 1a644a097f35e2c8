/** The portal's built files, read once: each with its type, its ETag and its compressed forms. Knows no route. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type Packing, packOnce } from './packing.ts';

export interface ServedFile {
  readonly type: string;
  readonly etag: string;
  /** The name changes with the contents, so the file may be cached for ever. */
  readonly immutable: boolean;
  /** Compressed at the first call, then cached. */
  as(packing: Packing): Promise<Buffer>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** File names of Vite: index-DqX1aB_c.js. */
const hashed = /-[\w-]{8}\.\w+$/;
const worthPacking = /^text\/|json|svg|javascript/;

export function makeServedFile(body: Buffer, type: string, immutable: boolean): ServedFile {
  const packed = new Map<Packing, Promise<Buffer>>();
  return {
    type,
    immutable,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    as(packing) {
      const wanted = worthPacking.test(type) && body.length > 1024 ? packing : 'identity';
      const known = packed.get(wanted) ?? packOnce(body, wanted);
      packed.set(wanted, known);
      return known;
    },
  };
}

/** @returns every file under the directory by its address: '/index.html', '/assets/index-DqX1aB_c.js' */
export function readFileSet(directory: string): Map<string, ServedFile> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    names.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const type = types[extname(entry.name)];
      if (type === undefined) return [];
      const address = `/${relative(directory, path).split(sep).join('/')}`;
      // Files of the build itself are not served.
      if (address.includes('/.')) return [];
      return [[address, makeServedFile(readFileSync(path), type, hashed.test(entry.name))] as const];
    }),
  );
}
