/**
 * A PostgreSQL server to throw away after a test run: loopback only, on a free port, in a temporary
 * folder, without fsync. It ends and leaves nothing when it is stopped or when its owner dies.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listFamily } from './life/watched.ts';
import { findPostgres, type PostgresPrograms } from './postgres/find-postgres.ts';

export interface ThrowawayPostgres {
  /** postgres://…/postgres: a superuser who may create databases. */
  readonly url: string;
  readonly from: PostgresPrograms['from'];
  /** Ends the server the way an operator does, and keeps its data. */
  end(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again after `end`; resolves when it lets people in. */
  begin(): Promise<void>;
  /** Holds the server and all its sessions where they are, or lets them go on. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

type Owner = { readonly uid: number; readonly gid: number } | Record<string, never>;

const MAY_BE_LOST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];
const SMALL = ['shared_buffers=64MB', 'max_connections=300', 'autovacuum=off', 'jit=off', 'timezone=UTC'];

// The server is a child of a shell that reads a pipe from us: the pipe ends when we end, however we end.
const KEEPER = `folder=$1; shift; "$@" >"$folder/log" 2>&1 & server=$!
trap '' INT TERM HUP; read -r _; kill -INT $server 2>/dev/null; wait $server; cd /; rm -rf "$folder"`;

/** PostgreSQL refuses to run as root: then it runs as the user nobody. */
function ownerOfServer(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** npm packages cannot hold links, and the user nobody may not read our home: copies, then links by its list. */
function runnableCopy(bin: string, folder: string, owner: Owner): string {
  const native = dirname(bin);
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true });
  const links: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links as readonly { source: string; target: string }[]) {
    const at = join(folder, target);
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(folder, source)), at);
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(copy, 'bin', program), 0o755);
  // The keeper removes the folder with the server's rights, so all of it belongs to the server.
  if ('uid' in owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
  return join(copy, 'bin');
}

/** Whether a server's log has an error that ends its start; an early connection is refused and logged, which does not. */
export const hasFailed = (log: string): boolean => /^\S.*FATAL: +(?! |the database system is)/m.test(log);

async function untilReady(data: string, log: string, ended: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const pidFile = join(data, 'postmaster.pid');
    if (existsSync(pidFile) && readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'ready') return;
    const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
    if (ended() || hasFailed(text)) throw new Error(`PostgreSQL did not start: ${text.trim()}`);
    await wait(25);
  }
  throw new Error('PostgreSQL did not start within 15 seconds.');
}

function initialise(bin: string, folder: string, owner: Owner): string {
  const password = randomBytes(12).toString('hex');
  const secret = join(folder, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if ('uid' in owner) chownSync(secret, owner.uid, owner.gid);
  const args = [
    '-D',
    join(folder, 'data'),
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C',
    '-A',
    'password',
    '--no-sync',
    '--no-instructions',
    `--pwfile=${secret}`,
  ];
  execFileSync(join(bin, 'initdb'), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  return password;
}

async function endKeeper(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null) return;
  const gone = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  keeper.ref();
  keeper.stdin?.end();
  await gone;
}

/** The server first: it would take a session that does not answer for one that died. */
function signalFamily(server: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of listFamily(server)) process.kill(pid, signal);
}

/** @param more settings of the server, over the usual ones @throws Error in one sentence when no server can be found or started; nothing is left behind then */
export async function startThrowawayPostgres(
  found = findPostgres(),
  more: readonly string[] = [],
): Promise<ThrowawayPostgres> {
  if (found === null) throw new Error('No PostgreSQL 15 or newer found: install one and put it on PATH.');
  const owner = ownerOfServer();
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if ('uid' in owner) chownSync(folder, owner.uid, owner.gid);
  try {
    const bin = found.from === 'npm' ? runnableCopy(found.bin, folder, owner) : found.bin;
    const password = initialise(bin, folder, owner);
    const data = join(folder, 'data');
    const port = await freePort();
    const where = [`listen_addresses=127.0.0.1`, `port=${port}`, 'unix_socket_directories='];
    const settings = [...where, ...MAY_BE_LOST, ...SMALL, ...more].flatMap((setting) => ['-c', setting]);
    const args = ['-c', KEEPER, 'keeper', folder, join(bin, 'postgres'), '-D', data, ...settings];
    const keepers: ChildProcess[] = [];
    const begin = async (): Promise<void> => {
      // The last server's shutdown message is no answer of this one.
      rmSync(join(folder, 'log'), { force: true });
      const keeper = spawn('/bin/sh', args, {
        ...owner,
        cwd: folder,
        detached: true,
        stdio: ['pipe', 'ignore', 'ignore'],
      });
      keepers.push(keeper);
      keeper.unref();
      await untilReady(data, join(folder, 'log'), () => keeper.exitCode !== null);
    };
    const server = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const stop = async (): Promise<void> => {
      await Promise.all(keepers.map(endKeeper));
      // The server's user may empty its folder; only we may be allowed to remove it.
      rmSync(folder, { recursive: true, force: true });
    };
    try {
      await begin();
    } catch (problem) {
      await stop();
      throw problem;
    }
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      from: found.from,
      async end(mode) {
        process.kill(server(), mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
        while (existsSync(join(data, 'postmaster.pid'))) await wait(10);
      },
      begin,
      pause: () => signalFamily(server(), 'SIGSTOP'),
      resume: () => signalFamily(server(), 'SIGCONT'),
      stop,
    };
  } catch (problem) {
    rmSync(folder, { recursive: true, force: true });
    throw problem;
  }
}
