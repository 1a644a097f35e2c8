/**
 * The files that a visitor downloads, from the build's own list of chunks: a page names its first files, each chunk
 * names those that it imports at once. Sizes are those after compression by the gateway.
 */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

export function readManifest(dist: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  return manifest;
}

/** The files that are there before the named chunks can run: theirs and those of all they import at once. */
export function filesFor(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}: say in weigh.ts what it is called now.`);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    waiting.push(...(chunk.imports ?? []));
  }
  return files;
}

/** The scripts and style sheets that a page itself names, and all they import at once. */
export function filesOfPage(dist: string, page: string, manifest: Manifest): Set<string> {
  const html = readFileSync(join(dist, page), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
  const keys = Object.keys(manifest).filter((key) => named.includes(manifest[key]?.file ?? ''));
  return new Set([...named, ...filesFor(manifest, keys)]);
}

/** Bytes after gzip of those of the files that end in `extension`; fonts are compressed already. */
export function getWeight(dist: string, files: Iterable<string>, extension: string): number {
  const read = (file: string): Buffer => readFileSync(join(dist, file));
  return [...files]
    .filter((file) => extname(file) === extension)
    .map((file) => (extension === '.woff2' ? read(file) : gzipSync(read(file))).length)
    .reduce((sum, size) => sum + size, 0);
}
