/** Which portal made a data directory: written when it is complete, checked before it is opened. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import packageFile from '../../../package.json' with { type: 'json' };
import { migrationNames } from '../migrate.ts';
import { DataDirectoryVersion } from './open.errors.ts';

const stored = z.object({ app: z.string(), engine: z.string(), schema: z.string() });

/** PGlite's PostgreSQL: a directory of another major version cannot be read. */
const engine = 'PostgreSQL 18';
const app = packageFile.version;

const versionPath = (directory: string) => join(directory, 'version.json');

/** Where the embedded database's own files are. */
export const databasePath = (directory: string) => join(directory, 'database');

export type DirectoryState = 'empty' | 'unfinished' | 'ready';

/**
 * Inspects a data directory: empty, the remains of an interrupted first start, or a database of the portal.
 * @throws DataDirectoryVersion when another version or another program created it
 */
export function inspectDirectory(directory: string): DirectoryState {
  const found = readVersion(directory);
  if (found === 'none') {
    if (!existsSync(databasePath(directory))) return 'empty';
    throw new DataDirectoryVersion(directory, 'a database of unknown version', expected());
  }
  if (found === 'unfinished') return 'unfinished';
  if (found.app !== app) throw new DataDirectoryVersion(directory, `data of portal ${found.app}`, expected());
  if (found.engine !== engine) {
    throw new DataDirectoryVersion(directory, `a database of ${found.engine}`, expected());
  }
  if (!migrationNames().includes(found.schema)) {
    throw new DataDirectoryVersion(directory, `a newer schema (${found.schema})`, expected());
  }
  return 'ready';
}

const expected = () => `portal ${app} (${engine}, schema ${migrationNames().at(-1)})`;

function readVersion(directory: string): z.output<typeof stored> | 'none' | 'unfinished' {
  const path = versionPath(directory);
  if (!existsSync(path)) return 'none';
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof content === 'object' && content !== null && 'unfinished' in content) return 'unfinished';
    return z.parse(stored, content);
  } catch (error) {
    throw new DataDirectoryVersion(directory, 'a version.json that cannot be read', expected(), {
      cause: error,
    });
  }
}

/** Marks the directory as begun: a start that is cut off here begins anew. */
export function markUnfinished(directory: string): void {
  write(directory, { unfinished: true });
}

/** Marks the directory as complete, at this version and the newest schema. */
export function markReady(directory: string): void {
  write(directory, { app, engine, schema: migrationNames().at(-1) });
}

function write(directory: string, content: object): void {
  const path = versionPath(directory);
  writeFileSync(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}
