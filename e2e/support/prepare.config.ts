/** Once per run: builds the portal and the gallery if need be, and makes the demo world that tests copy. */
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPortal, ensureGallery, isPortalBuilt } from '../../tooling/start/portal-build.ts';
import { startPortalOn } from './portal.ts';

/** @param world takes its place when it is whole */
async function makeWorld(world: string): Promise<void> {
  const half = mkdtempSync(join(tmpdir(), 'portal-world-'));
  try {
    await (await startPortalOn(half)).close();
    renameSync(half, world);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** @returns takes the world away, unless whoever runs several runs keeps it in E2E_WORLD for the next */
async function prepare(): Promise<() => void> {
  const kept = process.env.E2E_WORLD;
  const world = kept ?? mkdtempSync(join(tmpdir(), 'portal-world-'));
  process.env.E2E_WORLD = world;
  if (!isPortalBuilt()) await buildPortal();
  const isMade = kept !== undefined && existsSync(kept);
  await Promise.all([ensureGallery(), isMade ? null : makeWorld(world)]);
  return () => {
    if (kept === undefined) rmSync(world, { recursive: true, force: true });
  };
}

export default prepare;
