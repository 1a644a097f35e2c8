/** Runs other programs for a task, each in a process group of its own, so that none survives the task. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

export interface Finished {
  readonly code: number;
  /** Its standard output and error output, in order. */
  readonly output: string;
}

const running = new Set<ChildProcess>();

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** Ends every program, and kills it after a second. */
export async function endPrograms(): Promise<void> {
  const ends = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) signalGroup(child, 'SIGTERM');
  const force = setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  }, 1_000);
  await Promise.all(ends);
  clearTimeout(force);
}

/** Runs a script with this very Node. */
export function runNode(
  args: readonly string[],
  options: { env?: Record<string, string>; cwd?: string; show?: boolean } = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...options.env },
      detached: true,
      stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
    });
    running.add(child);
    const pieces: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
    }
    const finish = (code: number): void => {
      running.delete(child);
      resolve({ code, output: pieces.join('') });
    };
    child.once('error', (problem) => {
      pieces.push(problem.message);
      finish(127);
    });
    // A grandchild may hold the pipes open: only the end of the program itself counts.
    child.once('exit', (code, signal) => setTimeout(() => finish(signal ? 128 : (code ?? 1)), 20));
  });
}
