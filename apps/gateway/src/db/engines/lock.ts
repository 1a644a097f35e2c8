/**
 * Lock of a data directory: PGlite has none, and two processes that open one directory both write, silently. A file
 * names the owner; the lock of a dead process is taken over.
 */
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DataDirectoryInUse, getErrorCode } from './open.errors.ts';

interface Holder {
  readonly pid: number;
  /** Start time of the process in the system's units; '' where unknown. */
  readonly began: string;
  readonly host: string;
}

const heldHere = new Set<string>();

/** Where the lock of a data directory is. */
export const lockPath = (directory: string) => join(directory, 'portal.lock');

/**
 * Takes the lock of a data directory until the returned function is called or this process ends.
 * @throws DataDirectoryInUse when a living process (this one too) holds it
 */
export function lockDataDirectory(directory: string): () => void {
  const path = lockPath(directory);
  if (heldHere.has(path)) throw new DataDirectoryInUse(directory, 'this process');
  const mine = JSON.stringify({ pid: process.pid, began: beginning(process.pid), host: hostname() });
  while (!create(path, mine)) removeIfDead(path, directory);
  heldHere.add(path);
  const release = () => {
    if (!heldHere.delete(path)) return;
    process.off('exit', release);
    rmSync(path, { force: true });
  };
  process.on('exit', release);
  return release;
}

function create(path: string, content: string): boolean {
  // Linked when complete: a half-written file would make its owner look dead.
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

function removeIfDead(path: string, directory: string): void {
  const seen = read(path);
  if (seen === null) return;
  const holder = parse(seen);
  if (holder && isAlive(holder)) throw new DataDirectoryInUse(directory, `process ${holder.pid}`);
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return;
    throw error;
  }
  // Another process may have taken the dead one's place in between: give that back.
  if (read(aside) !== seen) linkSync(aside, path);
  unlinkSync(aside);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function parse(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { pid, began, host } = value as Record<string, unknown>;
    if (typeof pid !== 'number' || typeof began !== 'string' || typeof host !== 'string') return null;
    return { pid, began, host };
  } catch {
    // Another machine's, or damaged.
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  // heldHere knows own locks: a file with this number is a former process's (in a container all are number 1).
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return getErrorCode(error) === 'EPERM';
  }
  return holder.began === beginning(holder.pid);
}

/** Distinguishes a living process from a later one with the same number. */
function beginning(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
