/** Programs of a bench as processes of their own: started on a free port, ended by their number. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../tooling/program.ts';
import { reservePort } from '../../tooling/start/reserve-port.ts';
import { Target } from './load.ts';

export interface BenchServer {
  readonly port: number;
  readonly target: Target;
  /** Milliseconds of processor time so far; NaN where the system does not tell. */
  cpuMs(): number;
  stop(): Promise<void>;
}

const TICKS_PER_SECOND = 100;

export async function startServer(
  path: string,
  settings: Readonly<Record<string, string>>,
  probe: string,
): Promise<BenchServer> {
  const reserved = await reservePort('127.0.0.1', 0);
  await reserved.release();
  const { port } = reserved;
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings, PORT: String(port) };
  // Log lines are written, as in production, and read by nobody.
  const child = spawn(process.execPath, [path], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  const target = new Target(port);
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 600) throw new Error(`${path} did not start`);
    const answer = await target.ask({ path: probe, headers: {}, body: '' }, 'GET').catch(() => null);
    if (answer && answer.status < 500) break;
    await wait(50);
  }
  return {
    port,
    target,
    cpuMs: () => readCpu(child),
    async stop() {
      target.close();
      process.off('exit', end);
      if (child.exitCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function readCpu({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}
