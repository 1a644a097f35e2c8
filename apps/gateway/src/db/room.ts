/**
 * Whether the embedded engine may write: it does not survive a disk that fills under its log, so whoever writes is
 * refused before that. Looks a few times a second at most.
 */
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, DataDirectoryDenied, DiskFull } from './open.errors.ts';

/** A segment of its log, and as much again for the tables. */
const LEAST_BYTES = 32 * 1024 * 1024;
const LOOKED_FOR_MS = 200;

export interface Room {
  /** @throws DiskFull | DataDirectoryDenied while nothing can be written */
  check(): void;
}

/** For a database in memory. */
export const endlessRoom: Room = { check: () => {} };

export function roomIn(directory: string): Room {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let problem: Error | null = null;
  return {
    check() {
      if (performance.now() - lookedAt > LOOKED_FOR_MS) {
        problem = problemOf(directory);
        lookedAt = performance.now();
      }
      if (problem) throw problem;
    },
  };
}

function problemOf(directory: string): Error | null {
  const probe = join(directory, 'room');
  try {
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize < LEAST_BYTES) return new DiskFull(directory);
    writeFileSync(probe, 'x');
    rmSync(probe, { force: true });
    return null;
  } catch (error) {
    const code = codeOf(error);
    return code === 'EROFS' || code === 'EACCES'
      ? new DataDirectoryDenied(directory, code)
      : new DiskFull(directory, { cause: error });
  }
}
