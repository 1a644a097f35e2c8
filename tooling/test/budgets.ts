/**
 * What a visitor downloads, from the build's own list of chunks: the entry, everything it imports at once,
 * and the chunks of the route. Compressed as the gateway sends them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export function readManifest(dist: string): Manifest {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path))
    throw new Error('The build has no .vite/manifest.json: set build.manifest in vite.config.ts.');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  return manifest;
}

/** The files that are needed before the named chunks can run: theirs and those of all static imports. */
export function filesFor(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}

/** Bytes after gzip of those of the files that end in `extension`. */
export function gzipBytes(dist: string, files: Iterable<string>, extension: string): number {
  const sizes = [...files]
    .filter((file) => extname(file) === extension)
    .map((file) => gzipSync(readFileSync(join(dist, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}
