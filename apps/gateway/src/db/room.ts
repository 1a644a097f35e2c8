/**
 * Whether the embedded engine may write: when its log cannot be written it stands still, and the process with it, so
 * whoever writes is refused before that.
 */
import { accessSync, constants, statfsSync } from 'node:fs';
import { DataDirectoryDenied, DiskFull, getErrorCode } from './open.errors.ts';

/** A segment of its log, and as much again for the tables. */
const LEAST_BYTES = 32 * 1024 * 1024;

export interface Room {
  /** @throws DiskFull | DataDirectoryDenied while nothing can be written */
  check(): void;
}

/** For a database in memory. */
export const endlessRoom: Room = { check: () => {} };

export function roomIn(directory: string): Room {
  return {
    check() {
      try {
        // Tells of a file system that was made read-only, to root as well.
        accessSync(directory, constants.W_OK);
      } catch (error) {
        throw new DataDirectoryDenied(directory, getErrorCode(error));
      }
      const { bavail, bsize } = statfsSync(directory);
      if (bavail * bsize < LEAST_BYTES) throw new DiskFull(directory);
    },
  };
}
