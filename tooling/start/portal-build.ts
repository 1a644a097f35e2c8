/**
 * Builds the portal when its sources are not those of the last build. The hash of the sources stands in
 * the build itself, and the build is made beside the old one: an interrupted build leaves the old one whole.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNode } from '../program.ts';

export const PORTAL_DIST = join(ROOT, 'apps/portal/dist');
const HALF = join(ROOT, 'apps/portal/.cache/dist');
const SOURCES = [
  'apps/portal',
  'packages/contract/src',
  'packages/domain/src',
  'packages/look/src',
  'package-lock.json',
];
const PASSED_OVER = /^(node_modules|dist|dist-gallery|\.cache)$|\.test\.tsx?$/;
const STAMP = '.sources';

export class BuildFailed extends Error {}

function* listFiles(path: string): Generator<string> {
  const children = readdirSync(join(ROOT, path), { withFileTypes: true });
  for (const child of children.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (PASSED_OVER.test(child.name)) continue;
    if (child.isDirectory()) yield* listFiles(`${path}/${child.name}`);
    else yield `${path}/${child.name}`;
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const paths = source.endsWith('.json') ? [source] : listFiles(source);
    for (const path of paths) hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('hex');
}

export function isPortalBuilt(): boolean {
  const stamp = join(PORTAL_DIST, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
}

/** @throws BuildFailed with the output of the build */
export async function buildPortal(): Promise<void> {
  const hash = hashOfSources();
  const args = [
    '../../node_modules/vite/bin/vite.js',
    'build',
    '--outDir',
    HALF,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  const built = await runNode(args, { cwd: join(ROOT, 'apps/portal'), env: { NODE_ENV: 'production' } });
  if (built.code !== 0) throw new BuildFailed(built.output);
  writeFileSync(join(HALF, STAMP), hash);
  rmSync(PORTAL_DIST, { recursive: true, force: true });
  renameSync(HALF, PORTAL_DIST);
}
