/** Once per run: builds the portal and the gallery if need be, and makes the demo world that tests copy. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPortal, isPortalBuilt } from '../../tooling/start/portal-build.ts';
import { startPortalOn } from './portal.ts';

const portalFolder = new URL('../../apps/portal/', import.meta.url).pathname;

function buildGallery(): void {
  const args = [
    '../../node_modules/vite/bin/vite.js',
    'build',
    '-c',
    'vite.gallery.config.ts',
    '--logLevel',
    'warn',
  ];
  const { NODE_OPTIONS: _loader, ...env } = process.env;
  execFileSync(process.execPath, args, { cwd: portalFolder, env: { ...env, NODE_ENV: 'production' } });
}

async function prepare(): Promise<() => void> {
  if (!isPortalBuilt()) await buildPortal();
  buildGallery();
  const world = mkdtempSync(join(tmpdir(), 'portal-world-'));
  process.env.E2E_WORLD = world;
  const forget = () => rmSync(world, { recursive: true, force: true });
  try {
    await (await startPortalOn(world)).close();
  } catch (problem) {
    forget();
    throw problem;
  }
  return forget;
}

export default prepare;
