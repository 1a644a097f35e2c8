/**
 * Databases that are made once and copied for each test: named after everything that shapes them, so that a
 * changed migration or seed makes new ones. Knows no engine.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { systemClock } from '../../clock.ts';
import { lockDataDirectory } from '../engines/lock.ts';
import { DataDirectoryInUse } from '../engines/open.errors.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'portal-databases');
const week = 7 * 86_400_000;

const shapeOfSchema = [
  'apps/gateway/src/db/migrations',
  'apps/gateway/src/db/migrate.ts',
  'apps/gateway/src/db/test/reset.ts',
  'package-lock.json',
];
const shapeOfWorld = [...shapeOfSchema, 'apps/gateway/src/db/seed', 'packages/domain/src'];

const shapeOfBlank = ['package-lock.json'];

/** 'blank_90ab…' */
export const blankName = () => `blank_${hashFiles(shapeOfBlank)}`;

/** 'schema_1f0c…' */
export const schemaName = () => `schema_${hashFiles(shapeOfSchema)}`;

/** 'world_77ab…', for one instant. */
export const worldName = (at: string) => `world_${hashFiles(shapeOfWorld, at)}`;

const hashes = new Map<readonly string[], Buffer>();

/** The files are read once per process: every test asks for a name. */
function hashFiles(paths: readonly string[], extra = ''): string {
  const known = hashes.get(paths) ?? readHash(paths);
  hashes.set(paths, known);
  return createHash('sha256').update(extra).update(known).digest('hex').slice(0, 16);
}

function readHash(paths: readonly string[]): Buffer {
  const hash = createHash('sha256');
  for (const path of paths) for (const file of listFiles(join(root, path))) hash.update(readFileSync(file));
  return hash.digest();
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return path.includes('.test.') ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/**
 * The path of a prepared file; only one process calls `make`, and the others wait for it. The folder of the lock
 * stays: a waiting process may be about to write into it.
 */
export async function preparedFile(name: string, make: (path: string) => Promise<void>): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const path = join(cache, name);
  const place = `${path}.making`;
  while (!existsSync(path)) {
    const release = await tryLock(place);
    if (release === null) continue;
    try {
      if (!existsSync(path)) await make(path);
    } finally {
      release();
    }
  }
  forgetOld();
  return path;
}

async function tryLock(place: string): Promise<(() => void) | null> {
  try {
    mkdirSync(place, { recursive: true });
    return lockDataDirectory(place);
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    await wait(50);
    return null;
  }
}

function forgetOld(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    // Another process may just have renamed or removed it.
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? systemClock.now();
    if (systemClock.now() - made > week) rmSync(path, { recursive: true, force: true });
  }
}
