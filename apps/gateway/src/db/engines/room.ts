/**
 * Free disk space for the embedded engine: when its log cannot be written, the engine blocks the process, so writes
 * are rejected before that.
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

export function watchRoom(directory: string): Room {
  return {
    check() {
      try {
        // Detects a read-only file system, also for root.
        accessSync(directory, constants.W_OK);
      } catch (error) {
        throw new DataDirectoryDenied(directory, getErrorCode(error));
      }
      const { bavail, bsize } = statfsSync(directory);
      if (bavail * bsize < LEAST_BYTES) throw new DiskFull(directory);
    },
  };
}
