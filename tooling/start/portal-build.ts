/**
 * Builds the portal, and its gallery of states, when the sources are not those of the last build. The hash of the sources stands in
 * the build itself, and the build is made beside the old one: an interrupted build leaves the old one whole.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packedForms, readFileSet } from '../../apps/gateway/src/plugins/file-set.ts';
import { ROOT, runNode } from '../program.ts';

export const PORTAL_DIST = join(ROOT, 'apps/portal/dist');
const GALLERY_DIST = join(ROOT, 'apps/portal/.cache/gallery');
const HALF = join(ROOT, 'apps/portal/.cache/half');
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

function isBuilt(dist: string): boolean {
  const stamp = join(dist, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
}

/** @param finish changes the built files before they take the place of the old ones */
async function build(
  dist: string,
  args: readonly string[],
  finish: (half: string) => Promise<void> = async () => {},
): Promise<void> {
  const hash = hashOfSources();
  const half = join(HALF, basename(dist));
  const vite = ['../../node_modules/vite/bin/vite.js', 'build', ...args];
  const built = await runNode([...vite, '--outDir', half, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps/portal'),
    // The runner of the browser tests leaves a loader there, which the build must not take.
    env: { NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  if (built.code !== 0) throw new BuildFailed(built.output);
  await finish(half);
  writeFileSync(join(half, STAMP), hash);
  rmSync(dist, { recursive: true, force: true });
  renameSync(half, dist);
}

/** Once for all gateways and all their starts: the first visitor would wait for it. */
async function packFiles(dist: string): Promise<void> {
  const forms = [...readFileSet(dist)].flatMap(([address, file]) =>
    packedForms.map(async ({ packing, end }) => {
      const packed = await file.as(packing);
      if (packed !== (await file.as('identity'))) writeFileSync(join(dist, address + end), packed);
    }),
  );
  await Promise.all(forms);
}

export const isPortalBuilt = (): boolean => isBuilt(PORTAL_DIST);

/** @throws BuildFailed with the output of the build */
export const buildPortal = (): Promise<void> => build(PORTAL_DIST, [], packFiles);

/** For the browser tests; no release holds it. @throws BuildFailed with the output of the build */
export async function ensureGallery(): Promise<void> {
  if (!isBuilt(GALLERY_DIST)) await build(GALLERY_DIST, ['-c', 'vite.gallery.config.ts']);
}
