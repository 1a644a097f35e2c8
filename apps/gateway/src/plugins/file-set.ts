/**
 * The portal's built files, read once: each with its type, its ETag and its compressed forms. The build leaves those beside the
 * files (`app.js.br`, `app.js.gz`). Knows no route.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type Packing, packOnce } from './packing.ts';

export interface ServedFile {
  readonly type: string;
  readonly etag: string;
  /** The name changes with the contents, so the file may be cached for ever. */
  readonly immutable: boolean;
  /** Compressed at the first call, unless the build has done it; then cached. */
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

/** Forms that a build leaves beside a file, and how their names end. */
export const packedForms: readonly { readonly packing: Packing; readonly end: string }[] = [
  { packing: 'br', end: '.br' },
  { packing: 'gzip', end: '.gz' },
];

/** File names of Vite: index-DqX1aB_c.js. */
const hashed = /-[\w-]{8}\.\w+$/;
const worthPacking = /^text\/|json|svg|javascript/;

interface FileParts {
  readonly body: Buffer;
  readonly type: string;
  readonly immutable: boolean;
  /** Forms that are there already. */
  readonly packed?: ReadonlyMap<Packing, Buffer>;
}

export function makeServedFile({ body, type, immutable, packed: found }: FileParts): ServedFile {
  const packed = new Map<Packing, Promise<Buffer>>();
  for (const [packing, form] of found ?? []) packed.set(packing, Promise.resolve(form));
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
      const parts = { body: readFileSync(path), type, immutable: hashed.test(entry.name) };
      return [[address, makeServedFile({ ...parts, packed: readPacked(path) })] as const];
    }),
  );
}

function readPacked(path: string): Map<Packing, Buffer> {
  const found = packedForms.filter(({ end }) => existsSync(path + end));
  return new Map(found.map(({ packing, end }) => [packing, readFileSync(path + end)]));
}
