/**
 * An import goes behind the customers of the portal where both share a machine: its own process, and the processes of its
 * connections if the server runs here too and may be told so. Elsewhere nothing happens.
 */
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Tx } from '../../../db/database.ts';
import { findServerProcess } from './merge-days.store.ts';

const LOW = constants.priority.PRIORITY_BELOW_NORMAL;

export function lowerOwnPriority(): void {
  trySetPriority(0);
}

/** Lowers the process that serves this connection, to the end of the connection. */
export async function lowerServerPriority(tx: Tx): Promise<void> {
  const { pid, address } = await findServerProcess(tx);
  if (isThisMachine(address) && readCommand(pid).startsWith('postgres:')) trySetPriority(pid);
}

/** @param address of the server as it sees itself; null: a socket of this machine */
export const isThisMachine = (address: string | null): boolean =>
  address === null || address === '127.0.0.1' || address === '::1';

/** @returns '' where there is no such process, or the system does not say */
function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function trySetPriority(pid: number): void {
  try {
    setPriority(pid, LOW);
  } catch {
    // Of another user: it keeps its priority.
  }
}
