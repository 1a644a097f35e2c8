/** Starts a program the way a person does, in a process group of its own, and watches what becomes of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Watched {
  readonly child: ChildProcess;
  /** The number of the process that was started, which is also its group's. */
  readonly pid: number;
  readonly out: () => string;
  readonly err: () => string;
  readonly exit: Promise<number | null>;
  readonly hasEnded: () => boolean;
}

export function watch(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Watched {
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '', ended: false };
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (said.out += piece));
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (said.err += piece));
  // 'close' rather than 'exit': what it said last has been read then.
  const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  void exit.then(() => (said.ended = true));
  if (child.pid === undefined) throw new Error(`${program} did not start`);
  return {
    child,
    pid: child.pid,
    out: () => said.out,
    err: () => said.err,
    exit,
    hasEnded: () => said.ended,
  };
}

/** @throws Error with what the program said when it does not come true in time */
export async function until(
  what: string,
  watched: Watched,
  isTrue: () => boolean | Promise<boolean>,
  seconds: number,
) {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    if (await isTrue()) return;
    await wait(50);
  }
  throw new Error(`${what}: not within ${seconds} s. It said:\n${watched.out()}\n${watched.err()}`);
}

/** Whether a process runs; one that is dead and only not yet collected by its parent does not. */
export function runs(pid: number): boolean {
  if (process.platform !== 'linux') {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  }
  const path = `/proc/${pid}/stat`;
  try {
    return existsSync(path) && !/\) [ZX] /.test(readFileSync(path, 'utf8'));
  } catch {
    return false;
  }
}

/** The process and all that descend from it, while their parents still live. Linux only: read from /proc. */
export function listFamily(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }];
      } catch {
        return [];
      }
    });
  const below = (of: number): number[] =>
    parents.filter(({ parent }) => parent === of).flatMap((child) => [child.pid, ...below(child.pid)]);
  return [pid, ...below(pid)];
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}
