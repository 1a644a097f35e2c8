/** Starts portals for the tests, each on its own copy of the prepared demo world. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The afternoon of the pictures: Friday 20 November 2026, 3:12 PM in Singapore. */
const afternoon = '2026-11-20T15:12:00+08:00';

export interface Portal {
  readonly origin: string;
  /** Log of the server. */
  log(): string;
  /** Moves the clock that the rules follow. */
  shift(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

export interface PortalOptions {
  /** Folder of a prepared world; it is copied. */
  readonly world: string;
  readonly env?: Readonly<Record<string, string>>;
}

const program = new URL('portal-process.ts', import.meta.url).pathname;

async function readAnswer(child: ChildProcess, log: readonly string[]): Promise<Record<string, unknown>> {
  const gone = once(child, 'exit').then(() => {
    throw new Error(`The portal ended by itself:\n${log.join('')}`);
  });
  const [message] = (await Promise.race([once(child, 'message'), gone])) as [Record<string, unknown>];
  return message;
}

/** Starts the portal on the folder itself, not on a copy. */
export async function startPortalOn(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Portal> {
  const { NODE_OPTIONS: _loader, TZ: _zone, ...own } = process.env;
  const child = fork(program, [], {
    execArgv: [],
    env: { ...own, PORT: '0', E2E_AT: afternoon, PORTAL_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => log.push(piece));
  }
  const { origin } = await readAnswer(child, log);
  return {
    origin: String(origin),
    log: () => log.join(''),
    async shift(milliseconds) {
      child.send({ shift: milliseconds });
      await readAnswer(child, log);
    },
    async close() {
      if (child.exitCode !== null) return;
      child.send('end');
      await once(child, 'exit');
    },
  };
}

export async function startCopy({ world, env }: PortalOptions): Promise<Portal> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(world, folder, { recursive: true });
    const portal = await startPortalOn(folder, env);
    return { ...portal, close: () => portal.close().finally(forget) };
  } catch (problem) {
    forget();
    throw problem;
  }
}
